import type { EngineCart, EngineProduct } from '../../engine';
import { roundParts, toMinorUnits } from '../../money';
import type { CartBody, VariantBody } from './medusaBodies';

/** A variant of Medusa with its product; undefined without a SKU, because nothing can name it then. */
export function toEngineProduct(variant: VariantBody, currency: string): EngineProduct[] {
  const { id, sku, product, calculated_price: price } = variant;
  if (sku === null) return [];
  const minor = (amount: number | null | undefined) => (amount == null ? null : toMinorUnits(amount, currency));
  const unitPrice = minor(price?.calculated_amount);
  return [
    {
      sku,
      variantId: id,
      title: product.title,
      brand: product.metadata?.brand ?? '',
      category: product.categories?.[0]?.handle ?? '',
      imageUrl: product.thumbnail ?? '',
      price: unitPrice,
      listPrice: minor(price?.original_amount) ?? unitPrice,
      stock: variant.manage_inventory ? Math.max(0, variant.inventory_quantity) : Infinity,
      maxPerLine: product.metadata?.maxPerLine ?? null,
      maxPerCart: product.metadata?.maxPerCart ?? null,
    },
  ];
}

/**
 * A cart of Medusa, rounded. Medusa rounds nothing: ten percent off 6.48 is 0.648. Total, shipping and tax are rounded,
 * and the discount is what is left, so that the parts add up; without a discount, the tax is.
 */
export function toEngineCart(cart: CartBody): EngineCart {
  const currency = cart.currency_code.toUpperCase();
  const minor = (amount: number) => toMinorUnits(amount, currency);
  const [subtotal, shipping, total] = [minor(cart.item_subtotal), minor(cart.shipping_total), minor(cart.total)];
  const discounts = discountsOf(cart);
  const tax = discounts.size > 0 ? minor(cart.tax_total) : total - subtotal - shipping;
  const discount = subtotal + shipping + tax - total;

  const left = cart.items.map(({ subtotal: whole, adjustments }) => (whole - sum(adjustments)) * 100);
  const lineTotals = roundParts(left, subtotal - discount);
  const amounts = roundParts(
    [...discounts.values()].map((amount) => amount * 100),
    discount,
  );
  return {
    id: cart.id,
    lines: cart.items.map((item, index) => ({
      id: item.id,
      sku: item.variant_sku,
      title: item.product_title,
      imageUrl: item.thumbnail ?? '',
      quantity: item.quantity,
      unitPrice: minor(item.unit_price),
      listPrice: minor(item.compare_at_unit_price ?? item.unit_price),
      total: lineTotals[index] ?? 0,
    })),
    promotions: [
      ...[...discounts.keys()].map((code, index) => ({ code, discount: amounts[index] ?? 0 })),
      ...cart.promotions.filter(({ code }) => !discounts.has(code)).map(({ code }) => ({ code, discount: 0 })),
    ],
    subtotal,
    discount,
    shipping,
    tax,
    total,
  };
}

/** What each promotion takes off the lines. One that takes nothing off is not among them. */
function discountsOf({ items }: CartBody): Map<string, number> {
  const discounts = new Map<string, number>();
  for (const { code, amount } of items.flatMap(({ adjustments }) => adjustments)) {
    if (amount !== 0) discounts.set(code ?? '', (discounts.get(code ?? '') ?? 0) + amount);
  }
  return discounts;
}

const sum = (adjustments: CartBody['items'][number]['adjustments']) =>
  adjustments.reduce((total, { amount }) => total + amount, 0);
