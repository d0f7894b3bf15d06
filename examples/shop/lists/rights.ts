import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Account } from '../accounts/session';
import type { Reader, Tx } from '../database/open';
import { type ListRow, shoppingLists } from '../database/schema';
import { Refusal } from '../http/refusal';

/**
 * The lists that a customer may see: their own, those shared in their company, and the shop's own [LIST-022, LIST-023].
 */
export function visibleTo({ id, companyId, tenant }: Account): SQL | undefined {
  const ofCompany =
    companyId === null
      ? undefined
      : and(eq(shoppingLists.accessLevel, 'SHARED'), eq(shoppingLists.companyId, companyId));
  const ofShop = and(eq(shoppingLists.accessLevel, 'GLOBAL'), eq(shoppingLists.tenant, tenant));
  return or(eq(shoppingLists.accountId, id), ofCompany, ofShop);
}

export const isOwner = (list: ListRow, account: Account) => list.accountId === account.id;

/** Customers who may see a personal or shared list may edit it. A global list is editable unless it is read-only. */
export const canEdit = (list: ListRow) => !list.isReadOnly;

/** One of the lists that the customer may see. */
export async function findList(reader: Reader, account: Account, id: string): Promise<ListRow> {
  const [list] = await reader
    .select()
    .from(shoppingLists)
    .where(and(eq(shoppingLists.id, id), visibleTo(account)));
  return list ?? refuseUnknown();
}

/** Like `findList`, but locks the list for a change. */
export async function lockList(tx: Tx, account: Account, id: string): Promise<ListRow> {
  const [list] = await tx
    .select()
    .from(shoppingLists)
    .where(and(eq(shoppingLists.id, id), visibleTo(account)))
    .for('update');
  if (!list) return refuseUnknown();
  if (!canEdit(list)) throw new Refusal(403, 'LIST_READ_ONLY', "This list can't be changed");
  return list;
}

/** Only the owner may change its type or delete it. */
export function requireOwner(list: ListRow, account: Account): void {
  if (!isOwner(list, account)) throw new Refusal(403, 'LIST_NOT_OWNED', 'Only the owner of this list may do that');
}

function refuseUnknown(): never {
  throw new Refusal(404, 'LIST_NOT_FOUND', 'There is no such list');
}
