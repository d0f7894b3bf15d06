import { fillWords } from '../../platform/rules/fillWords';
import { GENERIC_WORDS } from '../../platform/rules/genericWords';
import { type Overrides, wordsFor } from '../../platform/rules/wording';

/** What is said of a search for stores [STORE-010]; a page's own texts are its messages of `stores`. */
export const STORE_WORDS = {
  notFound: 'No stores found for "{term}".',
} as const;

/** Around a search for stores, wherever it stands [STORE-001]. */
export const STORE_SEARCH_WORDS = {
  where: 'City and state, or ZIP code',
  search: 'Search',
  searching: 'Looking for stores',
  found: '{n} {n|store|stores}',
  noneNear: 'There are no stores near you. Please try another location.',
  failed: GENERIC_WORDS.failed,
  retry: 'Try again',
};

/** At a store where something can be picked up. */
export const STORE_PICK_WORDS = {
  miles: '{n} {miles|mile|miles} away',
  inStock: 'In stock',
  fewInStock: 'Only {n} in stock',
  notInStock: 'Out of stock',
  pickHere: 'Pick up here',
  pickHereNamed: 'Pick up at {store}',
  chosen: 'Selected',
};

/** The text of a search that found nothing, or that nothing could be found for, with the words of the search [STORE-010]. */
export function storeNotFoundWords(term: string, overrides?: Overrides): string {
  return fillWords(wordsFor(STORE_WORDS, 'notFound', overrides), { term });
}
