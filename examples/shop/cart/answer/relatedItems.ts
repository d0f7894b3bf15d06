import { inArray } from 'drizzle-orm';
import type { RelatedItemBody } from '../../../../src/core/cart/contract/cart';
import { plansFor } from '../../catalogue/plans';
import { bestSellers } from '../../catalogue/related';
import type { Tx } from '../../database/open';
import { type Product, products } from '../../database/schema';
import type { LineEffect } from '../effect';
import { priceBody } from './priceBody';
import { productBody } from './productBody';

const shown = 4;

/**
 * Products that go with the items just added: the plans and services that cover them, then the best sellers of the same
 * categories. Products that customers ordered together are the job of the recommendation call.
 */
export async function relatedItems(tx: Tx, effects: LineEffect[]): Promise<RelatedItemBody[]> {
  const added = effects.filter(({ qtyAdded }) => qtyAdded > 0).map(({ itemId }) => itemId);
  if (added.length === 0) return [];
  const rows = await tx
    .selectDistinct({ shelf: products.subcategory })
    .from(products)
    .where(inArray(products.sku, added));
  const shelves = rows.map(({ shelf }) => shelf);
  const plans = (await plansFor(tx, shelves)).filter(({ stock }) => stock > 0);
  const others = await bestSellers(tx, Math.max(0, shown - plans.length), added, shelves);
  return [...plans, ...others].map(toBody);
}

function toBody(product: Product): RelatedItemBody {
  return {
    itemId: product.sku,
    product: productBody(product),
    priceInfo: priceBody(product, 1),
    relationType: product.kind === 'PRODUCT' ? 'SAME_SHELF' : product.kind,
  };
}
