import { type Cart, decimalFromMoney, type LineChange, type LineItem, type Money } from 'quire-widgets/core';

/** One product in the format of tag managers. `price` is for one unit, in major currency units: 19.9. */
export type DataLayerItem = {
  item_id: string;
  item_name?: string;
  item_brand?: string;
  price?: number;
  quantity?: number;
  item_list_name?: string;
};

export type Ecommerce = {
  currency?: string;
  value?: number;
  transaction_id?: string;
  item_list_name?: string;
  items: DataLayerItem[];
};

export type EcommerceName =
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'purchase'
  | 'view_item_list'
  | 'select_item';

export type EcommerceEvent = { event: EcommerceName; ecommerce: Ecommerce };

/** What the page of a confirmed order knows about it. */
export type PaidOrder = {
  number: string;
  total?: Money;
  lines: { sku: string; name: string; quantity: number; total?: Money }[];
};

/** Units that were added to the cart or removed from it. */
export function quantityEvent({ line, quantity }: LineChange): EcommerceEvent | undefined {
  if (quantity === 0) return undefined;
  const units = Math.abs(quantity);
  return {
    event: quantity > 0 ? 'add_to_cart' : 'remove_from_cart',
    ecommerce: { ...amount(line.price.unit, units), items: [itemOf(line, units)] },
  };
}

/** The cart when it is viewed or taken to the checkout. */
export function cartEvent(event: 'view_cart' | 'begin_checkout', cart: Cart): EcommerceEvent {
  const lines = cart.lines.filter(({ status }) => status !== 'DELETED');
  const items = lines.map((line) => itemOf(line, line.quantity));
  return { event, ecommerce: { ...amount(cart.summary.subtotal), items } };
}

/** A confirmed order. Tag managers count each order number once. */
export function purchaseEvent({ number, total, lines }: PaidOrder): EcommerceEvent {
  const items = lines.map(({ sku, name, quantity, total: ofLine }) => ({
    item_id: sku,
    item_name: name,
    ...(ofLine && quantity > 0 && { price: decimal({ ...ofLine, minor: Math.round(ofLine.minor / quantity) }) }),
    quantity,
  }));
  return { event: 'purchase', ecommerce: { transaction_id: number, ...amount(total), items } };
}

/** A tile that was viewed or clicked. */
export function tileEvent(
  event: 'view_item_list' | 'select_item',
  { sku, list }: { sku: string; list: string },
): EcommerceEvent {
  return { event, ecommerce: { item_list_name: list, items: [{ item_id: sku, item_list_name: list }] } };
}

/** Copies field by field, so that other fields of a line stay on the page. */
function itemOf({ sku, name, brandName, price }: LineItem, quantity: number): DataLayerItem {
  return {
    item_id: sku,
    item_name: name,
    ...(brandName !== undefined && { item_brand: brandName }),
    ...(price.unit && { price: decimal(price.unit) }),
    quantity,
  };
}

function amount(money: Money | undefined, units = 1): Pick<Ecommerce, 'currency' | 'value'> {
  return money ? { currency: money.currency, value: decimal({ ...money, minor: money.minor * units }) } : {};
}

const decimal = (money: Money): number => Number(decimalFromMoney(money));
