import type { CommerceError } from '../../../platform/rules/commerceError';
import type { Cart, LineItem } from '../cart';
import type { AddOutcome } from './addOutcome';
import type { AddItem } from './addRequest';
import type { FeedbackSurface } from './feedbackSurface';

/** The result of an add, and the surface that shows it. Every add produces exactly one feedback [CART-ADD-005]. */
export type AddFeedback = {
  /** The idempotency key of the add, the same for all its retries [CART-ADD-005]. */
  key: string;
  requested: AddItem[];
  /** The surface that shows the result; undefined when the page shows it itself. */
  surface: FeedbackSurface | undefined;
} & (
  | {
      /** The shop has responded; `isFailed` is true when an item was refused [CART-ADD-010, CART-ADD-011]. */
      kind: 'answered';
      outcome: AddOutcome;
      isFailed: boolean;
      items: LineItem[];
      cart: Cart;
    }
  /**
   * A special-order cart without items: neither success nor failure. The customer continues in the cart [CART-ADD-012].
   */
  | { kind: 'special' }
  /** There is no usable response, or the add was refused before a request was sent [CART-ADD-009]. */
  | { kind: 'failed'; error: CommerceError }
);

/** An add to which the shop has responded. */
export type AnsweredAdd = Extract<AddFeedback, { kind: 'answered' }>;

/**
 * Whether an add put less into the cart than was requested. An add to a special cart has neither succeeded nor failed
 * [CART-ADD-012].
 */
export function hasFailed(feedback: AddFeedback | undefined): boolean {
  return feedback?.kind === 'failed' || (feedback?.kind === 'answered' && feedback.isFailed);
}

/**
 * Whether an add put nothing into the cart, so that it can be repeated. Repeating a partly successful add would put
 * some items into the cart twice.
 */
export function hasFailedWholly(feedback: AddFeedback | undefined): boolean {
  return hasFailed(feedback) && !(feedback?.kind === 'answered' && feedback.outcome === 'success');
}
