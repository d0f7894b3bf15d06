import { PRODUCT_DRAWER_WORDS } from '../../../core/products/rules/productDrawerWords';
import { RECOMMENDATION_HEADINGS } from '../../../core/products/rules/recommendations';

/** Messages of the drawer, except texts that come from the shop or the products [REC-010]. */
export const messages = {
  ...PRODUCT_DRAWER_WORDS,
  open: 'See suggestions',
  title: RECOMMENDATION_HEADINGS.considerThese,
  intro: 'Our experts suggest these products instead.',
  none: 'There are no suggestions right now.',
};

export type ExpertSuggestWord = keyof typeof messages;
