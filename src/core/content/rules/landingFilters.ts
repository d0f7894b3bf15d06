/** What a landing page is narrowed to, as its address and its call both know it [CONT-003, CONT-004]. */
export type LandingFilters = {
  bopis: boolean;
  promo: string | undefined;
  brands: readonly string[];
  /** The address calls them supercategory. */
  categories: readonly string[];
};

/** Several values are written with commas between them; a plain form writes its parameter several times. */
function several(query: URLSearchParams, name: string): string[] {
  const values = query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((each) => each.trim());
  return [...new Set(values)].filter((each) => each !== '');
}

/** The filters of an address: bopis, promo, brand and supercategory [CONT-003]. `href` is absolute. */
export function landingFiltersOf(href: string): LandingFilters {
  const query = new URL(href).searchParams;
  return {
    bopis: query.get('bopis') === 'true',
    promo: query.get('promo') || undefined,
    brands: several(query, 'brand'),
    categories: several(query, 'supercategory'),
  };
}

/** The address with these filters in the place of its own; the rest of it stays [CONT-003]. */
export function withLandingFilters(href: string, { bopis, promo, brands, categories }: LandingFilters): string {
  const url = new URL(href);
  const values = {
    bopis: bopis ? 'true' : '',
    promo: promo ?? '',
    brand: brands.join(),
    supercategory: categories.join(),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}
