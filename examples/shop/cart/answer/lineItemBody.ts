import type { LineItemBody } from '../../../../src/core/cart/contract/lineItem';
import type { Product } from '../../database/schema';
import { arrival } from '../delivery';
import type { LineEffect } from '../effect';
import type { CartLine } from '../line';
import type { Message } from '../message';
import { decimal } from '../price';
import { defaultMaxPerLine } from '../quantity';
import { priceBody } from './priceBody';
import { productBody } from './productBody';

/** A line that is in the cart [CART-ENT-005]. */
export function lineItemBody(
  line: CartLine,
  lines: CartLine[],
  afterCoupons: number,
  effect: LineEffect | undefined,
  state: Message[],
): LineItemBody {
  const { product } = line;
  const parent = lines.find(({ id }) => id === line.parentLineId);
  const price = line.parentRelation === 'BUNDLE' ? { ...product, listPrice: 0, salePercent: 0 } : product;
  return {
    ...identity(line.sku),
    cartItemId: line.id,
    qty: line.qty,
    status: 'ACTIVE',
    actioned: effect?.actioned ?? 'NONE',
    ...(effect && { prevQty: effect.prevQty, qtyAdded: effect.qtyAdded, requestedQty: effect.requestedQty }),
    ...limits(product),
    messages: effect?.messages.length ? effect.messages : state,
    ...(line.originalSku && { altItem: { origItemId: line.originalSku } }),
    ...(parent && {
      parentItemId: parent.sku,
      parentRelationCartItemId: parent.id,
      parentRelationType: line.parentRelation,
      ...(line.parentRelation !== 'BUNDLE' && { requiredItemIds: [parent.sku] }),
    }),
    product: productBody(product),
    priceInfo: priceBody(price, line.qty, afterCoupons),
    ...(effect && effect.qtyAdded > 0 && { addToCartPriceInfo: priceBody(price, effect.qtyAdded) }),
    selectedDeliveryOption: deliveryBody(line),
    shippingInfo: { deliveryType: line.deliveryType, pickStoreNumber: line.storeNumber },
    itemAttributes: {
      membershipSKU: product.kind === 'MEMBERSHIP',
      partBundle: line.parentRelation === 'BUNDLE',
      partBundleId: line.parentRelation === 'BUNDLE' ? (parent?.sku ?? null) : null,
      freeSample: product.kind === 'SAMPLE',
    },
    inventory: [{ itemId: line.sku, availablequantity: product.stock }],
    easyRewardsItem: { redemptionEligibility: product.kind === 'PRODUCT' },
  };
}

/** An item that the request did not add to the cart: no cartItemId, qty 0, and the reason. */
export function refusedItemBody(effect: LineEffect, product: Product | undefined): LineItemBody {
  return {
    ...identity(effect.itemId),
    qty: 0,
    status: 'TRANSIENT',
    actioned: 'NONE',
    prevQty: 0,
    qtyAdded: 0,
    requestedQty: effect.requestedQty,
    messages: effect.messages,
    ...(product && { ...limits(product), product: productBody(product), priceInfo: priceBody(product, 1) }),
  };
}

/** A line that the request removed, returned one last time. */
export function deletedLineBody(effect: LineEffect, product: Product | undefined): LineItemBody {
  const { cartItemId = null, prevQty, qtyAdded } = effect;
  const body = refusedItemBody(effect, product);
  return { ...body, cartItemId, status: 'DELETED', actioned: 'DELETED_ITEM', prevQty, qtyAdded, messages: [] };
}

function identity(itemId: string) {
  const sku = itemId.split('##')[0] ?? itemId;
  return { itemId: sku, resolvedItemId: itemId, partNumber: sku, customerSku: sku };
}

function limits(product: Product) {
  const known = [product.maxPerLine, product.maxPerCart, product.maxPerCustomer].filter((it) => it !== null);
  return {
    quantityLimit: Math.min(defaultMaxPerLine, ...known),
    surchargeApplicable: product.surchargeSplit !== null,
    surchargeSplit: product.surchargeSplit,
  };
}

function deliveryBody(line: CartLine): LineItemBody['selectedDeliveryOption'] {
  const days = arrival(line, line.product, new Date());
  return {
    deliveryType: line.deliveryType,
    pickupStoreNumber: line.storeNumber,
    minDeliveryDate: days?.from ?? null,
    maxDeliveryDate: days?.to ?? null,
    isBackOrder: false,
    addressDetails: { storeNumber: line.storeNumber },
    surchargeFeePerUnit: decimal(line.product.surchargeFee),
    messages: [],
  };
}
