import type { AddFeedback } from '../../cart/rules/adding/addFeedback';
import { itemWords } from '../../cart/rules/notices/lineWords';
import { genericWords } from '../../platform/rules/genericWords';
import type { Overrides } from '../../platform/rules/wording';
import { hasArrived } from '../../saved/rules/savedItems';

/** What became of one item of a list on its way to the cart. */
export type ListOutcome = { isGood: boolean; texts: string[] };

/** What of a list is added. `resolvedSku` is what a business orders it by, and what the shop may answer with [TILE-020]. */
export type ListAdd = { sku: string; quantity: number; resolvedSku?: string | undefined };

/**
 * How an add ended for each of the items that it was asked for, by SKU, in the shop's own reasons; without any, and without an
 * answer, in the words for whatever went wrong.
 */
export function listOutcomes(
  asked: readonly Pick<ListAdd, 'sku' | 'resolvedSku'>[],
  feedback: AddFeedback,
  overrides: Overrides | undefined,
  locale: string,
): Map<string, ListOutcome> {
  const failed: ListOutcome = { isGood: false, texts: [genericWords('changeFailed', overrides)] };
  if (feedback.kind !== 'answered') return new Map(asked.map(({ sku }) => [sku, failed]));
  const { items } = feedback;
  return new Map(
    asked.map(({ sku, resolvedSku = sku }) => {
      const lines = items.filter((line) => [sku, resolvedSku].includes(line.sku));
      const said = lines.flatMap((line) => itemWords(line, feedback, overrides, locale));
      const isGood = hasArrived({ sku }, items) || hasArrived({ sku: resolvedSku }, items);
      return [sku, isGood || said.length > 0 ? { isGood, texts: [...new Set(said)] } : failed];
    }),
  );
}

/** In groups of at most `size`: a shop takes so many at once. */
export function inGroups<T>(all: readonly T[], size: number): T[][] {
  const groups: T[][] = [];
  for (let start = 0; start < all.length; start += size) groups.push(all.slice(start, start + size));
  return groups;
}
