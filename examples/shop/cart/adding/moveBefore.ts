import { eq } from 'drizzle-orm';
import type { Tx } from '../../database/open';
import { cartLines } from '../../database/schema';
import type { CartLine } from '../line';

/**
 * Moves the new lines, which follow the `known` ones, before one of these. They stay at the end if the cart no longer
 * has that line. The lines exchange their positions, so that later lines still follow all of them.
 */
export async function moveBefore(tx: Tx, lines: CartLine[], known: number, lineId: string): Promise<void> {
  const place = lines.findIndex(({ id }) => id === lineId);
  if (place === -1 || place >= known) return;
  const sorted = [...lines.slice(0, place), ...lines.slice(known), ...lines.slice(place, known)];
  for (const [index, { position }] of lines.entries()) {
    const line = sorted[index];
    if (line && line !== lines[index]) await tx.update(cartLines).set({ position }).where(eq(cartLines.id, line.id));
  }
}
