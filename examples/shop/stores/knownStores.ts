import { inArray } from 'drizzle-orm';
import type { Reader } from '../database/open';
import { stores } from '../database/schema';

/** The numbers among these that belong to a store. */
export async function knownStores(reader: Reader, numbers: (string | null | undefined)[]): Promise<Set<string>> {
  const requested = [...new Set(numbers.filter((it) => it !== null && it !== undefined))];
  if (requested.length === 0) return new Set();
  const rows = await reader
    .select({ it: stores.storeNumber })
    .from(stores)
    .where(inArray(stores.storeNumber, requested));
  return new Set(rows.map(({ it }) => it));
}
