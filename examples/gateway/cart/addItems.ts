import { and, eq, isNull, lt } from 'drizzle-orm';
import { skuOf } from '../../shop/cart/answer/itemBody';
import type { LineEffect } from '../../shop/cart/effect';
import type { AddRequest } from '../../shop/cart/requests';
import { adds } from '../database/schema';
import { type Engine, type EngineCart, EngineError, type EngineProduct } from '../engine';
import { bySku } from '../products/bySku';
import { keyOf, unitsOf } from './lines';
import type { OpenCart } from './openCart';
import { type AddPlan, keyOfStep, planAdd } from './planAdd';

const retentionMs = 24 * 3_600_000;
/** how often an add is planned anew because other customers were faster */
const attempts = 3;

export type Changed = {
  cart: EngineCart;
  effects: LineEffect[];
  /** what the change has read of the products, so that the response does not read it again */
  products?: ReadonlyMap<string, EngineProduct> | undefined;
};

/**
 * Adds items, once for each idempotency key: a repeated request returns the effects of the first. If the first one was
 * interrupted while it called the engine, the repeated one completes it, from what the engine has by now.
 */
export async function addItems(open: OpenCart, request: AddRequest, key: string | undefined): Promise<Changed> {
  const earlier = key === undefined ? undefined : await findAdd(open, key);
  if (earlier?.effects) return { cart: open.cart, effects: earlier.effects };
  await settleOthers(open, key);

  const held = earlier?.plan.held ?? unitsOf(open.cart);
  let { cart } = open;
  let plan = earlier?.plan;
  let products: Changed['products'];
  for (let attempt = 1; ; attempt += 1) {
    if (!plan) {
      products = await productsOf(open.engine, request, held);
      plan = planAdd(request.items, held, cart, products);
    }
    if (key !== undefined) await storePlan(open, { key, plan });
    try {
      cart = await carryOut(open, cart, plan);
      const effects = effectsOf(plan, cart);
      if (key !== undefined) await storeEffects(open, key, effects);
      return { cart, effects, products };
    } catch (error) {
      if (!(error instanceof EngineError && error.code === 'OUT_OF_STOCK') || attempt === attempts) throw error;
      cart = (await open.engine.readCart(cart.id)) ?? cart;
      plan = undefined;
    }
  }
}

/** The products of an add and of the lines that the cart held: plans among them belong to each other. */
function productsOf(engine: Engine, { items }: AddRequest, held: Record<string, number>) {
  return bySku(engine, [...items.map(({ itemId }) => itemId), ...Object.keys(held)].map(skuOf));
}

/**
 * Brings each line to its planned quantity, products before their plans. What an interrupted request has done already is
 * not done again.
 */
async function carryOut({ engine }: OpenCart, before: EngineCart, { steps }: AddPlan): Promise<EngineCart> {
  const targets = new Map(steps.filter(({ variantId }) => variantId).map((step) => [keyOfStep(step), step]));
  const isPlan = ({ parent }: AddPlan['steps'][number]) => Number(parent !== undefined);
  let cart = before;
  for (const step of [...targets.values()].sort((a, b) => isPlan(a) - isPlan(b))) {
    const { variantId = '', target, parent } = step;
    const line = lineOfStep(cart, step);
    if (target === (line?.quantity ?? 0)) continue;
    cart = line
      ? await engine.setQuantity(cart.id, line.id, target)
      : await engine.addLine(cart.id, { variantId, quantity: target, ...(parent && { parent }) });
  }
  return cart;
}

const lineOfStep = ({ lines }: EngineCart, step: AddPlan['steps'][number]) =>
  lines.find((line) => keyOf(line) === keyOfStep(step));

function effectsOf({ steps }: AddPlan, cart: EngineCart): LineEffect[] {
  return steps.map((step) => {
    const line = lineOfStep(cart, step);
    return line && step.effect.qtyAdded > 0 ? { ...step.effect, cartItemId: line.id } : step.effect;
  });
}

/**
 * Ends the interrupted adds of other keys before the cart changes further: their effects are what the engine has of
 * them. Their own retries are answered with that.
 */
async function settleOthers({ database, row, cart }: OpenCart, key: string | undefined): Promise<void> {
  const open = await database
    .select()
    .from(adds)
    .where(and(eq(adds.cartId, row.id), isNull(adds.effects)));
  const units = unitsOf(cart);
  for (const add of open.filter((each) => each.key !== key)) {
    const steps = add.plan.steps.map((step) => {
      const { effect } = step;
      const has = units[keyOfStep(step)] ?? 0;
      const qtyAdded = Math.max(0, Math.min(effect.qtyAdded, has - effect.prevQty));
      return {
        ...step,
        effect: { ...effect, qtyAdded, actioned: qtyAdded > 0 ? ('ADD_ITEM' as const) : ('NONE' as const) },
      };
    });
    const effects = effectsOf({ ...add.plan, steps }, cart);
    await database
      .update(adds)
      .set({ effects })
      .where(and(eq(adds.cartId, row.id), eq(adds.key, add.key)));
  }
}

async function findAdd({ database, row }: OpenCart, key: string) {
  const isOld = lt(adds.addedAt, new Date(Date.now() - retentionMs));
  await database.delete(adds).where(and(eq(adds.cartId, row.id), isOld));
  const [add] = await database
    .select()
    .from(adds)
    .where(and(eq(adds.cartId, row.id), eq(adds.key, key)));
  return add;
}

async function storePlan({ database, row }: OpenCart, add: { key: string; plan: AddPlan }) {
  await database
    .insert(adds)
    .values({ cartId: row.id, addedAt: new Date(), ...add })
    .onConflictDoUpdate({ target: [adds.cartId, adds.key], set: { plan: add.plan } });
}

async function storeEffects({ database, row }: OpenCart, key: string, effects: LineEffect[]): Promise<void> {
  await database
    .update(adds)
    .set({ effects })
    .where(and(eq(adds.cartId, row.id), eq(adds.key, key)));
}
