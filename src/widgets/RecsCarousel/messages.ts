import { GENERIC_WORDS } from '../../core/rules/genericWords';
import { RECOMMENDATION_HEADINGS } from '../../core/rules/recommendations';
import { TILE_WORDS } from '../../core/rules/tileWords';

/** Every word of a carousel that is not the shop's or the products' own; the headings have their names as keys [REC-010]. */
export const messages = {
  ...TILE_WORDS,
  ...RECOMMENDATION_HEADINGS,
  loading: 'Loading recommendations',
  empty: 'There are no recommendations right now.',
  failed: GENERIC_WORDS.failed,
  retry: 'Try again',
  previous: 'Previous: {heading}',
  next: 'Next: {heading}',
};
