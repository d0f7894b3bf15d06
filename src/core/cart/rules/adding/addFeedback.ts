import { CommerceError } from '../../../platform/rules/commerceError';
import { messageFor, type Overrides } from '../../../platform/rules/messages';
import type { Cart, CartMessage, LineItem } from '../cart';
import { type AddOutcome, failuresOf, isErrorMessage, LIMIT_CODES } from './addOutcome';
import { type AddItem, FREE_SAMPLE_ALONE } from './addRequest';

/** The three surfaces that show the result of an add [SCR-001]. */
export type FeedbackSurface = 'atcoverlay' | 'atcdrawer' | 'atctoastmsg';

/** The surface that the page requests; `none` when the page shows the result itself. */
export type FeedbackOption = 'toast' | 'drawer' | 'overlay' | 'none';

/** Whether an item has a message that does not fit in a toast [CART-FB-003, CART-FB-004]. */
function needsRoom(item: LineItem): boolean {
  return item.messages.some((message) => LIMIT_CODES.includes(message.code) || isErrorMessage(message));
}

/**
 * Returns the surface that shows the result of an add [CART-FB-001 to CART-FB-004]:
 * - undefined for `none`
 * - the toast, if the page requests it or more than one line was added, and no message needs more room. Lines are
 *   counted, not units or warranties.
 * - otherwise the overlay if the page requests it, else the drawer
 */
export function feedbackSurface(request: FeedbackOption | undefined, items: LineItem[]): FeedbackSurface | undefined {
  if (request === 'none') return undefined;

  const added = items.filter((item) => (item.quantityAdded ?? 0) > 0 && item.parent?.relation !== 'WARRANTY');
  const isToast = (request === 'toast' || added.length > 1) && !items.some(needsRoom);
  if (isToast) return 'atctoastmsg';
  return request === 'overlay' ? 'atcoverlay' : 'atcdrawer';
}

/** The result of an add, and the surface that shows it. Every add produces exactly one feedback [CART-ADD-005]. */
export type AddFeedback = {
  /** The idempotency key of the add, the same for all its retries [CART-ADD-005]. */
  key: string;
  requested: readonly AddItem[];
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
  | {
      kind: 'failed';
      error: CommerceError;
      /**
       * Repeats the add if it is unknown whether the shop has added the items. The key stays the same only while the
       * request does: if the customer has chosen another store meanwhile, it is a new add with a new key [DEC-Q553].
       */
      retry?: () => void;
    }
);

/** An add to which the shop has responded. */
export type AnsweredAdd = Extract<AddFeedback, { kind: 'answered' }>;

/**
 * Whether an add put less into the cart than was requested. An add to a special cart has neither succeeded nor failed
 * [CART-ADD-012].
 */
export const hasFailed = (feedback: AddFeedback | undefined): boolean =>
  feedback?.kind === 'failed' || (feedback?.kind === 'answered' && feedback.isFailed);

/** The error of an add that `hasFailed`, with code and text of the first message that refuses an item. */
export function addError(feedback: AddFeedback): CommerceError | null {
  if (feedback.kind === 'failed') return feedback.error;
  if (feedback.kind === 'special' || !feedback.isFailed) return null;
  const { code, text }: Partial<CartMessage> = failuresOf(feedback.items)[0] ?? {};
  return new CommerceError('refused', code || 'NOT_ADDED', text || code || 'The shop has added nothing');
}

/**
 * Whether an add put nothing into the cart, so that it can be repeated. Repeating a partly successful add would put
 * some items into the cart twice.
 */
export function hasFailedWholly(feedback: AddFeedback | undefined): boolean {
  return hasFailed(feedback) && !(feedback?.kind === 'answered' && feedback.outcome === 'success');
}

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
