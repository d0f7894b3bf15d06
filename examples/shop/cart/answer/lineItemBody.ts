import type { LineItemBody } from '../../../../src/core/cart/contract/lineItem';
import type { Product } from '../../database/schema';
import { arrival } from '../delivery';
import type { LineEffect } from '../effect';
import type { CartLine } from '../line';
import type { Message } from '../message';
import { decimal } from '../price';
import { defaultMaxPerLine } from '../quantity';
import { effectBody, identityBody, outsideItemBody, parentBody } from './itemBody';
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
    ...identityBody(line.sku),
    cartItemId: line.id,
    qty: line.qty,
    status: 'ACTIVE',
    ...effectBody(effect),
    ...limits(product),
    messages: effect?.messages.length ? effect.messages : state,
    ...(line.originalSku && { altItem: { origItemId: line.originalSku, origItemName: line.originalName } }),
    ...(parent && parentBody(parent, line.parentRelation)),
    product: productBody(product),
    priceInfo: priceBody(price, line.qty, afterCoupons),
    ...(effect && effect.qtyAdded > 0 && { addToCartPriceInfo: priceBody(price, effect.qtyAdded) }),
    selectedDeliveryOption: deliveryBody(line),
    ...(line.deliveryType === 'ISP' && { shippingOption: daysBody('STA', line) }),
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

/** An item that the request refused or removed. */
export function outsideItem(effect: LineEffect, product: Product | undefined): LineItemBody {
  return outsideItemBody(
    effect,
    product && { ...limits(product), product: productBody(product), priceInfo: priceBody(product, 1) },
  );
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
  return {
    deliveryType: line.deliveryType,
    pickupStoreNumber: line.storeNumber,
    ...daysBody(line.deliveryType, line),
    isBackOrder: false,
    addressDetails: { storeNumber: line.storeNumber },
    surchargeFeePerUnit: decimal(line.product.surchargeFee),
    messages: [],
  };
}

/** When a line arrives by a method. */
function daysBody(deliveryType: CartLine['deliveryType'], { product }: CartLine) {
  const days = arrival({ deliveryType }, product, new Date());
  return { minDeliveryDate: days?.from ?? null, maxDeliveryDate: days?.to ?? null };
}
