import { eq } from 'drizzle-orm';
import type { Account } from '../accounts/session';
import type { Tx } from '../database/open';
import { cartLines } from '../database/schema';
import { policyRefusalOf } from './adding/refusalOf';
import { type CartLine, heldOf } from './line';
import { type Message, message } from './message';

/**
 * What has changed about a line since it was added to the cart: it may be out of stock or back in stock, and a buyer's
 * organisation may not allow what was added before signing in.
 */
export function lineState(line: CartLine, lines: CartLine[], account: Account | null): Message[] {
  const itemId = line.sku;
  const policy = policyRefusalOf(line.product, account);
  if (policy) return [message(policy, 'ERROR', { itemId })];
  if (line.product.stock === 0) return [message('OUT_OF_STOCK', 'WARNING', { itemId })];
  if (line.product.stock < heldOf(lines, line.sku)) {
    return [message('PARTIAL_QTY_AVAILABLE', 'WARNING', { value: line.product.stock, itemId })];
  }
  return line.wasOutOfStock ? [message('BACK_IN_STOCK', 'INFO', { itemId })] : [];
}

/** Whether a line has gone out of stock or come back since the customer last saw it. */
export function hasStockChanged(line: CartLine): boolean {
  return (line.product.stock === 0) !== line.wasOutOfStock;
}

/** Records that the customer has seen this stock state, so that it is reported once. */
export async function rememberStockSeen(tx: Tx, lines: CartLine[]): Promise<void> {
  for (const line of lines) {
    const wasOutOfStock = line.product.stock === 0;
    await tx.update(cartLines).set({ wasOutOfStock }).where(eq(cartLines.id, line.id));
  }
}
