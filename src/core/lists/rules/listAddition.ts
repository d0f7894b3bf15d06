import type { Money } from '../../platform/rules/money';
import { addMoney, multiplyMoney } from '../../platform/rules/moneyMath';
import { checkTile, type ProductTile } from '../../products/rules/productTile';
import type { ListedItem } from './lists';

/** What adding items of a list puts into the cart. */
export type ListAddition = {
  /** The items whose products can be added now. */
  items: ListedItem[];
  units: number;
  /** Their price; undefined if there is none, or if the price of one of them is not known before it is in the cart. */
  price: Money | undefined;
  /** How many products cannot be added now. */
  unavailable: number;
};

/** What adding these items puts into the cart, by the products that the shop knows. */
export function listAddition(wanted: readonly ListedItem[], tiles: ReadonlyMap<string, ProductTile>): ListAddition {
  const items = wanted.filter(({ sku }) => {
    const tile = tiles.get(sku);
    return tile !== undefined && checkTile(tile).canAdd;
  });
  const prices = items.map(({ sku, quantity }) => rowPrice(tiles.get(sku), quantity));
  return {
    items,
    units: items.reduce((sum, { quantity }) => sum + quantity, 0),
    price: prices.reduce(
      (sum, price) => sum && price && addMoney(sum, price),
      prices[0] && multiplyMoney(prices[0], 0),
    ),
    unavailable: wanted.length - items.length,
  };
}

/** The price of a row; undefined if it is not known before the product is in the cart. */
export function rowPrice(tile: ProductTile | undefined, quantity: number): Money | undefined {
  return tile?.price && !tile.hasPriceInCartOnly ? multiplyMoney(tile.price, quantity) : undefined;
}
