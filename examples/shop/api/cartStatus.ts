import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type * as v from 'valibot';
import type { Visitor } from '../accounts/session';
import type { ShopContext, ShopEnv } from '../accounts/visitor';
import { AccountingRequest, updateAccounting } from '../business/updateAccounting';
import { ShipToRequest, updateShipTo } from '../business/updateShipTo';
import { changeFreeItems } from '../cart/adding/freeItems';
import { couponCodes } from '../cart/coupons';
import { isPaid, readLines } from '../cart/line';
import { DelegateRequest, setDelegate } from '../cart/pickupDelegate';
import { CouponsRequest, FreeItemsRequest, StatusRequest } from '../cart/requests';
import type { Tx } from '../database/open';
import { type CartRow, carts } from '../database/schema';
import { readJson } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { answerChange } from './answerCart';
import { updateCart } from './cartChanges';

/**
 * The call that changes the cart as a whole. `actionType` names the change; without it, the call proceeds to the
 * checkout.
 */
export function addStatus(api: Hono<ShopEnv>): void {
  api.put('/checkout/default', (c) => {
    switch (c.req.query('actionType')) {
      case 'UPDATE_ITEMS':
        return updateCart(c);
      case 'UPDATE_COUPONS':
        return updateCoupons(c);
      case 'UPDATE_FREE_ITEMS':
        return updateFreeItems(c);
      case 'UPDATE_ACCOUNTING_INFO':
        return updateOf(c, AccountingRequest, updateAccounting);
      case 'UPDATE_SHIP_TO':
        return updateOf(c, ShipToRequest, updateShipTo);
      case 'UPDATE_PICKUP_DELEGATE':
        return updateDelegate(c);
      case undefined:
        return updateStatus(c);
      default:
        throw new Refusal(400, 'INVALID_DATA_ITEM', 'actionType: unknown');
    }
  });
}

/** Updates that concern the cart as a whole and change no quantity. */
async function updateOf<Schema extends v.GenericSchema>(
  c: ShopContext,
  schema: Schema,
  update: (tx: Tx, cart: CartRow, visitor: Visitor, request: v.InferOutput<Schema>) => Promise<void>,
): Promise<Response> {
  const request = await readJson(c, schema);
  return answerChange(c, async (tx, cart) => {
    await update(tx, cart, c.get('visitor'), request);
    return [];
  });
}

async function updateCoupons(c: ShopContext): Promise<Response> {
  const { coupons } = await readJson(c, CouponsRequest);
  return answerChange(c, async (tx, cart) => {
    cart.coupons = couponCodes(coupons);
    await tx.update(carts).set({ coupons: cart.coupons }).where(eq(carts.id, cart.id));
    return [];
  });
}

async function updateFreeItems(c: ShopContext): Promise<Response> {
  const request = await readJson(c, FreeItemsRequest);
  return answerChange(c, (tx, cart) => changeFreeItems(tx, cart, c.get('visitor'), request));
}

async function updateDelegate(c: ShopContext): Promise<Response> {
  const { pickupDelegate } = await readJson(c, DelegateRequest);
  return answerChange(c, async (tx, cart) => {
    await setDelegate(tx, cart, pickupDelegate);
    return [];
  });
}

async function updateStatus(c: ShopContext): Promise<Response> {
  const { proceedCheckout } = await readJson(c, StatusRequest);
  return answerChange(c, async (tx, cart) => {
    if (proceedCheckout && !(await readLines(tx, cart.id)).some(isPaid)) {
      throw new Refusal(400, 'CART_STATUS_ERROR', 'There is nothing to check out');
    }
    cart.proceedCheckout = proceedCheckout;
    await tx.update(carts).set({ proceedCheckout }).where(eq(carts.id, cart.id));
    return [];
  });
}
