import { eq } from 'drizzle-orm';
import type { Tx } from '../database/open';
import { cartLines } from '../database/schema';
import type { LineEffect } from './effect';
import type { CartLine } from './line';

/** Deletes a line with the plans and parts below it, from the database and from `lines`. */
export async function deleteLine(tx: Tx, lines: CartLine[], line: CartLine): Promise<LineEffect[]> {
  const deleted = [line, ...lines.filter(({ parentLineId }) => parentLineId === line.id)];
  await tx.delete(cartLines).where(eq(cartLines.id, line.id));
  for (const it of deleted) lines.splice(lines.indexOf(it), 1);
  return deleted.map((it) => ({
    itemId: it.sku,
    cartItemId: it.id,
    actioned: 'DELETED_ITEM',
    prevQty: it.qty,
    requestedQty: 0,
    qtyAdded: -it.qty,
    messages: [],
  }));
}
