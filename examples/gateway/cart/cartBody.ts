import type { CartBody, RelatedItemBody } from '../../../src/core/cart/contract/cart';
import type { LineItemBody } from '../../../src/core/cart/contract/lineItem';
import { couponBody } from '../../shop/cart/answer/couponBody';
import {
  amountsBody,
  effectBody,
  effectsOutside,
  identityBody,
  outsideItemBody,
  parentBody,
  skuOf,
} from '../../shop/cart/answer/itemBody';
import { sumsBody } from '../../shop/cart/answer/sumsBody';
import type { LineEffect } from '../../shop/cart/effect';
import { type Message, message } from '../../shop/cart/message';
import { defaultMaxPerLine } from '../../shop/cart/quantity';
import type { Sums } from '../../shop/cart/totals';
import type { CartRow, Visit } from '../database/schema';
import type { Engine, EngineCart, EngineLine, EngineProduct, EngineSums } from '../engine';
import { bySku } from '../products/bySku';
import { lineProductBody, productBody } from '../products/productBody';
import { verdictsOf } from './coupons';

export type CartState = {
  row?: CartRow | undefined;
  cart?: EngineCart | undefined;
  effects?: LineEffect[];
  /** what this request has read of the products */
  products?: ReadonlyMap<string, EngineProduct> | undefined;
  /** whether the plans of the items just added are offered */
  offersPlans?: boolean;
};

const empty = {
  lines: [],
  promotions: [],
  subtotal: 0,
  discount: 0,
  shipping: 0,
  tax: 0,
  total: 0,
  shippingOptionId: null,
};

/** The cart of a visit in the wire format, with the effects of the request on its lines. */
export async function cartBody(
  engine: Engine,
  visit: Visit,
  { row, cart, effects = [], products: known = new Map(), offersPlans = false }: CartState,
): Promise<CartBody> {
  const { lines, ...rest } = cart ?? empty;
  const outside = effectsOutside(effects, lines);
  const skus = [...lines.map(({ sku }) => sku), ...outside.map(({ itemId }) => skuOf(itemId))];
  const unread = skus.filter((sku) => !known.has(sku));
  const products = new Map([...known, ...(await bySku(engine, unread))]);
  const units = lines.reduce((total, { quantity }) => total + quantity, 0);
  return {
    cartId: row?.id ?? null,
    previousCartId: null,
    type: 'REGULAR',
    status: 'ACTIVE',
    items: [
      ...lines.map((line) => lineBody(line, products.get(line.sku), effectOn(line, effects))),
      ...outside.map((effect) => outsideItemBody(effect, factsOf(products.get(skuOf(effect.itemId))))),
    ],
    coupons: verdictsOf(row?.coupons ?? [], rest).map(couponBody),
    messages: [...(row?.messages ?? []), ...stateOf(lines, products)],
    freeItems: [],
    availableFreeItems: [],
    ...(offersPlans && { relatedItems: await planOffers(engine, effects, products) }),
    buyNowEligible: false,
    cartSummary: {
      ...sumsBody(sumsOf(rest, rest.shippingOptionId !== null)),
      numberOfItems: units,
      ctxToken: visit.contextToken,
      freeSampleItems: [],
    },
    cartAttributes: {
      userType: visit.customer ? 'REGISTERED' : 'GUEST',
      orderNumber: null,
      numberOfItems: units,
      numberOfLineItems: lines.length,
      newItemAdded: effects.some(({ actioned }) => actioned === 'ADD_ITEM'),
      enablePaypal: false,
      isMandatoryEnabled: false,
      proceedCheckout: false,
    },
  };
}

/** The sums of a cart or an order, as the shop displays them; `isShipped` if its delivery is known. */
export function sumsOf({ subtotal, discount, shipping, tax, total }: EngineSums, isShipped = true): Sums {
  return {
    subtotal,
    couponSavings: discount,
    memberSavings: 0,
    delivery: isShipped ? shipping : null,
    handlingFee: 0,
    surcharge: 0,
    furnitureFee: 0,
    isFurnitureFeeOpen: false,
    ...(tax > 0 && { tax }),
    total,
  };
}

const effectOn = ({ id }: EngineLine, effects: LineEffect[]) => effects.findLast(({ cartItemId }) => cartItemId === id);

function lineBody(line: EngineLine, product: EngineProduct | undefined, effect: LineEffect | undefined): LineItemBody {
  const { parent } = line;
  const unit = line.unitPrice;
  const price = { unit, saving: line.listPrice - unit, handlingFee: 0 };
  return {
    ...identityBody(line.sku),
    cartItemId: line.id,
    qty: line.quantity,
    status: 'ACTIVE',
    ...effectBody(effect),
    quantityLimit: limitOf(product),
    messages: effect?.messages.length ? effect.messages : shortage(line, product),
    ...(parent && parentBody({ id: parent.lineId, sku: parent.sku }, parent.relation)),
    product: product ? productBody(product) : lineProductBody(line),
    priceInfo: amountsBody(price, line.quantity, line.total),
    ...(effect && effect.qtyAdded > 0 && { addToCartPriceInfo: amountsBody(price, effect.qtyAdded) }),
    selectedDeliveryOption: { deliveryType: 'STA', isBackOrder: false, messages: [] },
    shippingInfo: { deliveryType: 'STA' },
    inventory: [{ itemId: line.sku, availablequantity: Number.isFinite(product?.stock) ? product?.stock : null }],
  };
}

/** The plans and services that cover the items just added, without those that are sold out. */
async function planOffers(
  engine: Engine,
  effects: LineEffect[],
  products: ReadonlyMap<string, EngineProduct>,
): Promise<RelatedItemBody[]> {
  const added = effects.filter(({ qtyAdded }) => qtyAdded > 0).map(({ itemId }) => products.get(skuOf(itemId)));
  const plans = await bySku(
    engine,
    added.flatMap((product) => product?.plans ?? []),
  );
  return [...plans.values()]
    .filter(({ stock }) => stock > 0)
    .map((plan) => ({ itemId: plan.sku, relationType: plan.relation, ...factsOf(plan) }));
}

/** The facts about a product that the cart does not contain. */
function factsOf(product: EngineProduct | undefined): Partial<LineItemBody> {
  if (!product) return {};
  const { price, listPrice } = product;
  const saving = (listPrice ?? 0) - (price ?? 0);
  return {
    quantityLimit: limitOf(product),
    product: productBody(product),
    priceInfo: price === null ? null : amountsBody({ unit: price, saving, handlingFee: 0 }, 1),
  };
}

const limitOf = (product: EngineProduct | undefined) =>
  Math.min(defaultMaxPerLine, product?.maxPerLine ?? Infinity, product?.maxPerCart ?? Infinity);

/** What a line lacks since it was added: engines reserve nothing before the order. */
function shortage({ sku, quantity }: EngineLine, product: EngineProduct | undefined): Message[] {
  const stock = product?.stock ?? 0;
  if (stock >= quantity) return [];
  if (stock === 0) return [message('OUT_OF_STOCK', 'WARNING', { itemId: sku })];
  return [message('PARTIAL_QTY_AVAILABLE', 'WARNING', { value: stock, itemId: sku })];
}

function stateOf(lines: EngineLine[], products: ReadonlyMap<string, EngineProduct>): Message[] {
  if (lines.length === 0) return [message('EMPTY_CART', 'WARNING')];
  const isShort = lines.some((line) => shortage(line, products.get(line.sku)).length > 0);
  return isShort ? [message('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', 'WARNING')] : [];
}
