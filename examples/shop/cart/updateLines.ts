import { eq } from 'drizzle-orm';
import type { Visitor } from '../accounts/session';
import type { Tx } from '../database/open';
import { type CartRow, cartLines } from '../database/schema';
import { Refusal } from '../http/refusal';
import { readShelves, roomOnShelf, type Shelves } from '../stores/shelves';
import { roomUnder, unitsBelow } from './adding/parent';
import { policyRefusalOf } from './adding/refusalOf';
import { deleteLine } from './deleteLine';
import type { LineEffect } from './effect';
import { type CartLine, heldOf, readLines } from './line';
import { type Message, message } from './message';
import { orderedBefore } from './order/orderedBefore';
import { grantQuantity, toStep } from './quantity';

export type QuantityChange = { cartItemId: string; qty: number };

/**
 * Sets quantities of lines; 0 deletes. An increase is validated like an add; a decrease is always allowed. An unknown
 * line refuses the whole request before anything is written.
 */
export async function updateLines(
  tx: Tx,
  cart: CartRow,
  visitor: Visitor,
  changes: QuantityChange[],
): Promise<LineEffect[]> {
  const lines = await readLines(tx, cart.id);
  const latest = new Map(changes.map(({ cartItemId, qty }) => [cartItemId, qty]));
  const targets = [...latest].map(([cartItemId, qty]) => ({ line: lineToChange(lines, cartItemId), qty }));
  const before = await orderedBefore(
    tx,
    visitor,
    targets.map(({ line }) => line.sku),
  );

  const shelves = await readShelves(
    tx,
    targets.map(({ line }) => line.sku),
  );

  const effects: LineEffect[] = [];
  for (const { line, qty } of targets) {
    if (!lines.includes(line)) continue; // was deleted with its parent
    if (qty === 0) effects.push(...(await deleteLine(tx, lines, line)));
    else
      effects.push(
        ...(await changeLine(tx, lines, line, qty, { shelves, before: before.get(line.sku) ?? 0, visitor })),
      );
  }
  return effects;
}

export function lineToChange(lines: CartLine[], cartItemId: string): CartLine {
  const line = lines.find(({ id }) => id === cartItemId);
  if (!line) throw new Refusal(400, 'CART_ITEM_ID_NOT_FOUND', "This item isn't in your cart");
  if (line.parentRelation === 'BUNDLE') {
    throw new Refusal(400, 'INVALID_DATA_ITEM', 'A part of a bundle changes with its bundle only');
  }
  return line;
}

/** The visitor, how many units were ordered before, and the stock of the stores. */
type Asker = { visitor: Visitor; before: number; shelves: Shelves };

async function changeLine(
  tx: Tx,
  lines: CartLine[],
  line: CartLine,
  wanted: number,
  asker: Asker,
): Promise<LineEffect[]> {
  const { qty, messages } = newQuantity(lines, line, wanted, asker);
  const effect = await setQuantity(tx, line, qty, wanted, messages);
  return [effect, ...(await followParent(tx, lines, line))];
}

function newQuantity(lines: CartLine[], line: CartLine, wanted: number, { visitor, before, shelves }: Asker) {
  const step = line.product.surchargeSplit ?? 1;
  const target = toStep(wanted, step);
  const messages: Message[] = [];
  if (target !== wanted) messages.push(message('QTY_STEP_ADJUSTED', 'WARNING', { value: step, itemId: line.sku }));
  if (target <= line.qty) return { qty: target, messages };
  const policy = policyRefusalOf(line.product, visitor.account);
  if (policy) return { qty: line.qty, messages: [message(policy, 'ERROR', { itemId: line.sku })] };

  const parent = lines.find(({ id }) => id === line.parentLineId);
  const held = { inLine: line.qty, inCart: heldOf(lines, line.sku), orderedBefore: before };
  const room = parent && roomUnder(lines, parent, line.parentRelation);
  const isPickup = line.deliveryType === 'ISP' && line.storeNumber !== null;
  const storeRoom = isPickup ? roomOnShelf(shelves, lines, line.storeNumber ?? '', line.sku) : undefined;
  const grant = grantQuantity(line.product, target - line.qty, held, room, storeRoom);
  if (grant.message) messages.push(grant.message);
  return { qty: line.qty + grant.granted, messages };
}

/** Reduces plans to the units that they cover, and adjusts the parts of a bundle. */
async function followParent(tx: Tx, lines: CartLine[], parent: CartLine): Promise<LineEffect[]> {
  const effects: LineEffect[] = [];
  const children = lines.filter((line) => line.parentLineId === parent.id);
  for (const [child, units] of unitsBelow(children, parent.qty)) {
    const part = parent.product.bundleOf?.find(({ sku }) => sku === child.sku);
    const qty = part ? part.qty * parent.qty : units;
    if (qty === child.qty) continue;
    const remark = part ? [] : [message('EXCEEDED_LIMIT', 'WARNING', { value: qty, itemId: child.sku })];
    if (qty === 0) effects.push(...(await deleteLine(tx, lines, child)));
    else effects.push(await setQuantity(tx, child, qty, qty, remark));
  }
  return effects;
}

async function setQuantity(
  tx: Tx,
  line: CartLine,
  qty: number,
  requestedQty: number,
  messages: Message[],
): Promise<LineEffect> {
  const prevQty = line.qty;
  if (qty !== prevQty) await tx.update(cartLines).set({ qty }).where(eq(cartLines.id, line.id));
  line.qty = qty;
  const actioned = qty === prevQty ? 'NONE' : 'EDIT_ITEM';
  return { itemId: line.sku, cartItemId: line.id, actioned, prevQty, requestedQty, qtyAdded: qty - prevQty, messages };
}
