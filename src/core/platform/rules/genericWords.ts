import { type Overrides, wordsFor } from './wording';

/**
 * What is said when nothing better is known, each at its own place [CART-MSG-014, CART-MSG-015, CART-MSG-016]:
 * `changeFailed` where cart and saved items are updated, deleted or moved, and for codes nobody knows; `failed` in lists,
 * stores, approvals, rewards and all other widgets; `pageFailed` where the cart page or the header can not load at all.
 */
export const GENERIC_WORDS = {
  changeFailed: 'Something went wrong. Please try again.',
  failed: 'Sorry, something went wrong. Please try again.',
  pageFailed: 'Oops, something went wrong on our side. Please refresh the page to continue.',
} as const;

/** One of the three generic texts [CART-MSG-014, CART-MSG-015, CART-MSG-016]. */
export function genericWords(place: keyof typeof GENERIC_WORDS, overrides?: Overrides): string {
  return wordsFor(GENERIC_WORDS, place, overrides);
}
