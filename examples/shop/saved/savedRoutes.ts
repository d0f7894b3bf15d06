import { type Context, type Env, Hono } from 'hono';
import type { SavedItemBody } from '../../../src/core/saved/contract/savedItems';
import { idempotencyKey } from '../api/idempotencyKey';
import type { SavedItemRow } from '../database/savedSchema';
import { readJson } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import type { SavedContext } from './savedContext';
import { countSaved, deleteSaved, readSaved, readSavedOf } from './savedItem';
import { type PlansOf, SaveRequest, saveItems } from './saveItems';

/** What the calls of saved items need of the shop that answers them. */
export type SavedShop<E extends Env> = {
  contextToken(c: Context<E>): string;
  /** Runs `work` in one transaction. */
  transact<Result>(c: Context<E>, work: (saved: OpenSaved) => Promise<Result>): Promise<Result>;
};

type OpenSaved = {
  context: SavedContext;
  /** The plans of the lines in the customer's cart. */
  plansInCart(): Promise<PlansOf>;
  bodies(items: SavedItemRow[]): Promise<SavedItemBody[]>;
};

const largestPage = 300;

/**
 * The customer's saved items. Every response is `{ sflItems, totalItems }`: a page of them, the saved items, or none.
 */
export function savedRoutes<E extends Env>({ contextToken, transact }: SavedShop<E>): Hono<E> {
  const api = new Hono<E>();

  for (const path of ['/sfl', '/sfl/*']) {
    api.use(path, async (c, next) => {
      c.header('ctx-token', contextToken(c));
      c.header('Cache-Control', 'no-store');
      return next();
    });
  }

  async function answer(c: Context<E>, work: (saved: OpenSaved) => Promise<SavedItemRow[]>): Promise<Response> {
    const body = await transact(c, async (saved) => {
      const sflItems = await saved.bodies(await work(saved));
      return { sflItems, totalItems: await countSaved(saved.context) };
    });
    return c.json(body);
  }

  api.get('/sfl', (c) => {
    const page = wholeNumber(c, 'page', 1, 1_000_000);
    const size = wholeNumber(c, 'size', largestPage, largestPage);
    return answer(c, ({ context }) => readSaved(context, { page, size }));
  });

  api.post('/sfl', async (c) => {
    const { items } = await readJson(c, SaveRequest);
    return answer(c, async ({ context, plansInCart }) =>
      readSavedOf(context, await saveItems(context, items, await plansInCart(), idempotencyKey(c))),
    );
  });

  api.delete('/sfl/:id', (c) =>
    answer(c, async ({ context }) => {
      await deleteSaved(context, c.req.param('id'));
      return [];
    }),
  );
  return api;
}

function wholeNumber(c: Context, name: string, otherwise: number, most: number): number {
  const text = c.req.query(name) ?? String(otherwise);
  const value = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) throw new Refusal(400, 'INVALID_DATA_ITEM', `${name}: expected 1 to ${most}`);
  return value;
}
