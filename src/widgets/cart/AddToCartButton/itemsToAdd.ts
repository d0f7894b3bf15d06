import type { AddItem } from '../../../core/cart/rules/adding/addRequest';
import type { DeliveryType } from '../../../core/cart/rules/cart';

/** What one press puts in the cart. */
export type PressedItems = {
  sku: string;
  deliveryType?: DeliveryType;
  storeNumber?: string;
  /** A plan to add together with the product. */
  warrantySku?: string;
  /** Further items to add with one press: SKU and quantity. */
  items?: { sku: string; quantity: number }[];
};

/** The items of one press: the product, its plan, and whatever else the page wants along [CART-ADD-001]. */
export function itemsToAdd(
  { sku, deliveryType, storeNumber, warrantySku, items = [] }: PressedItems,
  quantity: number,
) {
  const delivery = { ...(deliveryType && { deliveryType }), ...(storeNumber && { storeNumber }) };
  const product: AddItem = { sku, quantity, ...delivery };
  const plan: AddItem[] = warrantySku ? [{ sku: warrantySku, quantity, parent: { sku, relation: 'WARRANTY' } }] : [];
  return [product, ...plan, ...items];
}
