import { and, asc, count, desc, eq, ilike, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { AllListItemsBody, ListAnswerBody, ListBody, ListsBody } from '../../../src/core/lists/contract/lists';
import { type AccessLevel, type ListRow, listItems, listStars, shoppingLists } from '../database/listSchema';
import { countSaved } from '../saved/savedItem';
import { favoritesBody, itemBody, listBody, metadataBody } from './listBody';
import type { GeneratedList, ListContext } from './listContext';
import { cut, type ListQuery, likePattern } from './listQuery';
import { findList, visibleTo } from './rights';

const levels: readonly AccessLevel[] = ['PERSONAL', 'SHARED', 'GLOBAL'];

/** From this number of lists on, a page displays only some of them at first. */
const manyLists = 5;

/** A list with its number of items. */
type Counted = { list: ListRow; items: number };

/** The lists that a customer may see, by the query [LIST-024, LIST-032]. */
export async function readLists(context: ListContext, query: ListQuery): Promise<ListsBody> {
  const lists =
    query.responseType === 'RECOMMENDED'
      ? await generatedLists(context)
      : (await counted(context, query)).map(({ list, items }) => listBody(list, context, items));
  const page = cut(lists, query);
  return {
    lists: page,
    ...(await favoritesBody(context)),
    allowedAccessLevel: context.companyId === null ? ['PERSONAL'] : ['PERSONAL', 'SHARED'],
    availableAccessLevel: [...levels],
    showCount: lists.length > manyLists,
    userLists: (await readOwnLists(context)).map(({ id }) => id),
    hasSFL: (await countSaved(context)) > 0,
    readOnly: false,
    metadata: metadataBody(query, lists.length, page.length),
  };
}

/** The lists that the customer has created. */
export function readOwnLists({ tables, owner }: ListContext): Promise<ListRow[]> {
  return tables.select().from(shoppingLists).where(eq(shoppingLists.owner, owner));
}

/** The generated lists that are not empty. */
async function generatedLists({ generated }: ListContext): Promise<ListBody[]> {
  const all: GeneratedList[] = [];
  for (const read of generated.values()) all.push(await read());
  return all.filter(({ items }) => items.length > 0).map(({ list }) => list);
}

async function counted(context: ListContext, query: ListQuery): Promise<Counted[]> {
  const requested = query.access.split(',');
  const known = levels.filter((level) => requested.includes(level));
  const isStarred = requested.includes('FAVORITE');
  if (known.length === 0 && !isStarred) return [];
  const { tables, owner } = context;
  return tables
    .select({ list: shoppingLists, items: count(listItems.id) })
    .from(shoppingLists)
    .leftJoin(listItems, eq(listItems.listId, shoppingLists.id))
    .leftJoin(listStars, and(eq(listStars.listId, shoppingLists.id), eq(listStars.owner, owner)))
    .where(
      and(
        visibleTo(context),
        isStarred ? eq(listStars.owner, owner) : inArray(shoppingLists.accessLevel, known),
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

function inOrder({ sortOrder }: ListQuery, by: SQL | typeof shoppingLists.modifiedAt | typeof listItems.position): SQL {
  return sortOrder === 'desc' ? desc(by) : asc(by);
}

/** One list with a page of its items [LIST-031]. */
export async function readList(context: ListContext, id: string, query: ListQuery): Promise<ListAnswerBody> {
  const { list, items } = (await context.generated.get(id)?.()) ?? (await storedList(context, id, query));
  const page = cut(items, query);
  return {
    list,
    listItems: { items: page.map(itemBody) },
    ...(await favoritesBody(context)),
    metadata: metadataBody(query, items.length, page.length),
    messages: [],
  };
}

async function storedList(context: ListContext, id: string, query: ListQuery): Promise<GeneratedList> {
  const list = await findList(context, id);
  const all = await context.tables
    .select({ id: listItems.id, sku: listItems.sku, qty: listItems.qty })
    .from(listItems)
    .where(eq(listItems.listId, id))
    .orderBy(inOrder(query, listItems.position));
  return { list: listBody(list, context, all.length), items: await chosen(context, all, query) };
}

/** The items whose product the query searches, in the order of its names if the query has that. */
async function chosen(
  { namesOf }: ListContext,
  items: GeneratedList['items'],
  { search, sortBy, sortOrder }: ListQuery,
): Promise<GeneratedList['items']> {
  if (!search && sortBy !== 'name') return items;
  const names = await namesOf(items.map(({ sku }) => sku));
  const nameOf = ({ sku }: { sku: string }) => (names.get(sku) ?? sku).toLowerCase();
  const wanted = search.toLowerCase();
  const found = items.filter((item) => nameOf(item).includes(wanted) || item.sku.toLowerCase().includes(wanted));
  if (sortBy !== 'name') return found;
  const sign = sortOrder === 'desc' ? -1 : 1;
  return found.sort((a, b) => sign * nameOf(a).localeCompare(nameOf(b), 'en'));
}

export async function countItems({ tables }: ListContext, listId: string): Promise<number> {
  const [row] = await tables.select({ all: count() }).from(listItems).where(eq(listItems.listId, listId));
  return Number(row?.all ?? 0);
}

/** The items of all lists that a customer may see, or only the items with some SKUs [LIST-025]. */
export async function readAllItems(
  context: ListContext,
  query: ListQuery,
): Promise<{ listItems: AllListItemsBody['listItems'] }> {
  const skus = query.search.split(',').filter((sku) => sku !== '');
  const rows = await context.tables
    .select({ item: listItems })
    .from(listItems)
    .innerJoin(shoppingLists, eq(shoppingLists.id, listItems.listId))
    .where(and(visibleTo(context), skus.length > 0 ? inArray(listItems.sku, skus) : undefined))
    .orderBy(listItems.position)
    .limit(1000);
  return { listItems: { items: rows.map(({ item }) => ({ ...itemBody(item), listId: item.listId })) } };
}
