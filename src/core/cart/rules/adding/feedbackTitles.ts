import { messageFor, type Overrides } from '../../../platform/rules/messages';
import type { AddFeedback } from './addFeedback';
import type { AddOutcome } from './addOutcome';

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

/** Returns the title of an outcome [CART-ADD-020]. */
export function outcomeTitle(outcome: AddOutcome, overrides?: Overrides): string {
  return messageFor(TITLE_MESSAGES, `title.${outcome}`, overrides);
}

/** Returns the title of the feedback surface of an add [CART-ADD-020]. */
export function addTitle(feedback: AddFeedback, overrides?: Overrides): string {
  return outcomeTitle(feedback.kind === 'answered' ? feedback.outcome : 'error', overrides);
}
