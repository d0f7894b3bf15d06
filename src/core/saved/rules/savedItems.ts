import type { AddItem } from '../../cart/rules/adding/addRequest';
import type { LineItem } from '../../cart/rules/cart';
import type { Money } from '../../platform/rules/money';

/** A plan that hung on an item in the cart: it was saved with it, and comes back with it. */
export type SavedPlan = { sku: string; name?: string; quantity: number; relation: 'WARRANTY' | 'ASSEMBLY' };

/** Something the customer keeps for later [SFL-011]. `unit` and `base` are of one, `total` is of all. */
export type SavedItem = {
  id: string;
  sku: string;
  name: string;
  model?: string;
  url?: string;
  imageUrl?: string;
  quantity: number;
  isOutOfStock: boolean;
  price: { unit?: Money; total?: Money; base?: Money; unitOfMeasure?: string };
  /** `rating` from 0 to 5. */
  reviews?: { count: number; rating: number };
  /** ISO 8601 date */
  deliveryDate?: string;
  plans: SavedPlan[];
};

/**
 * May a line leave the cart for the saved items? A plan or a part goes with the line it hangs on, and a free sample is
 * worth nothing without an order.
 */
export function canSaveForLater(line: LineItem): boolean {
  return line.id !== '' && line.status !== 'DELETED' && line.parent === undefined && !line.isFreeSample;
}

/** What *move all* takes along: all that can be had [SFL-004]. */
export function movableItems(items: readonly SavedItem[]): SavedItem[] {
  return items.filter((item) => !item.isOutOfStock);
}

/** What an add asks for to bring a saved item back into the cart, its plans on it [SFL-003]. */
export function itemsToMove({ sku, quantity, plans }: SavedItem): AddItem[] {
  return [
    { sku, quantity: Math.max(1, quantity) },
    ...plans.map((plan) => ({
      sku: plan.sku,
      quantity: Math.max(1, plan.quantity),
      parent: { sku, relation: plan.relation },
    })),
  ];
}

/** Is the item, or what the shop has put in its place, among those that an add brought into the cart? [SFL-003, SFL-004] */
export function hasArrived({ sku }: Pick<SavedItem, 'sku'>, added: LineItem[]): boolean {
  return added.some(
    (line) =>
      (line.quantityAdded ?? 0) > 0 &&
      (line.sku === sku ||
        line.messages.some((message) => message.code === 'SURCHG_ALTS_ITM_MSG' && message.sku === sku)),
  );
}
