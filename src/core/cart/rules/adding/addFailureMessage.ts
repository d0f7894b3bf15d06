import { messageFor, type Overrides } from '../../../platform/rules/messages';
import { type AddFeedback, hasFailedWholly } from './addFeedback';
import { FREE_SAMPLE_ALONE } from './addRequest';

/** Messages for an add that put nothing into the cart [CART-ADD-024, CART-MSG-006]. */
export const FAILURE_MESSAGES = {
  addFailed: 'Failure while adding item to cart. Please try again',
  FREE_SAMPLE_ALONE,
} as const;

/**
 * Returns the message of a failed add [CART-ADD-024]. Returns undefined when the add succeeded or anything was added.
 */
export function addFailureMessage(feedback: AddFeedback, overrides?: Overrides): string | undefined {
  if (!hasFailedWholly(feedback)) return undefined;

  const isSampleAlone = feedback.kind === 'failed' && feedback.error.code === 'FREE_SAMPLE_ALONE';
  return messageFor(FAILURE_MESSAGES, isSampleAlone ? 'FREE_SAMPLE_ALONE' : 'addFailed', overrides);
}
