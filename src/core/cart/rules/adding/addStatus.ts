import type { Overrides } from '../../../platform/rules/messages';
import { itemMessages } from '../notices/lineMessages';
import { addFailureMessage } from './addFailureMessage';
import type { AddFeedback } from './addFeedback';
import { addTitle } from './feedbackTitles';

/** The status of an add, shown beside the control that started it: a title, and the shop's messages about its items. */
export type AddStatus = { isGood: boolean; texts: string[] };

/**
 * Returns the status of an add that no feedback surface shows. Returns undefined for an add to a special cart, which
 * continues in the cart [CART-ADD-005, CART-ADD-024].
 */
export function addStatus(feedback: AddFeedback, overrides?: Overrides, locale?: string): AddStatus | undefined {
  if (feedback.kind === 'special') return undefined;
  if (feedback.kind === 'failed') return { isGood: false, texts: [addFailureMessage(feedback, overrides) ?? ''] };
  const messages = feedback.items.flatMap((item) => itemMessages(item, feedback, overrides, locale));
  return { isGood: !feedback.isFailed, texts: [...new Set([addTitle(feedback, overrides), ...messages])] };
}
