import type { Visitor } from '../accounts/session';
import { findBySku } from '../catalogue/findBySku';
import type { Reader } from '../database/open';
import { viewedSkus } from './viewed';

/** The category that a visitor has viewed most; undefined when nothing was viewed. */
export async function offeredShelf(reader: Reader, visitor: Visitor): Promise<string | undefined> {
  const viewed = await findBySku(reader, await viewedSkus(reader, visitor));
  const looks = new Map<string, number>();
  for (const { subcategory } of viewed) looks.set(subcategory, (looks.get(subcategory) ?? 0) + 1);
  const [most] = [...looks].sort(([, a], [, b]) => b - a);
  return most?.[0];
}
