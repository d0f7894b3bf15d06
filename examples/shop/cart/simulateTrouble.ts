import { setTimeout as wait } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import type { Reader } from '../database/open';
import { products } from '../database/schema';
import { Refusal } from '../http/refusal';
import type { AddRequest } from './requests';

const slowMs = 3000;

/** Some products simulate a shop in trouble. Returns whether the request starts a special order. */
export async function simulateTrouble(reader: Reader, { items }: AddRequest): Promise<{ isSpecial: boolean }> {
  if (items.length === 0) return { isSpecial: false };
  const skus = items.map(({ itemId }) => itemId);
  const rows = await reader.select({ trouble: products.trouble }).from(products).where(inArray(products.sku, skus));
  const troubles = rows.map(({ trouble }) => trouble);
  if (troubles.includes('SLOW')) await wait(slowMs);
  if (troubles.includes('ERROR'))
    throw new Refusal(500, 'TECHNICAL_PROBLEM', 'Something went wrong. Please try again.');
  return { isSpecial: troubles.includes('SPECIAL') };
}
