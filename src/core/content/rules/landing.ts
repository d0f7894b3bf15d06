import type { HeadlineBlock } from '../../header/rules/headline';
import type { ProductTile } from '../../products/rules/productTile';
import type { Banner } from './banner';
import type { LandingFilters } from './landingFilters';

/** A part of a landing page. */
export type LandingComponent =
  | { kind: 'heading'; blocks: readonly HeadlineBlock[] }
  | { kind: 'banner'; banner: Banner }
  | { kind: 'tiles'; title: string | undefined; tiles: readonly ProductTile[] };

/** One value that a page may be narrowed to, and how many products it has. */
export type LandingChoice = { value: string; name: string; count: number | undefined };

export type LandingChoices = {
  brands: readonly LandingChoice[];
  categories: readonly LandingChoice[];
  promos: readonly LandingChoice[];
  /** Is there anything that can be picked up? */
  hasPickup: boolean;
};

/** A landing page: its parts from top to bottom, and what it may be narrowed to [CONT-004]. */
export type Landing = {
  components: readonly LandingComponent[];
  choices: LandingChoices;
  /** How many products fit, of which the page may show some only. */
  total: number | undefined;
};

/** How many filters are set, each value of several by itself. */
export function countFilters({ bopis, promo, brands, categories }: LandingFilters): number {
  return Number(bopis) + Number(promo !== undefined) + brands.length + categories.length;
}

/** A list of values with one more, or without it where it is there. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

/**
 * What may be chosen of a filter. A value that is set and not offered any more stays, by its own name, so that it can be
 * taken away.
 */
export function offeredChoices(choices: readonly LandingChoice[], set: readonly string[]): LandingChoice[] {
  const gone = set.filter((value) => !choices.some((choice) => choice.value === value));
  return [...choices, ...gone.map((value) => ({ value, name: value, count: undefined }))];
}
