import type { Breakpoint } from '../../platform/rules/breakpoints';

/** A banner at one breakpoint: its image, with its size in pixels, and its tracking URLs [CONT-002]. */
export type BannerSize = {
  assetUrl: string;
  width: number;
  height: number;
  /** Fired once, when half of the banner has been visible. */
  beaconUrls: readonly string[];
  /** Fired on each click of the link. */
  clickUrls: readonly string[];
};

/** A brand banner [CONT-001, CONT-002]. */
export type Banner = {
  slot: string | undefined;
  theme: string | undefined;
  /** The alternative text. */
  alt: string;
  url: string | undefined;
  opensNewTab: boolean;
  sizes: Partial<Record<Breakpoint, BannerSize>>;
};

/** From the narrowest to the widest. */
export const BREAKPOINTS = ['xs', 'sm', 'md', 'lg'] as const satisfies readonly Breakpoint[];

/**
 * The size for a breakpoint: its own, otherwise the next narrower, otherwise the narrowest available one [CONT-002].
 */
export function bannerSizeFor({ sizes }: Pick<Banner, 'sizes'>, breakpoint: Breakpoint): BannerSize | undefined {
  const at = BREAKPOINTS.indexOf(breakpoint);
  const narrower = BREAKPOINTS.slice(0, at + 1).reverse();
  const found = [...narrower, ...BREAKPOINTS.slice(at + 1)].find((each) => sizes[each]);
  return found && sizes[found];
}

/**
 * The link of a banner. A banner without alternative text has none, because a link needs an accessible name [CONT-002].
 */
export function bannerLink({ alt, url }: Pick<Banner, 'alt' | 'url'>): string | undefined {
  return alt.trim() === '' ? undefined : url;
}
