import { isSet, orUndefined, toMoney } from '../../platform/client/wireValue';
import type { Money } from '../../platform/rules/money';
import {
  AvailableFreeItemsBody,
  CouponSavingBody,
  CouponsListBody,
  FreeItemsListBody,
  FurnitureServicesBody,
  LineExtrasBody,
} from '../contract/cartDetails';
import type { CouponBody } from '../contract/coupon';
import type { LineItemBody } from '../contract/lineItem';
import type { Cart } from '../rules/cart';
import { type CartCoupon, type CartDetails, type LineDetails, NO_DETAILS } from '../rules/cartDetails';
import { attempt, readExtra, sentBody } from './sentCart';
import type { CartContext } from './toCart';
import { toRelated } from './toRelated';

function toLineDetails(body: LineItemBody): LineDetails {
  const services = readExtra(FurnitureServicesBody, body.furnSvcInfo) ?? [];
  const extras = readExtra(LineExtrasBody, body);
  return {
    partNumber: orUndefined(extras?.partNumber),
    services: services.map(({ level, qty }) => ({ level, quantity: qty })),
    replaces: orUndefined(extras?.altItem?.origItemId),
    isRewardEligible: isSet(extras?.easyRewardsItem?.redemptionEligibility),
    isPreOrder: isSet(extras?.product?.preOrder),
    hasPriceInCartOnly: isSet(extras?.product?.seePriceInCart),
  };
}

/** Returns what a coupon saves. An amount that cannot be parsed counts as absent. */
function savingOf(coupon: CouponBody, { currency }: CartContext): Money | undefined {
  const amount = attempt(() => toMoney(readExtra(CouponSavingBody, coupon)?.amount, 'coupons.amount', currency));
  return amount && amount.minor > 0 ? amount : undefined;
}

function toCoupon(body: CouponBody, cartContext: CartContext): CartCoupon {
  if (typeof body === 'string') return { code: body };
  return { code: body.code, reason: orUndefined(body.reason), saving: savingOf(body, cartContext) };
}

/**
 * Returns what a cart page shows beyond the cart itself, parsed from the shop's response:
 * `toCartDetails(cart, storefront.site)` [CART-ENT-001, CART-ENT-005, CART-ENT-020].
 */
export function toCartDetails(cart: Cart, cartContext: CartContext): CartDetails {
  const body = sentBody(cart);
  if (!body) return NO_DETAILS;
  const offered = readExtra(AvailableFreeItemsBody, body.availableFreeItems) ?? [];
  return {
    lines: new Map((body.items ?? []).map((item) => [item.cartItemId ?? '', toLineDetails(item)])),
    freeItems: readExtra(FreeItemsListBody, body.freeItems) ?? [],
    offeredItems: offered.flatMap((item) => attempt(() => toRelated(item, cartContext)) ?? []),
    coupons: (readExtra(CouponsListBody, body.coupons) ?? []).map((coupon) => toCoupon(coupon, cartContext)),
  };
}
