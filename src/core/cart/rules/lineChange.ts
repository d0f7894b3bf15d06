import { activeLines, type Cart, type LineAction, type LineItem } from './cart';

/** What happened to one line between two carts; `quantity` is signed [CART-UPD-001, CART-UPD-002, CART-UPD-003, CART-UPD-004]. */
export type LineChange = { line: LineItem; action: LineAction; quantity: number };

/** A line without a number of its own is known by its SKU. */
const nameOf = (line: LineItem) => line.id || line.sku;

/**
 * Compares two carts line by line: a new line was added, a vanished one deleted, one with another quantity edited by the
 * difference, all others left alone. Without a cart to compare with, it is what the answer itself says of its lines
 * [CART-UPD-001, CART-UPD-002, CART-UPD-003, CART-UPD-004].
 */
export function lineChanges(before: Cart | undefined, after: Cart): LineChange[] {
  if (before === undefined) return after.lines.map(toldChange);

  const old = new Map(activeLines(before).map((line) => [nameOf(line), line]));
  const kept = activeLines(after).map((line): LineChange => {
    const was = old.get(nameOf(line));
    old.delete(nameOf(line));
    const quantity = line.quantity - (was?.quantity ?? 0);
    return { line, action: was === undefined ? 'ADD_ITEM' : quantity === 0 ? 'NONE' : 'EDIT_ITEM', quantity };
  });
  const gone = [...old.values()].map(
    (line): LineChange => ({ line, action: 'DELETED_ITEM', quantity: -line.quantity }),
  );
  return [...kept, ...gone];
}

function toldChange(line: LineItem): LineChange {
  return { line, action: line.action, quantity: line.action === 'NONE' ? 0 : (line.quantityAdded ?? 0) };
}

/** Does an answer say itself what was done to its lines? */
function isMarked(cart: Cart): boolean {
  return cart.refused.length > 0 || cart.lines.some((line) => line.action !== 'NONE');
}

/**
 * What a request of this page did, by the shop's own marks: not what another device has done meanwhile. Where the shop
 * marks nothing, it is the comparison with the cart before.
 */
export function ownChanges(before: Cart | undefined, after: Cart): LineChange[] {
  const compared = lineChanges(before, after);
  if (!isMarked(after)) return compared.filter(({ action }) => action !== 'NONE');

  const difference = new Map(compared.map(({ line, quantity }) => [nameOf(line), quantity]));
  return after.lines
    .filter((line) => line.action !== 'NONE')
    .map((line) => ({ line, action: line.action, quantity: line.quantityAdded ?? difference.get(nameOf(line)) ?? 0 }));
}

/** What an add was about: the lines it changed, with how many units it added, and the items it did not put in the cart. */
export function addedItems(before: Cart | undefined, after: Cart): LineItem[] {
  const changed = ownChanges(before, after).filter(({ line }) => line.status !== 'DELETED');
  const added = isMarked(after) ? changed : changed.filter(({ quantity }) => quantity > 0);
  return [...added.map(({ line, quantity }) => ({ ...line, quantityAdded: quantity })), ...after.refused];
}
