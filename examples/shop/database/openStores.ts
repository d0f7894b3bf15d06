import { count } from 'drizzle-orm';
import type { TableWriter } from './open';
import { stores } from './storeSchema';
import { storeCount, storesOf } from './stores';
import { readSuperstore } from './superstore/readSuperstore';

/** Creates the missing stores: all of a new shop, or those that an older shop lacks. */
export async function openStores(tables: TableWriter): Promise<void> {
  const [found] = await tables.select({ stores: count() }).from(stores);
  if ((found?.stores ?? 0) >= storeCount) return;
  await tables.insert(stores).values(storesOf(readSuperstore())).onConflictDoNothing();
}
