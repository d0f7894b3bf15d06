import { oncePer } from '../../platform/client/oncePer';
import { isSet, orUndefined, toMoney } from '../../platform/client/wireValue';
import type { FlagBody } from '../../platform/contract/scalar';
import type { Money } from '../../platform/rules/money';
import type { CartSummaryBody, RelatedItemBody } from '../contract/cart';
import {
  CouponSavingBody,
  CouponsListBody,
  FreeItemsListBody,
  FurnitureServicesBody,
  LineExtrasBody,
  RelatedItemsBody,
} from '../contract/cartDetails';
import type { CouponBody } from '../contract/coupon';
import type { LineItemBody } from '../contract/lineItem';
import type { Cart, CartSummary, RelatedProduct } from '../rules/cart';
import { type CartCoupon, type CartDetails, type LineDetails, NO_DETAILS } from '../rules/cartDetails';
import { attempt, readExtra, sentBody } from './sentCart';
import { type CartContext, picture } from './toCart';

function toLineDetails(body: LineItemBody): LineDetails {
  const services = readExtra(FurnitureServicesBody, body.furnSvcInfo) ?? [];
  const extras = readExtra(LineExtrasBody, body);
  const { minDeliveryDate, maxDeliveryDate } = extras?.shippingOption ?? {};
  const original = extras?.altItem;
  return {
    partNumber: orUndefined(extras?.partNumber),
    services: services.map(({ level, qty }) => ({ level, quantity: qty })),
    replaces: original?.origItemId
      ? { sku: original.origItemId, name: original.origItemName || original.origItemId }
      : undefined,
    isRewardEligible: isSet(extras?.easyRewardsItem?.redemptionEligibility),
    isPreOrder: isSet(extras?.product?.preOrder),
    isInStoreOnly: isSet(extras?.product?.inStoreOnlyProduct),
    hasPriceInCartOnly: isSet(extras?.product?.seePriceInCart),
    ...(minDeliveryDate && {
      shipping: {
        type: 'STA',
        earliest: minDeliveryDate,
        latest: orUndefined(maxDeliveryDate),
        isBackordered: false,
      },
    }),
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
 * Parses the delivery fee and the tax of a cart or an order. Throws CommerceError `contract` for an amount with too many
 * decimals.
 */
export function toFees(
  sums: CartSummaryBody | null | undefined,
  { currency }: Pick<CartContext, 'currency'>,
): Pick<CartSummary, 'deliveryFee' | 'tax'> {
  return {
    deliveryFee: toMoney(sums?.deliveryFee, 'cartSummary.deliveryFee', currency),
    tax: isSet(sums?.attributes?.isTaxTBD) ? 'to-be-determined' : toMoney(sums?.tax, 'cartSummary.tax', currency),
  };
}

/**
 * Returns what a cart page shows beyond the cart itself, parsed from the shop's response:
 * `toCartDetails(cart, storefront.site)` [CART-ENT-001, CART-ENT-005, CART-ENT-020].
 */
export function toCartDetails(cart: Cart, cartContext: CartContext): CartDetails {
  const body = sentBody(cart);
  if (!body) return NO_DETAILS;
  const offered = readExtra(RelatedItemsBody, body.availableFreeItems) ?? [];
  return {
    lines: new Map((body.items ?? []).map((item) => [item.cartItemId ?? '', toLineDetails(item)])),
    freeItems: readExtra(FreeItemsListBody, body.freeItems) ?? [],
    offeredItems: offered.flatMap((item) => attempt(() => toRelated(item, cartContext)) ?? []),
    coupons: (readExtra(CouponsListBody, body.coupons) ?? []).map((coupon) => toCoupon(coupon, cartContext)),
    ...attempt(() => toFees(body.cartSummary, cartContext)),
  };
}

function toRelated(body: RelatedItemBody, { currency }: CartContext): RelatedProduct {
  const { product, priceInfo: price } = body;
  return {
    sku: body.itemId,
    name: orUndefined(product?.name) ?? body.itemId,
    url: orUndefined(product?.url),
    imageUrl: picture(product?.images?.standard),
    price: toMoney(price?.finalPricePerUnit ?? price?.finalPrice, 'cart: relatedItems.priceInfo', currency),
    relation: orUndefined(body.relationType),
  };
}

/**
 * Returns the products that the shop offers with the added item: `relatedProducts(cart, storefront.site)`. Omits a
 * product whose price cannot be parsed [CART-ENT-001].
 */
export function relatedProducts(cart: Cart, cartContext: CartContext): RelatedProduct[] {
  const bodies = readExtra(RelatedItemsBody, sentBody(cart)?.relatedItems) ?? [];
  return bodies.flatMap((body) => attempt(() => toRelated(body, cartContext)) ?? []);
}

type SentItem = { cartItemId?: string | null; product?: { bopisEligible?: FlagBody } | null };

/**
 * Returns the ids of the lines whose products can be picked up in a store [CART-ENT-009]. Read once per cart, because
 * every line needs them.
 */
export const pickupLines = oncePer(({ sent }: Cart): ReadonlySet<string> => {
  const items = (sent as { items?: SentItem[] | null } | undefined)?.items ?? [];
  const eligible = items.filter(({ product }) => isSet(product?.bopisEligible));
  return new Set(eligible.map(({ cartItemId }) => cartItemId ?? ''));
});

/**
 * Whether the shop allows the added item to be bought at once. Used if the product itself does not specify it
 * [CART-ENT-001].
 */
export function isBuyNowOffered(cart: Cart | undefined): boolean {
  return cart !== undefined && isSet(sentBody(cart)?.buyNowEligible);
}
