import type { EngineCart, EngineContact, EngineLine, EngineOrder, EngineProduct, EngineSums } from '../../engine';
import { roundParts, toMinorUnits } from '../../money';
import type { CartBody, LineBody, OrderBody, PurchaseBody, VariantBody } from './medusaBodies';

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
      plans: product.metadata?.plans ?? [],
      relation: product.metadata?.relation ?? null,
    },
  ];
}

export function toEngineCart(cart: CartBody): EngineCart {
  const discounts = discountsOf(cart);
  const { lines, ...sums } = toSums(cart);
  const amounts = roundParts(
    [...discounts.values()].map((amount) => amount * 100),
    sums.discount,
  );
  return {
    id: cart.id,
    lines,
    ...sums,
    promotions: [
      ...[...discounts.keys()].map((code, index) => ({ code, discount: amounts[index] ?? 0 })),
      ...cart.promotions.filter(({ code }) => !discounts.has(code)).map(({ code }) => ({ code, discount: 0 })),
    ],
    contact: toContact(cart),
    shippingOptionId: cart.shipping_methods[0]?.shipping_option_id ?? null,
  };
}

export function toEngineOrder(order: OrderBody): EngineOrder {
  return {
    id: order.id,
    number: String(order.display_id),
    placedAt: new Date(order.created_at),
    ...toSums(order),
    contact: toContact(order),
    shippingName: order.shipping_methods[0]?.name ?? '',
  };
}

/**
 * The lines and amounts of a purchase, rounded. Medusa rounds nothing: ten percent off 6.48 is 0.648. Total, shipping
 * and tax are rounded, and the discount is what is left, so that the parts add up; without a discount, the tax is.
 */
function toSums(purchase: PurchaseBody): EngineSums & { lines: EngineLine[] } {
  const { item_subtotal, shipping_total, tax_total } = purchase;
  const items = inOrder(purchase.items);
  const currency = purchase.currency_code.toUpperCase();
  const minor = (amount: number) => toMinorUnits(amount, currency);
  const [subtotal, shipping, total] = [minor(item_subtotal), minor(shipping_total), minor(purchase.total)];
  const tax = discountsOf(purchase).size > 0 ? minor(tax_total) : total - subtotal - shipping;
  const discount = subtotal + shipping + tax - total;
  const left = items.map(({ subtotal: whole, adjustments }) => (whole - sum(adjustments)) * 100);
  const lineTotals = roundParts(left, subtotal - discount);
  const lines = items.map((item, index) => ({
    id: item.id,
    sku: item.variant_sku,
    title: item.product_title,
    imageUrl: item.thumbnail ?? '',
    quantity: item.quantity,
    unitPrice: minor(item.unit_price),
    listPrice: minor(item.compare_at_unit_price ?? item.unit_price),
    total: lineTotals[index] ?? 0,
    parent: parentIn(items, item),
  }));
  return { lines, subtotal, discount, shipping, tax, total };
}

/**
 * Lines in the order in which they were added, which the engine does not keep, and plans below their products: its ids
 * begin with their time.
 */
function inOrder(items: LineBody[]): LineBody[] {
  const place = (item: LineBody) => `${parentIn(items, item)?.lineId ?? ''} ${item.id}`.trim();
  return items.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}

function parentIn(items: LineBody[], { metadata }: LineBody): EngineLine['parent'] {
  const { parent } = metadata ?? {};
  const line = parent && items.find((it) => it.variant_sku === parent.sku && !it.metadata?.parent);
  return line ? { ...parent, lineId: line.id } : null;
}

/** Medusa has a first and a last name; the whole name is in the first. */
function toContact({ email, shipping_address: address }: PurchaseBody): EngineContact {
  return {
    email: email ?? '',
    name: address?.first_name ?? '',
    address1: address?.address_1 ?? '',
    address2: address?.address_2 ?? '',
    city: address?.city ?? '',
    state: address?.province ?? '',
    zipCode: address?.postal_code ?? '',
  };
}

/** What each promotion takes off the lines. One that takes nothing off is not among them. */
function discountsOf({ items }: PurchaseBody): Map<string, number> {
  const discounts = new Map<string, number>();
  for (const { code, amount } of items.flatMap(({ adjustments }) => adjustments)) {
    if (amount !== 0) discounts.set(code ?? '', (discounts.get(code ?? '') ?? 0) + amount);
  }
  return discounts;
}

const sum = (adjustments: PurchaseBody['items'][number]['adjustments']) =>
  adjustments.reduce((total, { amount }) => total + amount, 0);
