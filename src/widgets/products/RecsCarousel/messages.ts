import { RECOMMENDATION_HEADINGS } from '../../../core/products/rules/recommendations';
import { TILE_MESSAGES } from '../../../core/products/rules/tileMessages';

/** The keys of the headings are their names [REC-010]. */
export const messages = {
  ...TILE_MESSAGES,
  ...RECOMMENDATION_HEADINGS,
  loading: 'Loading recommendations',
  empty: 'There are no recommendations right now.',
  // a failure is shown as no recommendations, with a button to retry [REC-009, DEC-053]
  failed: 'There are no recommendations right now.',
  retry: 'Try again',
  previous: 'Previous: {heading}',
  next: 'Next: {heading}',
};
