import type { AddItem } from '../../../core/cart/rules/adding/addRequest';
import type { DeliveryType } from '../../../core/cart/rules/cart';

/** The items that one press adds to the cart. */
export type PressedItems = {
  /** The product. */
  sku: string;
  /** `STA` ships to an address, `STS` ships to a store, `ISP` is picked up in a store. The default is the shop's. */
  deliveryType?: DeliveryType;
  /** The store, for a delivery to one. */
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
