import type { Overrides } from '../../../platform/rules/wording';
import { itemWords } from '../notices/lineWords';
import type { AddFeedback } from './addFeedback';
import { addTitle } from './feedbackTitles';
import { addFailureWords } from './feedbackWords';

/** The status of an add, shown beside the control that started it: a title, and the shop's messages about its items. */
export type AddNews = { isGood: boolean; texts: string[] };

/**
 * Returns the status of an add that no feedback surface shows. Returns undefined for an add to a special cart, which
 * continues in the cart [CART-ADD-005, CART-ADD-024].
 */
export function addNews(feedback: AddFeedback, overrides?: Overrides, locale?: string): AddNews | undefined {
  if (feedback.kind === 'special') return undefined;
  if (feedback.kind === 'failed') return { isGood: false, texts: [addFailureWords(feedback, overrides) ?? ''] };
  const said = feedback.items.flatMap((item) => itemWords(item, feedback, overrides, locale));
  return { isGood: !feedback.isFailed, texts: [...new Set([addTitle(feedback, overrides), ...said])] };
}
