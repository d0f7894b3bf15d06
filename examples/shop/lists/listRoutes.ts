import { type Context, type Env, Hono, type MiddlewareHandler } from 'hono';
import { idempotencyKey } from '../api/idempotencyKey';
import { readJson } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { checkProducts } from '../saved/saveItems';
import { changed, createList, deleteList, star, updateList } from './changeLists';
import type { ListContext } from './listContext';
import { addItems, deleteItem } from './listItems';
import { readQuery } from './listQuery';
import { readAllItems, readList, readLists } from './readLists';
import { AddItemsRequest, CreateListRequest, type NewItem, UpdateListRequest } from './requests';
import { lockList } from './rights';

/**
 * What the calls of lists need of the shop that answers them. Its products may come from an engine, which is called
 * before or after a transaction: a slow one would hold all connections to the database.
 */
export type ListShop<E extends Env> = {
  ofVisit: MiddlewareHandler<E>;
  /** The customer's lists. Throws a Refusal with status 401 unless the customer has signed in. */
  listsOf(c: Context<E>): ListContext;
  /** Runs `work` on the same lists in one transaction. */
  transact<Result extends object>(c: Context<E>, work: (lists: ListContext) => Promise<Result>): Promise<Result>;
};

/** Refuses guests, who have no lists. */
export function requireCustomer<Customer>(customer: Customer | null): Customer {
  if (customer === null) throw new Refusal(401, 'MISSING_USER', 'Please sign in to see your lists');
  return customer;
}

/** The lists service [LIST-024 to LIST-034]. */
export function listRoutes<E extends Env>({ ofVisit, listsOf, transact }: ListShop<E>): Hono<E> {
  const api = new Hono<E>();

  for (const path of ['/lists', '/lists/*', '/list', '/list/*', '/search', '/v1/searchProxy']) {
    api.use(path, ofVisit);
  }

  const change = async (c: Context<E>, work: (lists: ListContext) => Promise<object>) =>
    c.json(await transact(c, work));

  api.get('/lists', async (c) => c.json(await readLists(listsOf(c), readQuery(c))));
  api.get('/lists/items', async (c) => c.json(await readAllItems(listsOf(c), readQuery(c))));
  for (const path of ['/search', '/v1/searchProxy']) {
    api.get(path, async (c) => {
      const query = readQuery(c);
      const found = query.responseType === 'ITEMS' ? hints(listsOf(c), query.search) : readLists(listsOf(c), query);
      return c.json(await found);
    });
  }

  api.post('/list', async (c) => {
    const request = await readJson(c, CreateListRequest);
    await checkProducts(listsOf(c), skusOf(request.items));
    return change(c, (lists) => createList(lists, request, idempotencyKey(c)));
  });
  api.get('/list/:id', async (c) => c.json(await readList(listsOf(c), c.req.param('id'), readQuery(c))));
  api.put('/list/:id', async (c) => {
    const { action } = readQuery(c);
    const request = await readJson(c, UpdateListRequest);
    return change(c, (lists) => {
      const id = c.req.param('id');
      if (action === 'FAVORITE' || action === 'UNFAVORITE') return star(lists, id, action);
      return updateList(lists, id, request);
    });
  });
  api.delete('/list/:id', (c) => change(c, (lists) => deleteList(lists, c.req.param('id'))));

  api.post('/list/:id/item', async (c) => {
    const { items } = await readJson(c, AddItemsRequest);
    await checkProducts(listsOf(c), skusOf(items));
    return change(c, async (lists) => {
      const list = await lockList(lists, c.req.param('id'));
      return changed(lists, list, await addItems(lists, list, items, idempotencyKey(c)));
    });
  });
  api.delete('/list/:id/item/:itemId', (c) =>
    change(c, async (lists) => {
      const list = await lockList(lists, c.req.param('id'));
      await deleteItem(lists, list, c.req.param('itemId'));
      return changed(lists, list);
    }),
  );
  return api;
}

const skusOf = (items: readonly NewItem[]) => items.map(({ itemId }) => itemId);

/** Products that match the typed text. */
async function hints({ search }: ListContext, text: string): Promise<object> {
  const products = await search(text, 8);
  return { items: products.map(({ sku, name }) => ({ itemId: sku, title: name })) };
}

/** The lists that a drawer displays first [LIST-035]. */
export function listCardRoutes<E extends Env>({ listsOf }: Pick<ListShop<E>, 'listsOf'>): Hono<E> {
  const api = new Hono<E>();
  api.post('/sparxProxy/getListCardData', async (c) => {
    const { lists } = await readLists(listsOf(c), readQuery(c));
    return c.json({ listsData: { lists } });
  });
  return api;
}
