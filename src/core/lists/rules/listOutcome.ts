import type { AddFeedback } from '../../cart/rules/adding/addFeedback';
import { itemMessages } from '../../cart/rules/notices/lineMessages';
import { genericMessage } from '../../platform/rules/genericMessage';
import type { Overrides } from '../../platform/rules/messages';
import { hasArrived } from '../../saved/rules/savedItems';

/** The result of adding one list item to the cart. */
export type ListOutcome = { isGood: boolean; texts: string[] };

/**
 * A list item to add. `resolvedSku` is the SKU that a business orders it by; the shop may respond with it [TILE-020].
 */
export type ListAdd = { sku: string; quantity: number; resolvedSku?: string | undefined };

/**
 * The result of an add for each requested item, by SKU, with the shop's own reasons. If there is no reason or no
 * response, the text is a generic failure.
 */
export function listOutcomes(
  requested: readonly Pick<ListAdd, 'sku' | 'resolvedSku'>[],
  feedback: AddFeedback,
  overrides: Overrides | undefined,
  locale: string,
): Map<string, ListOutcome> {
  const failed: ListOutcome = { isGood: false, texts: [genericMessage('changeFailed', overrides)] };
  if (feedback.kind !== 'answered') return new Map(requested.map(({ sku }) => [sku, failed]));
  const { items } = feedback;
  return new Map(
    requested.map(({ sku, resolvedSku = sku }) => {
      const lines = items.filter((line) => [sku, resolvedSku].includes(line.sku));
      const reasons = lines.flatMap((line) => itemMessages(line, feedback, overrides, locale));
      const isGood = hasArrived({ sku }, items) || hasArrived({ sku: resolvedSku }, items);
      return [sku, isGood || reasons.length > 0 ? { isGood, texts: [...new Set(reasons)] } : failed];
    }),
  );
}

/** Splits into batches of at most `size`, the number that a shop accepts per request. */
export function inGroups<T>(all: readonly T[], size: number): T[][] {
  const groups: T[][] = [];
  for (let start = 0; start < all.length; start += size) groups.push(all.slice(start, start + size));
  return groups;
}
