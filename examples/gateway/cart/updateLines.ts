import type { LineEffect } from '../../shop/cart/effect';
import { grantQuantity } from '../../shop/cart/quantity';
import { Refusal } from '../../shop/http/refusal';
import { type EngineCart, EngineError, type EngineLine } from '../engine';
import { bySku } from '../products/bySku';
import type { Changed } from './addItems';
import type { OpenCart } from './openCart';
import { heldOf, limited } from './planAdd';

export type QuantityChange = { cartItemId: string; qty: number };

/**
 * Sets quantities of lines; 0 deletes. An increase is limited as an add is; a decrease is always allowed. An unknown
 * line refuses the whole request before anything is changed. To repeat the request changes nothing more.
 */
export async function updateLines(open: OpenCart, changes: QuantityChange[]): Promise<Changed> {
  const latest = new Map(changes.map(({ cartItemId, qty }) => [cartItemId, qty]));
  const targets = [...latest].map(([cartItemId, qty]) => ({ line: lineOf(open.cart, cartItemId), qty }));
  let { cart } = open;
  const effects: LineEffect[] = [];
  for (const { line, qty } of targets) {
    const changed =
      qty === 0 ? await removeLine({ ...open, cart }, line) : await setQuantity({ ...open, cart }, line, qty);
    cart = changed.cart;
    effects.push(...changed.effects);
  }
  return { cart, effects };
}

/** A line of this cart. Lines of other customers are as unknown as those that never were. */
export function lineOf({ lines }: EngineCart, cartItemId: string): EngineLine {
  const line = lines.find(({ id }) => id === cartItemId);
  if (!line) throw new Refusal(400, 'CART_ITEM_ID_NOT_FOUND', "This item isn't in your cart");
  return line;
}

async function removeLine({ engine, cart }: OpenCart, line: EngineLine): Promise<Changed> {
  const effect = effectOf(line, 0, 0);
  return { cart: await engine.removeLine(cart.id, line.id), effects: [{ ...effect, actioned: 'DELETED_ITEM' }] };
}

async function setQuantity(open: OpenCart, line: EngineLine, wanted: number, isRetry = false): Promise<Changed> {
  const { engine, cart } = open;
  const { qty, messages } = wanted > line.quantity ? await grant(open, line, wanted) : { qty: wanted, messages: [] };
  const effects = [{ ...effectOf(line, qty, wanted), messages }];
  if (qty === line.quantity) return { cart, effects };
  try {
    return { cart: await engine.setQuantity(cart.id, line.id, qty), effects };
  } catch (error) {
    // another customer was faster: the stock is read once more
    if (isRetry || !(error instanceof EngineError && error.code === 'OUT_OF_STOCK')) throw error;
    return setQuantity(open, line, wanted, true);
  }
}

async function grant({ engine }: OpenCart, { sku, quantity }: EngineLine, wanted: number) {
  const product = (await bySku(engine, [sku])).get(sku);
  if (!product) return { qty: quantity, messages: [] };
  const { granted, message } = grantQuantity(limited(product), wanted - quantity, heldOf(quantity));
  return { qty: quantity + granted, messages: message ? [message] : [] };
}

function effectOf({ id, sku, quantity }: EngineLine, qty: number, requestedQty: number): LineEffect {
  const actioned = qty === quantity ? 'NONE' : 'EDIT_ITEM';
  return {
    itemId: sku,
    cartItemId: id,
    actioned,
    prevQty: quantity,
    requestedQty,
    qtyAdded: qty - quantity,
    messages: [],
  };
}
