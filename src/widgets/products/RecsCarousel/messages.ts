import { RECOMMENDATION_HEADINGS } from '../../../core/products/rules/recommendations';
import { TILE_WORDS } from '../../../core/products/rules/tileWords';

/** Every word of a carousel that is not the shop's or the products' own; the headings have their names as keys [REC-010]. */
export const messages = {
  ...TILE_WORDS,
  ...RECOMMENDATION_HEADINGS,
  loading: 'Loading recommendations',
  empty: 'There are no recommendations right now.',
  // what fails is as good as nothing, and can be asked for again [REC-009, DEC-053]
  failed: 'There are no recommendations right now.',
  retry: 'Try again',
  previous: 'Previous: {heading}',
  next: 'Next: {heading}',
};
