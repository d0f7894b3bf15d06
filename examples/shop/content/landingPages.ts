import type { LandingFilters } from '../../../src/core/content/rules/landingFilters';

/** A landing page. `fixed` are the filters that are always set. */
export type LandingPage = { title: string; about: string; fixed: Partial<LandingFilters> };

/** The shop's landing pages by the last segment of their path. */
export const landings: Record<string, LandingPage> = {
  deals: {
    title: 'Deals and departments',
    about: 'What fits, by brand, by category, on sale, or to be picked up today.',
    fixed: {},
  },
  xerox: { title: 'Everything of Xerox', about: 'Paper for every printer.', fixed: { brands: ['Xerox'] } },
  pickup: { title: 'Picked up today', about: 'What our stores have for you in two hours.', fixed: { bopis: true } },
};

/** The heading above the products. */
export function headingOf({ brands, categories, promo }: LandingFilters): string {
  const of = brands.length > 0 ? ` of ${brands.join(', ')}` : '';
  const among = categories.length > 0 ? ` in ${categories.join(', ')}` : '';
  const named = { SALE: 'On sale', BEST: 'Best sellers' }[promo ?? ''] ?? 'Most ordered';
  return `${named}${of}${among}`;
}
