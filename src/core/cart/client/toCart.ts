import { mismatch } from '../../platform/client/http/failures';
import { isSet, orUndefined, toMoney } from '../../platform/client/wireValue';
import type { MessageBody } from '../../platform/contract/message';
import type { CartBody, CartSummaryBody } from '../contract/cart';
import type { LineItemBody, PriceInfoBody } from '../contract/lineItem';
import type { ReadSummary } from '../contract/readFields';
import { OUT_OF_STOCK_CODES } from '../rules/adding/addOutcome';
import {
  type Cart,
  type CartMessage,
  type CartSummary,
  type Delivery,
  type LineItem,
  type LinePrice,
  SPECIAL_CART,
} from '../rules/cart';
import { surchargeIncrement } from '../rules/quantity';

/** The product types of software [CART-ENT-010]. */
const SOFTWARE_TYPES = ['ESD', 'DF'];

/** Whether an attribute is set. Its value may be a SKU instead of a boolean. */
const isMarked = (flag: boolean | string | number | null | undefined): boolean =>
  Boolean(flag) && flag !== 'false' && flag !== 'N' && flag !== '0';

/** The context for parsing a cart: its currency (ISO 4217) and its kind of tenant. */
export type CartContext = { currency: string; isCOM: boolean };

export function toMessages(...lists: (MessageBody[] | null | undefined)[]): CartMessage[] {
  return lists
    .flatMap((list) => list ?? [])
    .map((body) => ({
      code: body.code,
      type: body.type ?? '',
      text: orUndefined(body.message),
      value: orUndefined(body.value),
      sku: orUndefined(body.itemId),
    }));
}

function toPrice(body: PriceInfoBody | null | undefined, quantity: number, { currency }: CartContext): LinePrice {
  const price = (field: 'finalPricePerUnit' | 'finalPrice' | 'basePrice', times?: number) =>
    toMoney(body?.[field], `cart: priceInfo.${field}`, currency, times);
  const adjustments = (body?.priceAdjustment ?? []).flatMap(({ label, amount }) => {
    const saved = toMoney(amount, 'cart: priceAdjustment.amount', currency);
    return saved ? [{ label: orUndefined(label), amount: saved }] : [];
  });
  return {
    unit: price('finalPricePerUnit'),
    total: price('finalPrice'),
    base: price('basePrice', quantity),
    savings: adjustments,
  };
}

function toDelivery(body: LineItemBody): Delivery | undefined {
  const option = body.selectedDeliveryOption;
  const type = orUndefined(option?.deliveryType) ?? orUndefined(body.shippingInfo?.deliveryType);
  if (type === undefined) return undefined;
  return {
    type,
    storeNumber: orUndefined(option?.pickupStoreNumber) ?? orUndefined(body.shippingInfo?.pickStoreNumber),
    earliest: orUndefined(option?.minDeliveryDate),
    latest: orUndefined(option?.maxDeliveryDate),
    isBackordered: isSet(option?.isBackOrder),
  };
}

function isOutOfStock(body: LineItemBody, messages: CartMessage[]): boolean {
  return (
    messages.some((message) => OUT_OF_STOCK_CODES.includes(message.code)) ||
    (body.inventory ?? []).some((entry) => (entry.availablequantity ?? 1) <= 0)
  );
}

export const picture = (standard: string | string[] | null | undefined): string | undefined =>
  orUndefined(Array.isArray(standard) ? standard[0] : standard);

function toLine(body: LineItemBody, cartContext: CartContext): LineItem {
  const messages = toMessages(body.messages, body.errorMessage);
  const { product, itemAttributes } = body;
  const status = body.status ?? (body.actioned === 'DELETED_ITEM' ? 'DELETED' : 'ACTIVE');
  const hasParent = body.parentRelationType || body.parentItemId || body.parentRelationCartItemId;
  return {
    id: body.cartItemId ?? '',
    sku: body.itemId,
    name: orUndefined(product?.name) ?? body.itemId,
    brandName: orUndefined(product?.brandName),
    url: orUndefined(product?.url),
    baseCategory: orUndefined(product?.baseCategory),
    imageUrl: picture(product?.images?.standard),
    quantity: body.qty,
    requestedQuantity: orUndefined(body.requestedQty),
    quantityAdded: orUndefined(body.qtyAdded),
    quantityLimit: orUndefined(body.quantityLimit),
    status: cartContext.isCOM && status !== 'DELETED' ? 'ACTIVE' : status,
    action: body.actioned ?? 'NONE',
    parent: hasParent
      ? {
          lineId: orUndefined(body.parentRelationCartItemId),
          sku: orUndefined(body.parentItemId),
          relation: orUndefined(body.parentRelationType),
        }
      : undefined,
    messages,
    price: toPrice(body.priceInfo, body.qty, cartContext),
    feedbackPrice: body.addToCartPriceInfo ? toPrice(body.addToCartPriceInfo, body.qty, cartContext) : undefined,
    delivery: toDelivery(body),
    surcharge: isSet(body.surchargeApplicable)
      ? { increment: surchargeIncrement(body.surchargeSplit, body.altFactor) }
      : undefined,
    isSoftware: SOFTWARE_TYPES.includes(product?.productTypeName ?? ''),
    isMembership: isMarked(itemAttributes?.membershipSKU),
    isFreeSample: isSet(itemAttributes?.freeSample),
    isOutOfStock: isOutOfStock(body, messages),
    budgetCenter: orUndefined(body.itemAccountInfo?.bcName),
  };
}

/** Whether an item is a line of the cart, and not only an item that the shop did not add. */
const isLine = (body: LineItemBody): boolean => body.qty > 0 || Boolean(body.cartItemId);

/**
 * Returns the items of a cart. A shop may omit the items of an empty cart. A cart that reports units but has no items
 * is incomplete, and throws.
 */
function itemsOf({ items, type, cartAttributes: facts, cartSummary: sums }: CartBody): LineItemBody[] {
  const count = facts?.numberOfItems ?? sums?.numberOfItems ?? 0;
  if (items?.length || count <= 0 || type === SPECIAL_CART) return items ?? [];
  throw mismatch('cart', `items: expected ${count} units, received none`);
}

type SumField = Exclude<keyof typeof ReadSummary.entries, 'numberOfItems' | 'attributes'>;

/** Parses the totals of a cart or an order. Throws CommerceError `contract` for an amount with too many decimals. */
export function toSummary(
  sums: CartSummaryBody | null | undefined,
  { currency }: Pick<CartContext, 'currency'>,
): CartSummary {
  const sum = (field: SumField) => toMoney(sums?.[field], `cart: cartSummary.${field}`, currency);
  return {
    subtotal: sum('cartSubTotal'),
    subtotalAfterCoupons: sum('cartSubTotalAfterCoupons'),
    instantSavings: sum('instantCouponSavings'),
    memberSavings: sum('finalMembershipSavings'),
    handlingFee: sum('handlingFee'),
    surchargeFee: sum('surchargeFeePerUnit'),
    furnitureServiceFee: isSet(sums?.attributes?.isFurnitureServicesFeeTBD) ? 'to-be-determined' : sum('furnSvcFee'),
    total: sum('orderTotal'),
    balance: sum('balanceOrdTotal'),
  };
}

/**
 * Parses the shop's cart into `Cart`. Only this file knows both spellings. Throws CommerceError `contract` for an
 * amount with more decimals than its currency has, and for missing lines.
 */
export function toCart(body: CartBody, cartContext: CartContext): Cart {
  const items = itemsOf(body);
  const lines = items.filter(isLine).map((item) => toLine(item, cartContext));
  const { cartSummary: sums, cartAttributes: facts } = body;
  const units = lines.reduce((count, line) => count + (line.status === 'DELETED' ? 0 : line.quantity), 0);
  return {
    id: body.cartId ?? '',
    type: body.type ?? '',
    lines,
    refused: items.filter((item) => !isLine(item)).map((item) => toLine(item, cartContext)),
    messages: toMessages(body.messages),
    summary: toSummary(sums, cartContext),
    itemCount: facts?.numberOfItems ?? sums?.numberOfItems ?? units,
    userType: orUndefined(facts?.userType),
    sent: body,
  };
}
