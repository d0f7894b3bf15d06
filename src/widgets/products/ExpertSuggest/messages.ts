import { PRODUCT_DRAWER_WORDS } from '../../../core/products/rules/productDrawerWords';
import { RECOMMENDATION_HEADINGS } from '../../../core/products/rules/recommendations';

/** Every word of the drawer that is not the shop's or the products' own [REC-010]. */
export const messages = {
  ...PRODUCT_DRAWER_WORDS,
  open: 'See suggestions',
  title: RECOMMENDATION_HEADINGS.considerThese,
  intro: 'Our experts suggest these products instead.',
  none: 'There are no suggestions right now.',
};

export type ExpertSuggestWord = keyof typeof messages;
