import { type Context, type Env, Hono } from 'hono';
import { idempotencyKey } from '../api/idempotencyKey';
import { readJson } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { changed, createList, deleteList, star, updateList } from './changeLists';
import type { ListContext } from './listContext';
import { addItems, deleteItem } from './listItems';
import { readQuery } from './listQuery';
import { readAllItems, readList, readLists } from './readLists';
import { AddItemsRequest, CreateListRequest, UpdateListRequest } from './requests';
import { lockList } from './rights';

/** What the calls of lists need of the shop that answers them. */
export type ListShop<E extends Env> = {
  contextToken(c: Context<E>): string;
  /** Runs `work` in one transaction. Throws a Refusal with status 401 unless the customer has signed in. */
  transact(c: Context<E>, work: (lists: ListContext) => Promise<object>): Promise<object>;
};

/** Refuses guests, who have no lists. */
export function requireCustomer<Customer>(customer: Customer | null): Customer {
  if (customer === null) throw new Refusal(401, 'MISSING_USER', 'Please sign in to see your lists');
  return customer;
}

/** The lists service [LIST-024 to LIST-034]. */
export function listRoutes<E extends Env>({ contextToken, transact }: ListShop<E>): Hono<E> {
  const api = new Hono<E>();

  for (const path of ['/lists', '/lists/*', '/list', '/list/*', '/search', '/v1/searchProxy']) {
    api.use(path, async (c, next) => {
      c.header('ctx-token', contextToken(c));
      c.header('Cache-Control', 'no-store');
      return next();
    });
  }

  const answer = async (c: Context<E>, work: (lists: ListContext) => Promise<object>) =>
    c.json(await transact(c, work));

  api.get('/lists', (c) => answer(c, (lists) => readLists(lists, readQuery(c))));
  api.get('/lists/items', (c) => answer(c, (lists) => readAllItems(lists, readQuery(c))));
  for (const path of ['/search', '/v1/searchProxy']) {
    api.get(path, (c) =>
      answer(c, async (lists) => {
        const query = readQuery(c);
        return query.responseType === 'ITEMS' ? hints(lists, query.search) : readLists(lists, query);
      }),
    );
  }

  api.post('/list', async (c) => {
    const request = await readJson(c, CreateListRequest);
    return answer(c, (lists) => createList(lists, request, idempotencyKey(c)));
  });
  api.get('/list/:id', (c) => answer(c, (lists) => readList(lists, c.req.param('id'), readQuery(c))));
  api.put('/list/:id', async (c) => {
    const { action } = readQuery(c);
    const request = await readJson(c, UpdateListRequest);
    return answer(c, (lists) => {
      const id = c.req.param('id');
      if (action === 'FAVORITE' || action === 'UNFAVORITE') return star(lists, id, action);
      return updateList(lists, id, request);
    });
  });
  api.delete('/list/:id', (c) => answer(c, (lists) => deleteList(lists, c.req.param('id'))));

  api.post('/list/:id/item', async (c) => {
    const { items } = await readJson(c, AddItemsRequest);
    return answer(c, async (lists) => {
      const list = await lockList(lists, c.req.param('id'));
      return changed(lists, list, await addItems(lists, list, items, idempotencyKey(c)));
    });
  });
  api.delete('/list/:id/item/:itemId', (c) =>
    answer(c, async (lists) => {
      const list = await lockList(lists, c.req.param('id'));
      await deleteItem(lists, list, c.req.param('itemId'));
      return changed(lists, list);
    }),
  );
  return api;
}

/** Products that match the typed text. */
async function hints({ search }: ListContext, text: string): Promise<object> {
  const products = await search(text, 8);
  return { items: products.map(({ sku, name }) => ({ itemId: sku, title: name })) };
}

/** The lists that a drawer displays first [LIST-035]. */
export function listCardRoutes<E extends Env>({ transact }: Pick<ListShop<E>, 'transact'>): Hono<E> {
  const api = new Hono<E>();
  api.post('/sparxProxy/getListCardData', async (c) => {
    const cards = await transact(c, async (context) => {
      const { lists } = await readLists(context, readQuery(c));
      return { listsData: { lists } };
    });
    return c.json(cards);
  });
  return api;
}
