import { and, eq, or, type SQL } from 'drizzle-orm';
import { type ListRow, shoppingLists } from '../database/listSchema';
import { Refusal } from '../http/refusal';
import type { ListContext } from './listContext';

/**
 * The lists that a customer may see: their own, those shared in their company, and the shop's own [LIST-022, LIST-023].
 */
export function visibleTo({ owner, companyId, tenant }: ListContext): SQL | undefined {
  const ofCompany =
    companyId === null
      ? undefined
      : and(eq(shoppingLists.accessLevel, 'SHARED'), eq(shoppingLists.companyId, companyId));
  const ofShop = and(eq(shoppingLists.accessLevel, 'GLOBAL'), eq(shoppingLists.tenant, tenant));
  return or(eq(shoppingLists.owner, owner), ofCompany, ofShop);
}

export const isOwner = (list: ListRow, { owner }: ListContext) => list.owner === owner;

/** Customers who may see a personal or shared list may edit it. A global list is editable unless it is read-only. */
export const canEdit = (list: ListRow) => !list.isReadOnly;

/** One of the lists that the customer may see. */
export async function findList(lists: ListContext, id: string): Promise<ListRow> {
  const [list] = await lists.tables
    .select()
    .from(shoppingLists)
    .where(and(eq(shoppingLists.id, id), visibleTo(lists)));
  return list ?? refuseUnknown();
}

/** Like `findList`, but locks the list for a change. */
export async function lockList(lists: ListContext, id: string): Promise<ListRow> {
  const [list] = await lists.tables
    .select()
    .from(shoppingLists)
    .where(and(eq(shoppingLists.id, id), visibleTo(lists)))
    .for('update');
  if (!list) return refuseUnknown();
  if (!canEdit(list)) throw new Refusal(403, 'LIST_READ_ONLY', "This list can't be changed");
  return list;
}

/** Only the owner may change its type or delete it. */
export function requireOwner(list: ListRow, lists: ListContext): void {
  if (!isOwner(list, lists)) throw new Refusal(403, 'LIST_NOT_OWNED', 'Only the owner of this list may do that');
}

function refuseUnknown(): never {
  throw new Refusal(404, 'LIST_NOT_FOUND', 'There is no such list');
}
