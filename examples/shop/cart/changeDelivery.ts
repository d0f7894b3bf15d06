import { eq } from 'drizzle-orm';
import type { Account } from '../accounts/session';
import type { Tx } from '../database/open';
import { type CartRow, cartLines, type DeliveryType } from '../database/schema';
import { readShelves, roomOnShelf } from '../stores/shelves';
import { storePlaces } from '../stores/storePlaces';
import { checkDelivery, type Delivery } from './delivery';
import type { LineEffect } from './effect';
import { type CartLine, readLines } from './line';
import { type Message, message } from './message';
import { lineToChange } from './updateLines';

export type DeliveryChange = { cartItemId: string; deliveryType: DeliveryType; storeNumber: string | undefined };

/**
 * Changes the delivery method of lines. A line that cannot change stays as it was and has a message with the reason. An
 * unknown line refuses the whole request.
 */
export async function changeDelivery(
  tx: Tx,
  cart: CartRow,
  account: Account | null,
  changes: DeliveryChange[],
): Promise<LineEffect[]> {
  if (changes.length === 0) return [];
  const lines = await readLines(tx, cart.id);
  const targets = changes.map((change) => ({ change, line: lineToChange(lines, change.cartItemId) }));
  const known = await storePlaces(
    tx,
    changes.map(({ storeNumber }) => storeNumber),
  );
  const shelves = await readShelves(
    tx,
    targets.map(({ line }) => line.sku),
  );

  const effects: LineEffect[] = [];
  for (const { change, line } of targets) {
    const verdict = checkDelivery(line.product, change.deliveryType, change.storeNumber, known, account);
    const refusal = 'refusal' in verdict ? verdict.refusal : shortageOf(verdict.delivery);
    if ('delivery' in verdict && !refusal) await deliver(tx, lines, line, verdict.delivery);
    effects.push(effectOf(line, refusal ? [message(refusal, 'ERROR', { itemId: line.sku })] : []));

    function shortageOf({ deliveryType, storeNumber }: Delivery): string | undefined {
      const isThere = deliveryType === 'ISP' && line.deliveryType === 'ISP' && line.storeNumber === storeNumber;
      if (deliveryType !== 'ISP' || storeNumber === null || isThere) return undefined;
      return roomOnShelf(shelves, lines, storeNumber, line.sku) < line.qty ? 'NOT_AVAILABLE_FOR_BOPIS' : undefined;
    }
  }
  return effects;
}

/** Changes the parts of a bundle along with it. */
async function deliver(tx: Tx, lines: CartLine[], line: CartLine, delivery: Delivery): Promise<void> {
  const parts = lines.filter((it) => it.parentLineId === line.id && it.parentRelation === 'BUNDLE');
  for (const each of [line, ...parts]) {
    await tx.update(cartLines).set(delivery).where(eq(cartLines.id, each.id));
    Object.assign(each, delivery);
  }
}

function effectOf({ id, sku, qty }: CartLine, messages: Message[]): LineEffect {
  const actioned = messages.length > 0 ? 'NONE' : 'EDIT_ITEM';
  return { itemId: sku, cartItemId: id, actioned, prevQty: qty, requestedQty: qty, qtyAdded: 0, messages };
}
