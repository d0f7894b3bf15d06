import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopEnv } from '../accounts/visitor';
import { accounts, stores } from '../database/schema';
import { readJson, Word } from '../http/readRequest';
import { Refusal } from '../http/refusal';

const PreferredStore = v.object({ storeNumber: Word, persists: v.picklist(['true', 'false']) });

/**
 * Keeps the store that a customer has made their own [STORE-013]. A guest's is in the cookie alone, and so is one that
 * nobody has asked for.
 */
export function preferredStoreApi(): Hono<ShopEnv> {
  return new Hono<ShopEnv>().post('/usr/c/address', async (c) => {
    if (c.req.query('type') !== 'preferred_store') throw new Refusal(400, 'INVALID_DATA_ITEM', 'type: unknown');
    const { storeNumber, persists } = await readJson(c, PreferredStore);
    const database = c.get('database');
    const [store] = await database.select().from(stores).where(eq(stores.storeNumber, storeNumber));
    if (!store) throw new Refusal(400, 'INVALID_DATA_ITEM', 'storeNumber: there is no such store');
    const { account } = c.get('visitor');
    if (account && persists === 'true') {
      await database.update(accounts).set({ preferredStore: storeNumber }).where(eq(accounts.id, account.id));
    }
    return c.json({});
  });
}
