import { Hono } from 'hono';
import { requireBuyer } from '../accounts/requireBuyer';
import type { Account } from '../accounts/session';
import type { ShopContext, ShopEnv } from '../accounts/visitor';
import { findProducts } from '../catalogue/findProducts';
import type { Tx } from '../database/open';
import { readJson } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { changed, createList, deleteList, star, updateList } from '../lists/changeLists';
import { addItems, deleteItem } from '../lists/listItems';
import { readQuery } from '../lists/listQuery';
import { readAllItems, readList, readLists } from '../lists/readLists';
import { AddItemsRequest, CreateListRequest, UpdateListRequest } from '../lists/requests';
import { lockList } from '../lists/rights';
import { idempotencyKey } from './idempotencyKey';

/** The lists service [LIST-024 to LIST-035]. Responds with 401 unless the customer has signed in. */
export function listsApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();

  for (const path of ['/lists', '/lists/*', '/list', '/list/*', '/search', '/v1/searchProxy']) {
    api.use(path, async (c, next) => {
      c.header('ctx-token', c.get('visitor').session.contextToken);
      c.header('Cache-Control', 'no-store');
      requireBuyer(c);
      return next();
    });
  }

  api.get('/lists', (c) => read(c, (tx, me) => readLists(tx, c.get('visitor'), me, readQuery(c))));
  api.get('/lists/items', (c) => read(c, (tx, me) => readAllItems(tx, me, readQuery(c))));
  for (const path of ['/search', '/v1/searchProxy']) {
    api.get(path, (c) =>
      read(c, (tx, me) => {
        const query = readQuery(c);
        return query.responseType === 'ITEMS' ? hints(tx, query.search) : readLists(tx, c.get('visitor'), me, query);
      }),
    );
  }

  api.post('/list', async (c) => {
    const request = await readJson(c, CreateListRequest);
    return read(c, (tx, me) => createList(tx, me, request, idempotencyKey(c)));
  });
  api.get('/list/:id', (c) => read(c, (tx, me) => readList(tx, me, c.req.param('id'), readQuery(c))));
  api.put('/list/:id', async (c) => {
    const { action } = readQuery(c);
    const request = await readJson(c, UpdateListRequest);
    return read(c, (tx, me) => {
      const id = c.req.param('id');
      if (action === 'FAVORITE' || action === 'UNFAVORITE') return star(tx, me, id, action);
      return updateList(tx, me, id, request);
    });
  });
  api.delete('/list/:id', (c) => read(c, (tx, me) => deleteList(tx, me, c.req.param('id'))));

  api.post('/list/:id/item', async (c) => {
    const { items } = await readJson(c, AddItemsRequest);
    return read(c, async (tx, me) => {
      const list = await lockList(tx, me, c.req.param('id'));
      return changed(tx, me, list, await addItems(tx, list, items, idempotencyKey(c)));
    });
  });
  api.delete('/list/:id/item/:itemId', (c) =>
    read(c, async (tx, me) => {
      const list = await lockList(tx, me, c.req.param('id'));
      await deleteItem(tx, list, c.req.param('itemId'));
      return changed(tx, me, list);
    }),
  );
  return api;
}

/** The lists that a drawer displays first [LIST-035]. */
export function listCardsApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();
  api.post('/sparxProxy/getListCardData', (c) => {
    requireBuyer(c);
    return read(c, async (tx, me) => {
      const { lists } = await readLists(tx, c.get('visitor'), me, readQuery(c));
      return { listsData: { lists } };
    });
  });
  return api;
}

function read(c: ShopContext, work: (tx: Tx, account: Account) => Promise<object>): Promise<Response> {
  const { account } = c.get('visitor');
  if (!account) throw new Refusal(401, 'MISSING_USER', 'Please sign in to see your lists');
  return c.get('database').transaction(async (tx) => c.json(await work(tx, account)));
}

/** Products that match the typed text, best sellers first. */
async function hints(tx: Tx, search: string): Promise<object> {
  const { products } = await findProducts(tx, { search, sort: 'popular', page: 1 });
  return { items: products.slice(0, 8).map(({ sku, name }) => ({ itemId: sku, title: name })) };
}
