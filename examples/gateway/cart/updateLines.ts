import { roomUnder, unitsBelow } from '../../shop/cart/adding/parent';
import type { LineEffect } from '../../shop/cart/effect';
import { heldOf } from '../../shop/cart/line';
import { type Message, message } from '../../shop/cart/message';
import { grantQuantity } from '../../shop/cart/quantity';
import { Refusal } from '../../shop/http/refusal';
import { type EngineCart, EngineError, type EngineLine } from '../engine';
import { bySku } from '../products/bySku';
import type { Changed } from './addItems';
import { childrenOf, toShopLine } from './lines';
import type { OpenCart } from './openCart';
import { limited } from './planAdd';

export type QuantityChange = { cartItemId: string; qty: number };

/**
 * Sets quantities of lines; 0 deletes. An increase is limited as an add is; a decrease is always allowed. Plans follow
 * their product. An unknown line refuses the whole request before anything is changed. To repeat the request changes
 * nothing more.
 */
export async function updateLines(open: OpenCart, changes: QuantityChange[]): Promise<Changed> {
  const latest = new Map(changes.map(({ cartItemId, qty }) => [cartItemId, qty]));
  for (const cartItemId of latest.keys()) lineOf(open.cart, cartItemId);
  let { cart } = open;
  let products: Changed['products'];
  const effects: LineEffect[] = [];
  for (const [cartItemId, qty] of latest) {
    const line = cart.lines.find(({ id }) => id === cartItemId);
    if (!line) continue; // was removed with its product
    const changed = await (qty === 0
      ? removeLine({ ...open, cart }, line)
      : setQuantity({ ...open, cart }, line, qty, products));
    cart = changed.cart;
    products = changed.products ?? products;
    effects.push(...changed.effects);
  }
  return { cart, effects, products };
}

/** A line of this cart. Lines of other customers are as unknown as those that never were. */
export function lineOf({ lines }: EngineCart, cartItemId: string): EngineLine {
  const line = lines.find(({ id }) => id === cartItemId);
  if (!line) throw new Refusal(400, 'CART_ITEM_ID_NOT_FOUND', "This item isn't in your cart");
  return line;
}

/** Removes a line after its plans, so that none of them stays behind if the request is interrupted. */
async function removeLine({ engine, cart: before }: OpenCart, line: EngineLine): Promise<Changed> {
  const plans = childrenOf(before, line);
  let cart = before;
  for (const { id } of [...plans, line]) cart = await engine.removeLine(cart.id, id);
  const effects = [line, ...plans].map((it) => ({ ...effectOf(it, 0, 0), actioned: 'DELETED_ITEM' as const }));
  return { cart, effects };
}

async function setQuantity(
  open: OpenCart,
  line: EngineLine,
  wanted: number,
  known: Changed['products'],
  isRetry = false,
): Promise<Changed> {
  const { engine } = open;
  const isIncrease = wanted > line.quantity;
  const products = known ?? (isIncrease ? await productsIn(open) : undefined);
  const { qty, messages } = isIncrease ? grant(open.cart, line, wanted, products) : { qty: wanted, messages: [] };
  const { cart, effects: ofPlans } = await limitPlans(open, line, qty);
  const effects = [{ ...effectOf(line, qty, wanted), messages }, ...ofPlans];
  if (qty === line.quantity) return { cart, effects, products };
  try {
    return { cart: await engine.setQuantity(cart.id, line.id, qty), effects, products };
  } catch (error) {
    // another customer was faster: the stock is read once more
    if (isRetry || !(error instanceof EngineError && error.code === 'OUT_OF_STOCK')) throw error;
    return setQuantity(open, line, wanted, undefined, true);
  }
}

/** Reduces the plans of a line to the units that they will cover. */
async function limitPlans(open: OpenCart, line: EngineLine, units: number): Promise<Changed> {
  let { cart } = open;
  const effects: LineEffect[] = [];
  const plans = childrenOf(cart, line).map((plan) => {
    return { plan, qty: plan.quantity, parentRelation: plan.parent?.relation ?? null };
  });
  for (const [{ plan, qty }, left] of unitsBelow(plans, units)) {
    if (left === qty) continue;
    if (left === 0) {
      const removed = await removeLine({ ...open, cart }, plan);
      cart = removed.cart;
      effects.push(...removed.effects);
      continue;
    }
    cart = await open.engine.setQuantity(cart.id, plan.id, left);
    const messages = [message('EXCEEDED_LIMIT', 'WARNING', { value: left, itemId: plan.sku })];
    effects.push({ ...effectOf(plan, left, left), messages });
  }
  return { cart, effects };
}

/** The products of all lines, because the response has them. */
const productsIn = ({ engine, cart }: OpenCart) =>
  bySku(
    engine,
    cart.lines.map(({ sku }) => sku),
  );

function grant(
  cart: EngineCart,
  { sku, quantity, parent }: EngineLine,
  wanted: number,
  products: Changed['products'],
): { qty: number; messages: Message[] } {
  const product = products?.get(sku);
  if (!product) return { qty: quantity, messages: [] };
  const lines = cart.lines.map(toShopLine);
  const above = lines.find(({ id }) => id === parent?.lineId);
  const held = { inLine: quantity, inCart: heldOf(lines, sku), orderedBefore: 0 };
  const room = above && roomUnder(lines, above, parent?.relation ?? null);
  const { granted, message: why } = grantQuantity(limited(product), wanted - quantity, held, room);
  return { qty: quantity + granted, messages: why ? [why] : [] };
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
