import { messageFor, type Overrides } from '../../../platform/rules/messages';
import { itemMessages } from '../notices/lineMessages';
import { type AddFeedback, addFailureMessage } from './addFeedback';

/** The titles of the drawer, by outcome of the add [CART-ADD-020]. */
export const TITLE_MESSAGES = {
  'title.success': 'Added to cart',
  'title.out-of-stock': 'Out of stock',
  'title.partial': 'Limited quantity available',
  'title.limit': 'Quantity limit reached',
  'title.price-unavailable': 'Price unavailable',
  'title.blocked': 'Not available for your organization',
  'title.error': 'Not added to cart',
} as const;

/** Returns the title of the feedback surface of an add [CART-ADD-020]. */
export function addTitle(feedback: AddFeedback, overrides?: Overrides): string {
  const outcome = feedback.kind === 'answered' ? feedback.outcome : 'error';
  return messageFor(TITLE_MESSAGES, `title.${outcome}`, overrides);
}

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
