import { nearestQuantity } from '../../cart/rules/quantity';
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
  const rows = wanted.flatMap((item) => {
    const tile = tiles.get(item.sku);
    return tile && checkTile(tile).canAdd ? [{ item, tile }] : [];
  });
  const prices = rows.map(({ item, tile }) => rowPrice(tile, item.quantity));
  return {
    items: rows.map(({ item }) => item),
    units: rows.reduce((sum, { item, tile }) => sum + addedUnits(tile, item.quantity), 0),
    price: prices.reduce(
      (sum, price) => sum && price && addMoney(sum, price),
      prices[0] && multiplyMoney(prices[0], 0),
    ),
    unavailable: wanted.length - rows.length,
  };
}

/** How many units an add puts into the cart: the shop reduces a quantity to the limit and the step of the product. */
const addedUnits = ({ quantityLimit, increment }: ProductTile, quantity: number) =>
  nearestQuantity(quantity, { cap: quantityLimit, increment });

/** The price of what adding a row puts into the cart; undefined if it is not known before. */
export function rowPrice(tile: ProductTile | undefined, quantity: number): Money | undefined {
  return tile?.price && !tile.hasPriceInCartOnly ? multiplyMoney(tile.price, addedUnits(tile, quantity)) : undefined;
}
