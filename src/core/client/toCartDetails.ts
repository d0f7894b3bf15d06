import type { BaseIssue, BaseSchema } from 'valibot';
import * as v from 'valibot';
import type { CartBody } from '../contract/cart';
import {
  AvailableFreeItemsBody,
  CouponSavingBody,
  FreeItemsListBody,
  FurnitureServicesBody,
  LineExtrasBody,
} from '../contract/cartDetails';
import type { LineItemBody } from '../contract/lineItem';
import type { Cart } from '../rules/cart';
import { type CartDetails, type LineDetails, NO_DETAILS } from '../rules/cartDetails';
import type { Money } from '../rules/money';
import { type CartTongue, given, isSet, toRelated } from './toCart';
import { toMoney } from './toMoney';

/** The cart in the shop's spelling, as it came; undefined for a cart that no shop has sent. */
export const sentBody = (cart: Cart): CartBody | undefined => cart.sent as CartBody | undefined;

/**
 * Reads one further field of what the shop sent; undefined where it was not sent, or not in the shape of its contract: what
 * is extra to a cart is no reason to go without the cart.
 */
export function readExtra<Output>(
  schema: BaseSchema<unknown, Output, BaseIssue<unknown>>,
  value: unknown,
): Output | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? (output as Output) : undefined;
}

function toLineDetails(body: LineItemBody): LineDetails {
  const services = readExtra(FurnitureServicesBody, body.furnSvcInfo) ?? [];
  const extras = readExtra(LineExtrasBody, body);
  return {
    partNumber: given(extras?.partNumber),
    services: services.map(({ level, qty }) => ({ level, quantity: qty })),
    replaces: given(extras?.altItem?.origItemId),
    isPreOrder: isSet(extras?.product?.preOrder),
    hasPriceInCartOnly: isSet(extras?.product?.seePriceInCart),
  };
}

/** What each coupon takes off; an amount that can not be reckoned with counts as not said. */
function savingsOf(coupons: CartBody['coupons'], { currency }: CartTongue): Map<string, Money> {
  const savings = new Map<string, Money>();
  for (const coupon of coupons ?? []) {
    const body = readExtra(CouponSavingBody, coupon);
    const amount = body && attempt(() => toMoney(body.amount, 'coupons.amount', currency));
    if (body && amount && amount.minor > 0) savings.set(body.code, amount);
  }
  return savings;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** What a cart page shows beyond the cart itself, from what the shop sent with it [CART-ENT-001, CART-ENT-005, CART-ENT-020]. */
export function toCartDetails(cart: Cart, tongue: CartTongue): CartDetails {
  const body = sentBody(cart);
  if (!body) return NO_DETAILS;
  const offered = readExtra(AvailableFreeItemsBody, body.availableFreeItems) ?? [];
  return {
    lines: new Map((body.items ?? []).map((item) => [item.cartItemId ?? '', toLineDetails(item)])),
    freeItems: readExtra(FreeItemsListBody, body.freeItems) ?? [],
    offeredItems: offered.flatMap((item) => attempt(() => toRelated(tongue)(item)) ?? []),
    couponSavings: savingsOf(body.coupons, tongue),
  };
}
