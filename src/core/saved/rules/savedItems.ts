import type { AddItem } from '../../cart/rules/adding/addRequest';
import type { LineItem } from '../../cart/rules/cart';
import type { Money } from '../../platform/rules/money';

/** A plan that was attached to an item in the cart. It is saved and moved back together with the item. */
export type SavedPlan = { sku: string; name?: string; quantity: number; relation: 'WARRANTY' | 'ASSEMBLY' };

/** An item saved for later [SFL-011]. `unit` and `base` are prices of one unit, `total` is the price of all units. */
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
 * Whether a line of the cart can be saved for later. A plan or a part is saved with its parent line, and a free sample
 * cannot be ordered by itself.
 */
export function canSaveForLater(line: LineItem): boolean {
  return line.id !== '' && line.status !== 'DELETED' && line.parent === undefined && !line.isFreeSample;
}

/** Returns the items that *Move all to cart* moves: all that are in stock [SFL-004]. */
export function movableItems(items: readonly SavedItem[]): SavedItem[] {
  return items.filter((item) => !item.isOutOfStock);
}

/** Returns the items of the add that moves a saved item back into the cart, with its plans attached [SFL-003]. */
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

/** Whether an add put the item, or its substitute, into the cart [SFL-003, SFL-004]. */
export function hasArrived({ sku }: Pick<SavedItem, 'sku'>, added: LineItem[]): boolean {
  return added.some(
    (line) =>
      (line.quantityAdded ?? 0) > 0 &&
      (line.sku === sku ||
        line.messages.some((message) => message.code === 'SURCHG_ALTS_ITM_MSG' && message.sku === sku)),
  );
}
