import type { PriceInfoBody } from '../../../../src/core/cart/contract/lineItem';
import type { Product } from '../../database/schema';
import { instantSaving, unitPrice } from '../price';
import { amountsBody } from './itemBody';

/** The price of `qty` units of a product. Null for a product without a price. */
export function priceBody(product: Product, qty: number, afterCoupons?: number): PriceInfoBody | null {
  const unit = unitPrice(product);
  if (unit === undefined) return null;
  return amountsBody({ unit, saving: instantSaving(product), handlingFee: product.handlingFee }, qty, afterCoupons);
}
