import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopEnv } from '../accounts/visitor';
import { accounts, stores } from '../database/schema';
import { readJson, ShortText } from '../http/readRequest';
import { Refusal } from '../http/refusal';

const PreferredStore = v.object({ storeNumber: ShortText, persists: v.picklist(['true', 'false']) });

/**
 * Stores the customer's preferred store [STORE-013]. A guest's store, and one that the customer has not chosen, is in
 * the cookie only.
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
