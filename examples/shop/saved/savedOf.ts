import { ownerOf } from '../accounts/owner';
import type { Visitor } from '../accounts/session';
import { findCart } from '../cart/findCart';
import { readLines } from '../cart/line';
import { namesOf } from '../catalogue/findBySku';
import type { Database, Tx } from '../database/open';
import { plansIn } from './plansIn';
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
