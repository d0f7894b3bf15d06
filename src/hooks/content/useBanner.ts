import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { toBannerSizes } from '../../core/content/client/toBanner';
import { type Banner, BREAKPOINTS, bannerLink, bannerSizeFor } from '../../core/content/rules/banner';
import { jsonText } from '../../core/platform/client/host/jsonText';
import { type Breakpoint, breakpointOf, widthQuery } from '../../core/platform/rules/breakpoints';
import { CommerceError } from '../../core/platform/rules/commerceError';
import { beaconsOf, SEEN_RATIO } from '../../core/products/client/beacons';
import { useStorefront } from '../platform/StorefrontProvider';
import { useStableCallback } from '../platform/useStableCallback';
import { whenSeen } from '../platform/whenSeen';

/** Banner impressions have no cap, because every displayed banner is billed. */
const EVERY = Number.POSITIVE_INFINITY;

/** The props of `ui/rendering/BannerPicture`. */
export type ShownBanner = {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** The link of the banner; undefined for a banner without text. */
  url: string | undefined;
  opensNewTab: boolean;
  /** The ref of the banner, to detect when it becomes visible. */
  box: (element: Element | null) => void;
  /** Call when the link is followed; fires the click pixels without waiting. */
  onPress: () => void;
};

/**
 * Parses the banner sizes that a page provides in the shop's wire format. Undefined if one of them is invalid; the
 * problem is published once and names the field [CONT-002].
 */
export function useProvidedSizes(assets: Record<string, unknown>): Banner['sizes'] | undefined {
  const { host, events } = useStorefront();
  // a page that re-renders may pass an equal but new object
  const written = jsonText(assets);
  const { sizes, problem } = useMemo(() => read(JSON.parse(written)), [written]);
  useEffect(() => {
    if (!problem) return;
    host.console.error(`Quire: brand-shop-banner: ${problem.message}`);
    events.publish('problem', { error: problem });
  }, [host, events, problem]);
  return sizes;
}

function read(assets: Record<string, unknown>): { sizes?: Banner['sizes']; problem?: CommerceError } {
  try {
    return { sizes: toBannerSizes(assets, 'assets') };
  } catch (cause) {
    const { message } = cause as CommerceError;
    return { problem: new CommerceError('integration', 'ATTRIBUTE_INVALID', message, { cause }) };
  }
}

type ProvidedBanner = Pick<Banner, 'alt' | 'sizes' | 'url' | 'opensNewTab'> & Partial<Pick<Banner, 'slot' | 'theme'>>;

/**
 * Identifies one banner of a page, independent of the breakpoint: its slot, theme and first image. Undefined without
 * any image.
 */
export function bannerKey({
  slot = '',
  theme = '',
  sizes,
}: Pick<ProvidedBanner, 'slot' | 'theme' | 'sizes'>): string | undefined {
  const address = BREAKPOINTS.map((each) => sizes[each]?.assetUrl).find(Boolean);
  return address && [slot, theme, address].join(' ');
}

/**
 * The banner in the size for the page. Publishes once when half of it is visible, and fires the click pixels each time
 * its link is followed [CONT-002, ANLY-007]. Undefined if it has no image.
 */
export function useBanner(banner: ProvidedBanner): ShownBanner | undefined {
  const storefront = useStorefront();
  const size = bannerSizeFor(banner, useBreakpoint());
  // a state, because a banner may change between a link and a plain element
  const [element, box] = useState<Element | null>(null);
  const key = bannerKey(banner);

  const handleSeen = useStableCallback((seen: string) => {
    const list = { name: 'banners', indicator: '', cap: EVERY };
    const isFirst = beaconsOf(storefront).seen(list, seen, size?.beaconUrls ?? []);
    if (isFirst) storefront.events.publish('banner:seen', { banner: banner.alt || (size?.assetUrl ?? seen) });
  });

  useEffect(() => {
    if (!element || key === undefined) return;
    return whenSeen(element, SEEN_RATIO, () => handleSeen(key));
  }, [key, element, handleSeen]);

  if (!size) return undefined;
  const { assetUrl: src, width, height, clickUrls } = size;
  const { alt, opensNewTab } = banner;
  const onPress = () => beaconsOf(storefront).pressed(clickUrls);
  return { src, width, height, alt, url: bannerLink(banner), opensNewTab, box, onPress };
}

const NARROW = ['xs', 'sm', 'md'] as const;

function subscribe(onChange: () => void): () => void {
  // jsdom has none
  const queries = NARROW.flatMap((name) => window.matchMedia?.(widthQuery(name)) ?? []);
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

const now = () => breakpointOf(window.innerWidth);
const onServer = (): Breakpoint => 'lg';

/**
 * The current breakpoint of the page. It is right from the first render in a browser, so that no image of another
 * breakpoint is requested [LAY-002]. On a server it is lg.
 */
function useBreakpoint(): Breakpoint {
  return useSyncExternalStore(subscribe, now, onServer);
}
