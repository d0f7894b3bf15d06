import { type RefObject, useEffect, useRef } from 'react';
import { beaconsOf, SEEN_RATIO } from '../core/client/beacons';
import { toBannerSizes } from '../core/client/toBanner';
import { type Banner, type BannerSize, BREAKPOINTS, bannerSizeFor } from '../core/rules/banner';
import { useStorefront } from './StorefrontProvider';
import { useBreakpoint } from './useBreakpoint';
import { whenSeen } from './whenSeen';

/** All banners of a page are told of: what is shown at all was paid for. */
const EVERY = Number.POSITIVE_INFINITY;

export type ShownBanner = {
  size: BannerSize;
  /** Stands on the banner, to know when it is seen. */
  box: RefObject<HTMLAnchorElement | HTMLDivElement | null>;
  /** It is followed; nobody waits for who is told of it. */
  press: () => void;
};

/** The sizes of a banner that a page gives in the shop's own fields [CONT-002]. */
export function givenBannerSizes(assets: Record<string, unknown>): Banner['sizes'] {
  return toBannerSizes(assets, 'assets');
}

/**
 * A banner in the size for the page, which tells once that half of it was seen and each time that it is followed
 * [CONT-002, ANLY-007]. Undefined when it has no picture.
 */
export function useBanner(banner: Pick<Banner, 'alt' | 'sizes'>): ShownBanner | undefined {
  const { host, events } = useStorefront();
  const size = bannerSizeFor(banner, useBreakpoint());
  const box = useRef<HTMLAnchorElement | HTMLDivElement>(null);
  const newest = useRef({ size, alt: banner.alt });
  // one banner, however wide the page becomes
  const key = BREAKPOINTS.map((each) => banner.sizes[each]?.assetUrl).find(Boolean);

  useEffect(() => {
    newest.current = { size, alt: banner.alt };
  });

  useEffect(() => {
    if (!box.current || key === undefined) return;
    return whenSeen(box.current, SEEN_RATIO, () => {
      const { size: shown, alt } = newest.current;
      const isFirst = beaconsOf(host).seen(
        { name: 'banners', indicator: '', cap: EVERY },
        key,
        shown?.beaconUrls ?? [],
      );
      if (isFirst) events.publish('banner:seen', { banner: alt || key });
    });
  }, [host, events, key]);

  return size && { size, box, press: () => beaconsOf(host).pressed(size.clickUrls) };
}
