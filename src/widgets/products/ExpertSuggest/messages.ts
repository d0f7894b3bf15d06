import { RECOMMENDATION_HEADINGS } from '../../../core/products/rules/recommendations';
import { PRODUCT_DRAWER_MESSAGES } from '../../../core/products/rules/tileMessages';

export const messages = {
  ...PRODUCT_DRAWER_MESSAGES,
  open: 'See suggestions',
  title: RECOMMENDATION_HEADINGS.considerThese,
  intro: 'Our experts suggest these products instead.',
  none: 'There are no suggestions right now.',
};
