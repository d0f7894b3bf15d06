import type { LandingFilters } from '../../../src/core/content/rules/landing';
import type { Say, Text } from '../languages/say';

/** A landing page. `fixed` are the filters that are always set. */
export type LandingPage = { title: Text; about: Text; fixed: Partial<LandingFilters> };

/** The shop's landing pages by the last segment of their path. */
export const landings: Record<string, LandingPage> = {
  deals: {
    title: 'Deals and departments',
    about: 'Shop by brand, category, sale or same-day pickup.',
    fixed: {},
  },
  xerox: { title: 'Shop all Xerox', about: 'Paper for every printer.', fixed: { brands: ['Xerox'] } },
  pickup: { title: 'Pick up today', about: 'Ready at your store in two hours.', fixed: { bopis: true } },
};

/** The heading above the products. */
export function headingOf({ brands, categories, promo }: LandingFilters, say: Say): string {
  const named = say(promo === 'SALE' ? 'On sale' : promo === 'BEST' ? 'Best sellers' : 'Most ordered');
  const from =
    brands.length > 0 ? say('{heading} from {brands}', { heading: named, brands: brands.join(', ') }) : named;
  if (categories.length === 0) return from;
  return say('{heading} in {categories}', {
    heading: from,
    categories: categories.map((category) => say(category as Text)).join(', '),
  });
}

/** On the page of the best sellers, no tile needs to say that it is one. */
export const tileOptionsOf = ({ promo }: Pick<LandingFilters, 'promo'>) => ({ hasBadges: promo !== 'BEST' });
