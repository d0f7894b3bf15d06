import { eq } from 'drizzle-orm';
import { type CouponVerdict, couponCodes } from '../../shop/cart/coupons';
import { carts } from '../database/schema';
import { type EngineCart, EngineError } from '../engine';
import type { OpenCart } from './openCart';

/** Applies the promotions of these codes and no others. A code that the engine refuses is remembered, to say so. */
export async function setCoupons(
  { database, engine, row, cart: before }: OpenCart,
  codes: string[],
): Promise<EngineCart> {
  const coupons = couponCodes(codes);
  const applied = before.promotions.map(({ code }) => code);
  let cart = before;
  for (const code of row.coupons.filter((each) => applied.includes(each) && !coupons.includes(each))) {
    cart = await engine.removePromotion(cart.id, code);
  }
  for (const code of coupons.filter((each) => !applied.includes(each))) {
    cart = await engine.applyPromotion(cart.id, code).catch(unlessRefused(cart));
  }
  row.coupons = coupons;
  await database.update(carts).set({ coupons }).where(eq(carts.id, row.id));
  return cart;
}

function unlessRefused(cart: EngineCart): (error: unknown) => EngineCart {
  return (error) => {
    if (error instanceof EngineError && error.code === 'NOT_APPLICABLE') return cart;
    throw error;
  };
}

/** What each entered code saves. Engines do not say why a code saves nothing, so no item qualifies for it. */
export function verdictsOf(
  coupons: readonly string[],
  { promotions }: Pick<EngineCart, 'promotions'>,
): CouponVerdict[] {
  return coupons.map((code) => {
    const amount = promotions.find((each) => each.code === code)?.discount ?? 0;
    return amount > 0 ? { code, amount } : { code, amount, reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR' };
  });
}
