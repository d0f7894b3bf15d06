import type { CommerceError } from '../../../platform/rules/commerceError';
import type { Cart, LineItem } from '../cart';
import type { AddOutcome } from './addOutcome';
import type { AddItem } from './addRequest';
import type { FeedbackSurface } from './feedbackSurface';

/** How an add ended, and where it is told. Exactly one of these follows every add [CART-ADD-005]. */
export type AddFeedback = {
  /** The idempotency key of the act, the same over its retries [CART-ADD-005]. */
  key: string;
  asked: AddItem[];
  /** Where the customer is told; undefined when the page tells it itself. */
  surface: FeedbackSurface | undefined;
} & (
  | {
      /** The shop has answered; `isFailed` when an item was refused [CART-ADD-010, CART-ADD-011]. */
      kind: 'answered';
      outcome: AddOutcome;
      isFailed: boolean;
      items: LineItem[];
      cart: Cart;
    }
  /** A special-order cart without items: neither success nor failure; the customer goes on in the cart [CART-ADD-012]. */
  | { kind: 'special' }
  /** No usable answer, or a refusal before any call [CART-ADD-009]. */
  | { kind: 'failed'; error: CommerceError }
);

/** An add that the shop has answered. */
export type AnsweredAdd = Extract<AddFeedback, { kind: 'answered' }>;

/** Did an add bring less than was asked for? One to a special cart did neither well nor badly [CART-ADD-012]. */
export function hasFailed(feedback: AddFeedback | undefined): boolean {
  return feedback?.kind === 'failed' || (feedback?.kind === 'answered' && feedback.isFailed);
}

/** Did it bring nothing at all? What was added in part and is asked for again is in the cart twice. */
export function hasFailedWholly(feedback: AddFeedback | undefined): boolean {
  return hasFailed(feedback) && !(feedback?.kind === 'answered' && feedback.outcome === 'success');
}
