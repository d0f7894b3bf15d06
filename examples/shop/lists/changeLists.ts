import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ListAnswerBody } from '../../../src/core/lists/contract/lists';
import type { MessageBody } from '../../../src/core/platform/contract/message';
import { type ListItemRow, type ListRow, listItems, listStars, shoppingLists } from '../database/listSchema';
import type { TableWriter } from '../database/open';
import { Refusal } from '../http/refusal';
import { favoritesBody, itemBody, listBody, maxFavorites } from './listBody';
import type { ListContext } from './listContext';
import { addItems } from './listItems';
import { countItems, readOwnLists } from './readLists';
import type { CreateListRequest, UpdateListRequest } from './requests';
import { findList, lockList, requireOwner } from './rights';

const mostLists = 200;

/** The list after a change, and the affected items. */
export async function changed(
  lists: ListContext,
  { id }: ListRow,
  items: ListItemRow[] = [],
  messages: MessageBody[] = [],
): Promise<ListAnswerBody> {
  const [list] = await lists.tables
    .update(shoppingLists)
    .set({ modifiedAt: new Date() })
    .where(eq(shoppingLists.id, id))
    .returning();
  if (!list) throw new Error('the list was deleted during the change');
  return {
    list: listBody(list, lists, await countItems(lists, id)),
    listItems: { items: items.map(itemBody) },
    ...(await favoritesBody(lists)),
    messages,
  };
}

/** Creates a list, once for each key [LIST-026]. */
export async function createList(
  lists: ListContext,
  { name, accessLevel, items }: CreateListRequest,
  key: string = randomUUID(),
): Promise<ListAnswerBody> {
  const { tables, owner, companyId, tenant } = lists;
  const [before] = await tables
    .select()
    .from(shoppingLists)
    .where(and(eq(shoppingLists.key, key), eq(shoppingLists.owner, owner)));
  if (before) return changed(lists, before, await addItems(lists, before, items, key));

  if ((await readOwnLists(lists)).length >= mostLists) {
    throw new Refusal(400, 'TOO_MANY_LISTS', 'You can have up to {n} lists', { n: mostLists });
  }
  const now = new Date();
  const [list] = await tables
    .insert(shoppingLists)
    .values({
      id: randomUUID(),
      name,
      accessLevel,
      owner,
      companyId,
      tenant,
      isReadOnly: false,
      key,
      createdAt: now,
      modifiedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!list) throw new Refusal(400, 'LIST_NAME_TAKEN', 'You already have a list named {name}', { name });
  return changed(lists, list, await addItems(lists, list, items, key));
}

/**
 * Updates a list item by item. Items that the request does not name stay unchanged. Changes by somebody else since the
 * customer saw the list stay and are reported [LIST-029, DEC-Q151].
 */
export async function updateList(lists: ListContext, id: string, request: UpdateListRequest): Promise<ListAnswerBody> {
  const list = await lockList(lists, id);
  const { tables } = lists;
  if (request.accessLevel !== undefined && request.accessLevel !== list.accessLevel) {
    requireOwner(list, lists);
    await tables.update(shoppingLists).set({ accessLevel: request.accessLevel }).where(eq(shoppingLists.id, id));
  }
  const messages = await rename(tables, list, request);
  const updated: ListItemRow[] = [];
  for (const item of request.items) {
    const { row, message } = await setQuantity(tables, list, item);
    if (row) updated.push(row);
    if (message) messages.push(message);
  }
  return changed(lists, list, updated, messages);
}

const warning = (code: string, over: Partial<MessageBody>): MessageBody => ({
  code,
  type: 'WARNING',
  message: null,
  value: null,
  itemId: null,
  ...over,
});

async function rename(
  tables: TableWriter,
  list: ListRow,
  { name, wasName }: UpdateListRequest,
): Promise<MessageBody[]> {
  if (name === undefined || name === list.name) return [];
  if (wasName !== undefined && wasName !== list.name) return [warning('LIST_RENAMED', { value: list.name })];
  const [existing] = await tables
    .select()
    .from(shoppingLists)
    .where(and(eq(shoppingLists.owner, list.owner ?? ''), eq(shoppingLists.name, name)));
  if (existing) throw new Refusal(400, 'LIST_NAME_TAKEN', 'You already have a list named {name}', { name });
  await tables.update(shoppingLists).set({ name }).where(eq(shoppingLists.id, list.id));
  return [];
}

async function setQuantity(
  tables: TableWriter,
  list: ListRow,
  { listItemId, qty, wasQty }: UpdateListRequest['items'][number],
): Promise<{ row?: ListItemRow; message?: MessageBody }> {
  const which = and(eq(listItems.id, listItemId), eq(listItems.listId, list.id));
  const [row] = await tables.select().from(listItems).where(which);
  if (!row) return { message: warning('LIST_ITEM_GONE', { itemId: listItemId }) };
  const isOthers = wasQty !== undefined && row.qty !== wasQty && row.qty !== qty;
  if (isOthers) return { row, message: warning('LIST_ITEM_CHANGED', { itemId: row.sku, value: row.qty }) };
  await tables.update(listItems).set({ qty }).where(which);
  return { row: { ...row, qty } };
}

/** Adds or removes a star [LIST-048]. */
export async function star(lists: ListContext, id: string, action: 'FAVORITE' | 'UNFAVORITE'): Promise<ListAnswerBody> {
  const list = await findList(lists, id);
  const { tables, owner } = lists;
  const ownStar = and(eq(listStars.owner, owner), eq(listStars.listId, id));
  if (action === 'UNFAVORITE') await tables.delete(listStars).where(ownStar);
  else {
    const { favorites } = await favoritesBody(lists);
    if (!favorites.includes(id) && favorites.length >= maxFavorites) {
      throw new Refusal(400, 'MAX_FAVORITE_REACHED', 'You can have up to {n} favorites', { n: maxFavorites });
    }
    await tables.insert(listStars).values({ owner, listId: id }).onConflictDoNothing();
  }
  return {
    list: listBody(list, lists, await countItems(lists, id)),
    listItems: { items: [] },
    ...(await favoritesBody(lists)),
    messages: [],
  };
}

/** Deletes a list. A missing list was deleted before, perhaps by a call whose response was lost [LIST-030]. */
export async function deleteList(lists: ListContext, id: string): Promise<ListAnswerBody> {
  const list = await lockList(lists, id).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return undefined;
    throw error;
  });
  if (list) {
    requireOwner(list, lists);
    await lists.tables.delete(shoppingLists).where(eq(shoppingLists.id, id));
  }
  return { list: { id, name: list?.name ?? '' }, listItems: { items: [] }, messages: [] };
}
