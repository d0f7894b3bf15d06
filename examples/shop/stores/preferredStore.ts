import { eq } from 'drizzle-orm';
import type { TableReader, TableWriter } from '../database/open';
import { preferredStores } from '../database/storeSchema';

/** The number of a customer's preferred store [STORE-013]. */
export async function preferredStoreOf(reader: TableReader, owner: string): Promise<string | undefined> {
  const [row] = await reader.select().from(preferredStores).where(eq(preferredStores.owner, owner));
  return row?.storeNumber;
}

export async function preferStore(writer: TableWriter, owner: string, storeNumber: string): Promise<void> {
  await writer
    .insert(preferredStores)
    .values({ owner, storeNumber })
    .onConflictDoUpdate({ target: preferredStores.owner, set: { storeNumber } });
}
