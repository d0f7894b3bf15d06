import type { PriceInfoBody } from '../../../../src/core/cart/contract/lineItem';
import type { Product } from '../../database/schema';
import { decimal, instantSaving, unitPrice } from '../price';

/**
 * The price of `qty` units [CART-ENT-011]. `finalPrice` and `finalPriceBeforeBasketCoupons` are for all units;
 * `finalPricePerUnit`, `basePrice` and `comparePrice` are for one. A saving has no label, because the page names it in
 * its own language. Null for a product without a price.
 */
export function priceBody(product: Product, qty: number, afterCoupons?: number): PriceInfoBody | null {
  const unit = unitPrice(product);
  if (unit === undefined) return null;
  const saving = instantSaving(product);
  return {
    finalPrice: decimal(afterCoupons ?? unit * qty),
    finalPricePerUnit: decimal(unit),
    finalPriceBeforeBasketCoupons: decimal(unit * qty),
    basePrice: decimal(unit + saving),
    comparePrice: saving > 0 ? decimal(unit + saving) : null,
    handlingFeePerUnit: decimal(product.handlingFee),
    priceAdjustment: saving > 0 ? [{ amount: decimal(saving * qty) }] : [],
  };
}
