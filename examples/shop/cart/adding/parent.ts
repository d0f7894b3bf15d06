import type { Product } from '../../database/schema';
import type { CartLine } from '../line';
import type { AddItemRequest } from '../requests';
import type { Adding } from './adding';

/**
 * The parent line of a plan or a service: the one that the request names, otherwise the newest line that it covers
 * among those that this request added. Undefined for products that need no parent.
 */
export function parentOf(product: Product, item: AddItemRequest, adding: Adding): CartLine | undefined | 'missing' {
  const covers = product.coversSubcategories;
  if (!covers) return undefined;
  const covered = adding.lines.filter(
    (line) => line.product.kind === 'PRODUCT' && !line.parentRelation && covers.includes(line.product.subcategory),
  );
  const named = covered.findLast((line) =>
    item.parentRelationCartItemId ? line.id === item.parentRelationCartItemId : line.sku === item.parentItemId,
  );
  if (item.parentRelationCartItemId || item.parentItemId) return named ?? 'missing';
  return covered.findLast((line) => adding.requested.has(line.sku)) ?? 'missing';
}

/** How many more units of a plan or service the parent line can take. */
export function roomUnder(lines: CartLine[], parent: CartLine, kind: Product['kind']): number {
  const used = lines.filter((line) => line.parentLineId === parent.id && line.product.kind === kind);
  return parent.qty - used.reduce((sum, line) => sum + line.qty, 0);
}
