import { and, asc, count, desc, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AllListItemsBody, ListAnswerBody, ListsBody } from '../../../src/core/lists/contract/lists';
import type { Account, Visitor } from '../accounts/session';
import type { Reader } from '../database/open';
import { type AccessLevel, type ListRow, listItems, listStars, products, shoppingLists } from '../database/schema';
import { countSaved } from '../saved/savedItem';
import { favoritesBody, itemBody, listBody, metadataBody } from './listBody';
import { cut, type ListQuery, likePattern } from './listQuery';
import { recommendedList, recommendedLists } from './recommendedLists';
import { findList, visibleTo } from './rights';

const levels: readonly AccessLevel[] = ['PERSONAL', 'SHARED', 'GLOBAL'];

/** From this number of lists on, a page displays only some of them at first. */
const manyLists = 5;

/** A list with its number of items. */
type Counted = { list: ListRow; items: number };

/** The lists that a customer may see, by the query [LIST-024, LIST-032]. */
export async function readLists(
  reader: Reader,
  visitor: Visitor,
  account: Account,
  query: ListQuery,
): Promise<ListsBody> {
  const recommended = query.responseType === 'RECOMMENDED';
  const found = recommended ? undefined : await counted(reader, account, query);
  const lists = found
    ? found.map(({ list, items }) => listBody(list, account, items))
    : await recommendedLists(reader, account);
  const page = cut(lists, query);
  const own = await reader.select().from(shoppingLists).where(eq(shoppingLists.accountId, account.id));
  return {
    lists: page,
    ...(await favoritesBody(reader, account)),
    allowedAccessLevel: account.companyId === null ? ['PERSONAL'] : ['PERSONAL', 'SHARED'],
    availableAccessLevel: [...levels],
    showCount: lists.length > manyLists,
    userLists: own.map(({ id }) => id),
    hasSFL: (await countSaved(reader, visitor)) > 0,
    readOnly: false,
    metadata: metadataBody(query, lists.length, page.length),
  };
}

async function counted(reader: Reader, account: Account, query: ListQuery): Promise<Counted[]> {
  const requested = query.access.split(',');
  const known = levels.filter((level) => requested.includes(level));
  const isStarred = requested.includes('FAVORITE');
  if (known.length === 0 && !isStarred) return [];
  return reader
    .select({ list: shoppingLists, items: count(listItems.id) })
    .from(shoppingLists)
    .leftJoin(listItems, eq(listItems.listId, shoppingLists.id))
    .leftJoin(listStars, and(eq(listStars.listId, shoppingLists.id), eq(listStars.accountId, account.id)))
    .where(
      and(
        visibleTo(account),
        isStarred ? eq(listStars.accountId, account.id) : inArray(shoppingLists.accessLevel, known),
        query.search ? ilike(shoppingLists.name, likePattern(query.search)) : undefined,
        query.ignoreList ? ne(shoppingLists.id, query.ignoreList) : undefined,
      ),
    )
    .groupBy(shoppingLists.id)
    .orderBy(
      inOrder(query, query.sortBy === 'name' ? sql`lower(${shoppingLists.name})` : shoppingLists.modifiedAt),
      shoppingLists.id,
    );
}

function inOrder({ sortOrder }: ListQuery, by: SQL | typeof shoppingLists.modifiedAt | typeof products.name): SQL {
  return sortOrder === 'desc' ? desc(by) : asc(by);
}

/** One list with a page of its items [LIST-031]. */
export async function readList(
  reader: Reader,
  account: Account,
  id: string,
  query: ListQuery,
): Promise<ListAnswerBody> {
  const recommended = await recommendedList(reader, account, id);
  const items = recommended?.items ?? (await itemsOf(reader, (await findList(reader, account, id)).id, query));
  const list =
    recommended?.list ?? listBody(await findList(reader, account, id), account, await countItems(reader, id));
  const page = cut(items, query);
  return {
    list,
    listItems: { items: page.map(itemBody) },
    ...(await favoritesBody(reader, account)),
    metadata: metadataBody(query, items.length, page.length),
    messages: [],
  };
}

async function itemsOf(reader: Reader, listId: string, query: ListQuery) {
  const { search } = query;
  const isFound = search
    ? or(ilike(products.name, likePattern(search)), ilike(products.sku, likePattern(search)))
    : undefined;
  const by = query.sortBy === 'name' ? sql`lower(${products.name})` : sql`${listItems.position}`;
  const rows = await reader
    .select({ id: listItems.id, sku: listItems.sku, qty: listItems.qty })
    .from(listItems)
    .innerJoin(products, eq(products.sku, listItems.sku))
    .where(and(eq(listItems.listId, listId), isFound))
    .orderBy(inOrder(query, by), listItems.position);
  return rows;
}

export async function countItems(reader: Reader, listId: string): Promise<number> {
  const [row] = await reader.select({ all: count() }).from(listItems).where(eq(listItems.listId, listId));
  return Number(row?.all ?? 0);
}

/** The items of all lists that a customer may see, or only those of some SKUs [LIST-025]. */
export async function readAllItems(
  reader: Reader,
  account: Account,
  query: ListQuery,
): Promise<{ listItems: AllListItemsBody['listItems'] }> {
  const skus = query.search.split(',').filter((sku) => sku !== '');
  const rows = await reader
    .select({ item: listItems })
    .from(listItems)
    .innerJoin(shoppingLists, eq(shoppingLists.id, listItems.listId))
    .where(and(visibleTo(account), skus.length > 0 ? inArray(listItems.sku, skus) : undefined))
    .orderBy(listItems.position)
    .limit(1000);
  return { listItems: { items: rows.map(({ item }) => ({ ...itemBody(item), listId: item.listId })) } };
}
