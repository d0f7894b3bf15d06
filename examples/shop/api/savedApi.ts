import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { requireBuyer } from '../accounts/requireBuyer';
import type { ShopContext, ShopEnv } from '../accounts/visitor';
import type { Tx } from '../database/open';
import { savedItems } from '../database/schema';
import { readJson } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { countSaved, findSaved, readSaved, readSavedOf, type SavedItem } from '../saved/savedItem';
import { savedItemBodies } from '../saved/savedItemBody';
import { SaveRequest, saveItems } from '../saved/saveItems';
import { idempotencyKey } from './idempotencyKey';

const largestPage = 300;

/**
 * The customer's saved items. Every response is `{ sflItems, totalItems }`: a page of them, the saved items, or none.
 */
export function savedApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();

  for (const path of ['/sfl', '/sfl/*']) {
    api.use(path, async (c, next) => {
      c.header('ctx-token', c.get('visitor').session.contextToken);
      c.header('Cache-Control', 'no-store');
      requireBuyer(c);
      return next();
    });
  }

  api.get('/sfl', (c) => {
    const page = wholeNumber(c, 'page', 1, 1_000_000);
    const size = wholeNumber(c, 'size', largestPage, largestPage);
    return answer(c, (tx) => readSaved(tx, c.get('visitor'), { page, size }));
  });

  api.post('/sfl', async (c) => {
    const { items } = await readJson(c, SaveRequest);
    const visitor = c.get('visitor');
    return answer(c, async (tx) => readSavedOf(tx, visitor, await saveItems(tx, visitor, items, idempotencyKey(c))));
  });

  // a missing item was deleted before, perhaps by a call whose response was lost
  api.delete('/sfl/:id', (c) =>
    answer(c, async (tx) => {
      const row = await findSaved(tx, c.get('visitor'), c.req.param('id'));
      if (row) await tx.delete(savedItems).where(eq(savedItems.id, row.id));
      return [];
    }),
  );
  return api;
}

function answer(c: ShopContext, work: (tx: Tx) => Promise<SavedItem[]>): Promise<Response> {
  return c.get('database').transaction(async (tx) => {
    const sflItems = await savedItemBodies(tx, await work(tx));
    return c.json({ sflItems, totalItems: await countSaved(tx, c.get('visitor')) });
  });
}

function wholeNumber(c: ShopContext, name: string, otherwise: number, most: number): number {
  const text = c.req.query(name) ?? String(otherwise);
  const value = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) throw new Refusal(400, 'INVALID_DATA_ITEM', `${name}: expected 1 to ${most}`);
  return value;
}
