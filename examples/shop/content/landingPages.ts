import type { LandingFilters } from '../../../src/core/content/rules/landing';

/** A landing page. `fixed` are the filters that are always set. */
export type LandingPage = { title: string; about: string; fixed: Partial<LandingFilters> };

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
export function headingOf({ brands, categories, promo }: LandingFilters): string {
  const of = brands.length > 0 ? ` from ${brands.join(', ')}` : '';
  const among = categories.length > 0 ? ` in ${categories.join(', ')}` : '';
  const named = { SALE: 'On sale', BEST: 'Best sellers' }[promo ?? ''] ?? 'Most ordered';
  return `${named}${of}${among}`;
}
