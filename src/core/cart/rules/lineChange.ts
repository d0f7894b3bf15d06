import { activeLines, type Cart, type LineAction, type LineItem } from './cart';

/**
 * The change of one line between two carts; `quantity` is the signed difference
 * [CART-UPD-001, CART-UPD-002, CART-UPD-003, CART-UPD-004].
 */
export type LineChange = { line: LineItem; action: LineAction; quantity: number };

/** A line without an id is identified by its SKU. */
const nameOf = (line: LineItem) => line.id || line.sku;

/**
 * Compares two carts line by line: a new line was added, a missing one deleted, and one with another quantity edited by
 * the difference. All others are unchanged. Without a previous cart, returns the changes that the response itself
 * reports [CART-UPD-001, CART-UPD-002, CART-UPD-003, CART-UPD-004].
 */
export function lineChanges(before: Cart | undefined, after: Cart): LineChange[] {
  if (before === undefined) return after.lines.map(reportedChange);

  const old = new Map(activeLines(before).map((line) => [nameOf(line), line]));
  const present = activeLines(after).map((line): LineChange => {
    const was = old.get(nameOf(line));
    old.delete(nameOf(line));
    const quantity = line.quantity - (was?.quantity ?? 0);
    return { line, action: was === undefined ? 'ADD_ITEM' : quantity === 0 ? 'NONE' : 'EDIT_ITEM', quantity };
  });
  const removed = [...old.values()].map(
    (line): LineChange => ({ line, action: 'DELETED_ITEM', quantity: -line.quantity }),
  );
  return [...present, ...removed];
}

function reportedChange(line: LineItem): LineChange {
  return { line, action: line.action, quantity: line.action === 'NONE' ? 0 : (line.quantityAdded ?? 0) };
}

/** Whether the response itself reports what was done to its lines. */
function isMarked(cart: Cart): boolean {
  return cart.refused.length > 0 || cart.lines.some((line) => line.action !== 'NONE');
}

/**
 * Returns the changes that a request of this page made, from the actions that the shop reports for each line. Changes
 * by other devices in the meantime are not included. If the shop reports no actions, returns the difference from the
 * previous cart.
 */
export function ownChanges(before: Cart | undefined, after: Cart): LineChange[] {
  const compared = lineChanges(before, after);
  if (!isMarked(after)) return compared.filter(({ action }) => action !== 'NONE');

  const difference = new Map(compared.map(({ line, quantity }) => [nameOf(line), quantity]));
  return after.lines
    .filter((line) => line.action !== 'NONE')
    .map((line) => ({ line, action: line.action, quantity: line.quantityAdded ?? difference.get(nameOf(line)) ?? 0 }));
}

/** Returns the items of an add: the lines that it changed, with the number of units added, and the refused items. */
export function addedItems(before: Cart | undefined, after: Cart): LineItem[] {
  const changed = ownChanges(before, after).filter(({ line }) => line.status !== 'DELETED');
  const added = isMarked(after) ? changed : changed.filter(({ quantity }) => quantity > 0);
  return [...added.map(({ line, quantity }) => ({ ...line, quantityAdded: quantity })), ...after.refused];
}
