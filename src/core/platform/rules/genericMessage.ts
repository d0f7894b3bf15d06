import { messageFor, type Overrides } from './messages';

/**
 * The generic error messages, one for each context [CART-MSG-014, CART-MSG-015, CART-MSG-016]:
 * `changeFailed` when an update, deletion or move of cart or saved items fails, and for unknown codes; `failed` in
 * lists, stores, approvals, rewards and all other widgets; `pageFailed` when the cart page or the header cannot load at
 * all.
 */
export const GENERIC_MESSAGES = {
  changeFailed: 'Something went wrong. Please try again.',
  failed: 'Sorry, something went wrong. Please try again.',
  pageFailed: 'Oops, something went wrong on our side. Please refresh the page to continue.',
} as const;

/** One of the three generic messages [CART-MSG-014, CART-MSG-015, CART-MSG-016]. */
export function genericMessage(key: keyof typeof GENERIC_MESSAGES, overrides?: Overrides): string {
  return messageFor(GENERIC_MESSAGES, key, overrides);
}
