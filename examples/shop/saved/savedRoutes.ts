import { type Context, type Env, Hono, type MiddlewareHandler } from 'hono';
import type { SavedItemBody } from '../../../src/core/saved/contract/savedItems';
import { idempotencyKey } from '../api/idempotencyKey';
import type { SavedItemRow } from '../database/savedSchema';
import { readJson } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import type { SavedContext } from './savedContext';
import { countSaved, deleteSaved, readSaved, readSavedOf } from './savedItem';
import { checkProducts, type PlansOf, SaveRequest, saveItems } from './saveItems';

/**
 * What the calls of saved items need of the shop that answers them. Its products may come from an engine, which is
 * called before or after a transaction: a slow one would hold all connections to the database.
 */
export type SavedShop<E extends Env> = {
  ofVisit: MiddlewareHandler<E>;
  savedOf(c: Context<E>): SavedContext;
  /** Runs `work` on the saved items, and the plans of the lines in the cart, in one transaction. */
  transact<Result>(
    c: Context<E>,
    work: (saved: SavedContext, plansInCart: () => Promise<PlansOf>) => Promise<Result>,
  ): Promise<Result>;
  bodies(c: Context<E>, items: SavedItemRow[]): Promise<SavedItemBody[]>;
};

const largestPage = 300;

/**
 * The customer's saved items. Every response is `{ sflItems, totalItems }`: a page of them, the saved items, or none.
 */
export function savedRoutes<E extends Env>({ ofVisit, savedOf, transact, bodies }: SavedShop<E>): Hono<E> {
  const api = new Hono<E>();

  for (const path of ['/sfl', '/sfl/*']) api.use(path, ofVisit);

  async function answer(c: Context<E>, items: SavedItemRow[]): Promise<Response> {
    return c.json({ sflItems: await bodies(c, items), totalItems: await countSaved(savedOf(c)) });
  }

  api.get('/sfl', async (c) => {
    const page = wholeNumber(c, 'page', 1, 1_000_000);
    const size = wholeNumber(c, 'size', largestPage, largestPage);
    return answer(c, await readSaved(savedOf(c), { page, size }));
  });

  api.post('/sfl', async (c) => {
    const { items } = await readJson(c, SaveRequest);
    const skus = items.map(({ itemId }) => itemId);
    await checkProducts(savedOf(c), skus);
    await transact(c, async (saved, plansInCart) => saveItems(saved, items, await plansInCart(), idempotencyKey(c)));
    return answer(c, await readSavedOf(savedOf(c), skus));
  });

  api.delete('/sfl/:id', async (c) => {
    await deleteSaved(savedOf(c), c.req.param('id'));
    return answer(c, []);
  });
  return api;
}

function wholeNumber(c: Context, name: string, otherwise: number, most: number): number {
  const text = c.req.query(name) ?? String(otherwise);
  const value = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) throw new Refusal(400, 'INVALID_DATA_ITEM', `${name}: expected 1 to ${most}`);
  return value;
}
