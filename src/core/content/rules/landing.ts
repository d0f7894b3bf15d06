import type { HeadlineBlock } from '../../header/rules/headline';
import type { ProductTile } from '../../products/rules/productTile';
import type { Banner } from './banner';
import type { LandingFilters } from './landingFilters';

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
