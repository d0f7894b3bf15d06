import { ownerOf } from '../accounts/owner';
import type { Visitor } from '../accounts/session';
import { findCart } from '../cart/findCart';
import { type CartLine, readLines } from '../cart/line';
import { namesOf } from '../catalogue/findBySku';
import type { Database, Tx } from '../database/open';
import { Refusal } from '../http/refusal';
import type { SavedContext } from './savedContext';
import type { PlansOf } from './saveItems';

/** The saved items of a visitor of the reference shop. */
export function savedOf(tables: Database, visitor: Visitor): SavedContext {
  return { tables, owner: ownerOf(visitor), namesOf: (skus) => namesOf(tables, skus) };
}

/** The plans of the lines in the visitor's cart. */
export async function plansInCart(tx: Tx, visitor: Visitor): Promise<PlansOf> {
  const cart = await findCart(tx, visitor);
  return plansIn(cart ? await readLines(tx, cart.id) : []);
}

/** The plans of these lines. A line that is saved already may have left the cart since: it has none. */
export function plansIn(lines: CartLine[]): PlansOf {
  return ({ itemId, cartItemId }) => {
    const line = lines.find(({ id, sku }) => id === cartItemId && sku === itemId);
    if (!line) return [];
    if (line.parentLineId !== null || line.product.kind === 'SAMPLE') {
      throw new Refusal(400, 'INVALID_DATA_ITEM', "This item can't be saved by itself");
    }
    return lines
      .filter(({ parentLineId }) => parentLineId === line.id)
      .flatMap(({ sku, qty, parentRelation: relation }) =>
        relation === 'WARRANTY' || relation === 'ASSEMBLY' ? [{ sku, qty, relation }] : [],
      );
  };
}
