import type { CartLineRow, ProductKind } from '../database/schema';
import { Refusal } from '../http/refusal';
import type { PlansOf } from './saveItems';

type SavableLine = Pick<CartLineRow, 'id' | 'sku' | 'qty' | 'parentLineId' | 'parentRelation'> & {
  product?: { kind: ProductKind };
};

/** The plans of these lines. A line that is saved already may have left the cart since: it has none. */
export function plansIn(lines: readonly SavableLine[]): PlansOf {
  return ({ itemId, cartItemId }) => {
    const line = lines.find(({ id, sku }) => id === cartItemId && sku === itemId);
    if (!line) return [];
    if (line.parentLineId !== null || line.product?.kind === 'SAMPLE') {
      throw new Refusal(400, 'INVALID_DATA_ITEM', "This item can't be saved by itself");
    }
    return lines
      .filter(({ parentLineId }) => parentLineId === line.id)
      .flatMap(({ sku, qty, parentRelation: relation }) =>
        relation === 'WARRANTY' || relation === 'ASSEMBLY' ? [{ sku, qty, relation }] : [],
      );
  };
}
