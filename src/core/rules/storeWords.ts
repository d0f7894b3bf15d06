import { fillWords } from './fillWords';
import { type Overrides, wordsFor } from './wording';

/** What is said of a search for stores [STORE-010]; a page's own texts are its messages of `stores`. */
export const STORE_WORDS = {
  notFound: 'No stores found for "{term}".',
} as const;

/** The text of a search that found nothing, or that nothing could be found for, with the words of the search [STORE-010]. */
export function storeNotFoundWords(term: string, overrides?: Overrides): string {
  return fillWords(wordsFor(STORE_WORDS, 'notFound', overrides), { term });
}
