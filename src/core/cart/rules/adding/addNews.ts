import type { Overrides } from '../../../platform/rules/wording';
import { itemWords } from '../notices/lineWords';
import type { AddFeedback } from './addFeedback';
import { addTitle } from './feedbackTitles';
import { addFailureWords } from './feedbackWords';

/** How an add ended, in the words of the place where it was asked for: a title, and what the shop says of its items. */
export type AddNews = { isGood: boolean; texts: string[] };

/** The news of an add that no drawer tells; undefined for one that goes on in the cart [CART-ADD-005, CART-ADD-024]. */
export function addNews(feedback: AddFeedback, overrides?: Overrides, locale?: string): AddNews | undefined {
  if (feedback.kind === 'special') return undefined;
  if (feedback.kind === 'failed') return { isGood: false, texts: [addFailureWords(feedback, overrides) ?? ''] };
  const said = feedback.items.flatMap((item) => itemWords(item, feedback, overrides, locale));
  return { isGood: !feedback.isFailed, texts: [...new Set([addTitle(feedback, overrides), ...said])] };
}
