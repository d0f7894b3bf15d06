import type { AddItem } from '../../../core/cart/rules/adding/addRequest';
import type { DeliveryType } from '../../../core/cart/rules/cart';

/** The items that one press adds to the cart. */
export type PressedItems = {
  /** The product. */
  sku: string;
  /** How the product is delivered: shipped to the store (STS), in-store pickup (ISP) or shipped to the address (STA). */
  deliveryType?: DeliveryType;
  /** The store for pickup. The default is the store of the customer. */
  storeNumber?: string;
  /** SKU of a protection plan that is added with the product. */
  warrantySku?: string;
  /** Further items that the same press adds: SKU and quantity. */
  items?: { sku: string; quantity: number }[];
};

/** Builds the items of one press: the product, its protection plan, and the page's additional items [CART-ADD-001]. */
export function itemsToAdd(
  { sku, deliveryType, storeNumber, warrantySku, items = [] }: PressedItems,
  quantity: number,
) {
  const delivery = { ...(deliveryType && { deliveryType }), ...(storeNumber && { storeNumber }) };
  const product: AddItem = { sku, quantity, ...delivery };
  const plan: AddItem[] = warrantySku ? [{ sku: warrantySku, quantity, parent: { sku, relation: 'WARRANTY' } }] : [];
  return [product, ...plan, ...items];
}
