import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ListAnswerBody } from '../../../src/core/lists/contract/lists';
import type { MessageBody } from '../../../src/core/platform/contract/message';
import type { Account } from '../accounts/session';
import type { Tx } from '../database/open';
import { type ListItemRow, type ListRow, listItems, listStars, shoppingLists } from '../database/schema';
import { Refusal } from '../http/refusal';
import { favoritesBody, itemBody, listBody, maxFavorites } from './listBody';
import { addItems } from './listItems';
import { countItems } from './readLists';
import type { CreateListRequest, UpdateListRequest } from './requests';
import { findList, lockList, requireOwner } from './rights';

const mostLists = 200;

/** The list after a change, and the affected items. */
export async function changed(
  tx: Tx,
  account: Account,
  { id }: ListRow,
  items: ListItemRow[] = [],
  messages: MessageBody[] = [],
): Promise<ListAnswerBody> {
  const [list] = await tx
    .update(shoppingLists)
    .set({ modifiedAt: new Date() })
    .where(eq(shoppingLists.id, id))
    .returning();
  if (!list) throw new Error('the list was deleted during the change');
  return {
    list: listBody(list, account, await countItems(tx, id)),
    listItems: { items: items.map(itemBody) },
    ...(await favoritesBody(tx, account)),
    messages,
  };
}

/** Creates a list, once for each key [LIST-026]. */
export async function createList(
  tx: Tx,
  account: Account,
  { name, accessLevel, items }: CreateListRequest,
  key: string = randomUUID(),
): Promise<ListAnswerBody> {
  const [before] = await tx
    .select()
    .from(shoppingLists)
    .where(and(eq(shoppingLists.key, key), eq(shoppingLists.accountId, account.id)));
  if (before) return changed(tx, account, before, await addItems(tx, before, items, key));

  if ((await tx.$count(shoppingLists, eq(shoppingLists.accountId, account.id))) >= mostLists) {
    throw new Refusal(400, 'TOO_MANY_LISTS', `You can have up to ${mostLists} lists`);
  }
  const now = new Date();
  const [list] = await tx
    .insert(shoppingLists)
    .values({
      id: randomUUID(),
      name,
      accessLevel,
      accountId: account.id,
      companyId: account.companyId,
      tenant: account.tenant,
      isReadOnly: false,
      key,
      createdAt: now,
      modifiedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!list) throw new Refusal(400, 'LIST_NAME_TAKEN', `You already have a list named ${name}`);
  return changed(tx, account, list, await addItems(tx, list, items, key));
}

/**
 * Updates a list item by item. Items that the request does not name stay unchanged. Changes by somebody else since the
 * customer saw the list stay and are reported [LIST-029, DEC-Q151].
 */
export async function updateList(
  tx: Tx,
  account: Account,
  id: string,
  request: UpdateListRequest,
): Promise<ListAnswerBody> {
  const list = await lockList(tx, account, id);
  if (request.accessLevel !== undefined && request.accessLevel !== list.accessLevel) {
    requireOwner(list, account);
    await tx.update(shoppingLists).set({ accessLevel: request.accessLevel }).where(eq(shoppingLists.id, id));
  }
  const messages = await rename(tx, list, request);
  const updated: ListItemRow[] = [];
  for (const item of request.items) {
    const { row, message } = await setQuantity(tx, list, item);
    if (row) updated.push(row);
    if (message) messages.push(message);
  }
  return changed(tx, account, list, updated, messages);
}

const warning = (code: string, over: Partial<MessageBody>): MessageBody => ({
  code,
  type: 'WARNING',
  message: null,
  value: null,
  itemId: null,
  ...over,
});

async function rename(tx: Tx, list: ListRow, { name, wasName }: UpdateListRequest): Promise<MessageBody[]> {
  if (name === undefined || name === list.name) return [];
  if (wasName !== undefined && wasName !== list.name) return [warning('LIST_RENAMED', { value: list.name })];
  const [existing] = await tx
    .select()
    .from(shoppingLists)
    .where(and(eq(shoppingLists.accountId, list.accountId ?? -1), eq(shoppingLists.name, name)));
  if (existing) throw new Refusal(400, 'LIST_NAME_TAKEN', `A list named ${name} already exists`);
  await tx.update(shoppingLists).set({ name }).where(eq(shoppingLists.id, list.id));
  return [];
}

async function setQuantity(
  tx: Tx,
  list: ListRow,
  { listItemId, qty, wasQty }: UpdateListRequest['items'][number],
): Promise<{ row?: ListItemRow; message?: MessageBody }> {
  const which = and(eq(listItems.id, listItemId), eq(listItems.listId, list.id));
  const [row] = await tx.select().from(listItems).where(which);
  if (!row) return { message: warning('LIST_ITEM_GONE', { itemId: listItemId }) };
  const isOthers = wasQty !== undefined && row.qty !== wasQty && row.qty !== qty;
  if (isOthers) return { row, message: warning('LIST_ITEM_CHANGED', { itemId: row.sku, value: row.qty }) };
  await tx.update(listItems).set({ qty }).where(which);
  return { row: { ...row, qty } };
}

/** Adds or removes a star [LIST-048]. */
export async function star(
  tx: Tx,
  account: Account,
  id: string,
  action: 'FAVORITE' | 'UNFAVORITE',
): Promise<ListAnswerBody> {
  const list = await findList(tx, account, id);
  const ownStar = and(eq(listStars.accountId, account.id), eq(listStars.listId, id));
  if (action === 'UNFAVORITE') await tx.delete(listStars).where(ownStar);
  else {
    const { favorites } = await favoritesBody(tx, account);
    if (!favorites.includes(id) && favorites.length >= maxFavorites) {
      throw new Refusal(400, 'MAX_FAVORITE_REACHED', `You can have up to ${maxFavorites} favorites`);
    }
    await tx.insert(listStars).values({ accountId: account.id, listId: id }).onConflictDoNothing();
  }
  return {
    list: listBody(list, account, await countItems(tx, id)),
    listItems: { items: [] },
    ...(await favoritesBody(tx, account)),
    messages: [],
  };
}

/** Deletes a list. A missing list was deleted before, perhaps by a call whose response was lost [LIST-030]. */
export async function deleteList(tx: Tx, account: Account, id: string): Promise<ListAnswerBody> {
  const list = await lockList(tx, account, id).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return undefined;
    throw error;
  });
  if (list) {
    requireOwner(list, account);
    await tx.delete(shoppingLists).where(eq(shoppingLists.id, id));
  }
  return { list: { id, name: list?.name ?? '' }, listItems: { items: [] }, messages: [] };
}
