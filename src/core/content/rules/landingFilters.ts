/** The active filters of a landing page, as both its URL and its request have them [CONT-003, CONT-004]. */
export type LandingFilters = {
  bopis: boolean;
  promo: string | undefined;
  brands: readonly string[];
  /** The `supercategory` parameter of the URL. */
  categories: readonly string[];
};

/** Reads a parameter with several values: separated by commas, or repeated as an HTML form submits them. */
function several(query: URLSearchParams, name: string): string[] {
  const values = query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((each) => each.trim());
  return [...new Set(values)].filter((each) => each !== '');
}

/** Reads the filters from a URL: bopis, promo, brand and supercategory [CONT-003]. `href` is absolute. */
export function landingFiltersOf(href: string): LandingFilters {
  const query = new URL(href).searchParams;
  return {
    bopis: query.get('bopis') === 'true',
    promo: query.get('promo') || undefined,
    brands: several(query, 'brand'),
    categories: several(query, 'supercategory'),
  };
}

/** Replaces the filters of a URL; the rest of the URL is unchanged [CONT-003]. */
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
