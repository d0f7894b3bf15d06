import type { Breakpoint } from '../../platform/rules/breakpoints';

/** What a banner is for one width of the page: its picture with its box in pixels, and whom to tell of it [CONT-002]. */
export type BannerSize = {
  assetUrl: string;
  width: number;
  height: number;
  /** Fired once, when half of it was seen. */
  beaconUrls: readonly string[];
  /** Fired each time that it is followed. */
  clickUrls: readonly string[];
};

/** A banner of a brand [CONT-001, CONT-002]. */
export type Banner = {
  slot: string | undefined;
  theme: string | undefined;
  /** What it says, for who does not see it. */
  alt: string;
  url: string | undefined;
  opensNewTab: boolean;
  sizes: Partial<Record<Breakpoint, BannerSize>>;
};

/** From the narrowest to the widest. */
export const BREAKPOINTS = ['xs', 'sm', 'md', 'lg'] as const satisfies readonly Breakpoint[];

/** The size for a breakpoint: its own, else the next narrower, else the narrowest that there is [CONT-002]. */
export function bannerSizeFor({ sizes }: Pick<Banner, 'sizes'>, breakpoint: Breakpoint): BannerSize | undefined {
  const at = BREAKPOINTS.indexOf(breakpoint);
  const narrower = BREAKPOINTS.slice(0, at + 1).reverse();
  const found = [...narrower, ...BREAKPOINTS.slice(at + 1)].find((each) => sizes[each]);
  return found && sizes[found];
}

/** Where a banner leads; nowhere when it has no words, since a link that says nothing leads nobody [CONT-002]. */
export function bannerLink({ alt, url }: Pick<Banner, 'alt' | 'url'>): string | undefined {
  return alt.trim() === '' ? undefined : url;
}
