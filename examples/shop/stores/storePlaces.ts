import { inArray } from 'drizzle-orm';
import type { Reader } from '../database/open';
import { stores } from '../database/schema';

/** The addresses of stores by number: 'Cambridge, MA: 36 Brattle Street'. */
export async function storePlaces(
  reader: Reader,
  numbers: (string | null | undefined)[],
): Promise<Map<string, string>> {
  const requested = [...new Set(numbers.filter((it) => typeof it === 'string'))];
  if (requested.length === 0) return new Map();
  const rows = await reader.select().from(stores).where(inArray(stores.storeNumber, requested));
  return new Map(rows.map(({ storeNumber, city, state, street }) => [storeNumber, `${city}, ${state}: ${street}`]));
}
