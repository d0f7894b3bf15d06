import type * as v from 'valibot';
import type { Visitor } from '../../accounts/session';
import type { Tx } from '../../database/open';
import type { CartRow } from '../../database/schema';
import { deleteLine } from '../deleteLine';
import type { LineEffect } from '../effect';
import { readLines } from '../line';
import type { FreeItemsRequest } from '../requests';
import { addItems } from './addItems';
import { prepareAdding } from './adding';

/** Adds or removes free samples by SKU. Refuses anything else as an invalid item. */
export async function changeFreeItems(
  tx: Tx,
  cart: CartRow,
  visitor: Visitor,
  { freeItems, deleteFreeItems }: v.InferOutput<typeof FreeItemsRequest>,
): Promise<LineEffect[]> {
  const lines = await readLines(tx, cart.id);
  const effects: LineEffect[] = [];
  for (const line of lines.filter((it) => it.product.kind === 'SAMPLE' && deleteFreeItems.includes(it.sku))) {
    effects.push(...(await deleteLine(tx, lines, line)));
  }
  const items = freeItems.map((itemId) => ({ itemId, qty: 1 }));
  const adding = await prepareAdding(tx, cart, visitor, { items });
  for (const [itemId, product] of adding.products) if (product.kind !== 'SAMPLE') adding.products.delete(itemId);
  return [...effects, ...(await addItems(tx, adding, items))];
}
