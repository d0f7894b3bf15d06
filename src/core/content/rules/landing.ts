import type { HeadlineBlock } from '../../header/rules/headline';
import type { ProductTile } from '../../products/rules/productTile';
import type { Banner } from './banner';

/** The active filters of a landing page, as both its URL and its request have them [CONT-003, CONT-004]. */
export type LandingFilters = {
  bopis: boolean;
  promo: string | undefined;
  brands: readonly string[];
  /** The `supercategory` parameter of the URL. */
  categories: readonly string[];
};

/**
 * Reads a parameter with several values: separated by commas, or repeated as an HTML form submits them. A comma or
 * backslash that is part of a value has a backslash before it.
 */
function several(query: URLSearchParams, name: string): string[] {
  const values = query
    .getAll(name)
    .flatMap((value) => value.match(/(?:\\[\\,]|[^,])+/g) ?? [])
    .map((each) => each.replace(/\\([\\,])/g, '$1').trim());
  return [...new Set(values)].filter((each) => each !== '');
}

/** A value as `landingFiltersOf` reads it among several values of a parameter, for the URL or a plain form. */
export function landingValue(value: string): string {
  return value.replace(/[\\,]/g, '\\$&');
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
    brand: brands.map(landingValue).join(),
    supercategory: categories.map(landingValue).join(),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}

/** A component of a landing page. */
export type LandingComponent =
  | { kind: 'heading'; blocks: readonly HeadlineBlock[] }
  | { kind: 'banner'; banner: Banner }
  | { kind: 'tiles'; title: string | undefined; tiles: readonly ProductTile[] };

/** An option of a landing page filter, with its number of products. */
export type LandingChoice = { value: string; name: string; count: number | undefined };

export type LandingChoices = {
  brands: readonly LandingChoice[];
  categories: readonly LandingChoice[];
  promos: readonly LandingChoice[];
  /** Whether any product can be picked up in store. */
  hasPickup: boolean;
};

/** A landing page: its components from top to bottom, and its filter options [CONT-004]. */
export type Landing = {
  components: readonly LandingComponent[];
  choices: LandingChoices;
  /** The number of matching products, of which the page may show only some. */
  total: number | undefined;
};

/** The number of active filters. Each selected value counts as one. */
export function countFilters({ bopis, promo, brands, categories }: LandingFilters): number {
  return Number(bopis) + Number(promo !== undefined) + brands.length + categories.length;
}

/** Toggles a value: returns the list without the value if it contains it, otherwise with it. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

/**
 * The options of a filter. A selected value that is no longer offered stays in the list, labelled with the value
 * itself, so that the customer can clear it.
 */
export function offeredChoices(choices: readonly LandingChoice[], set: readonly string[]): LandingChoice[] {
  const unavailable = set.filter((value) => !choices.some((choice) => choice.value === value));
  return [...choices, ...unavailable.map((value) => ({ value, name: value, count: undefined }))];
}
