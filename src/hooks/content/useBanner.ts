import { useEffect, useMemo, useRef, useState } from 'react';
import { toBannerSizes } from '../../core/content/client/toBanner';
import { type Banner, BREAKPOINTS, bannerLink, bannerSizeFor } from '../../core/content/rules/banner';
import { jsonText } from '../../core/platform/client/host/jsonText';
import { CommerceError } from '../../core/platform/rules/commerceError';
import { beaconsOf, SEEN_RATIO } from '../../core/products/client/beacons';
import { useStorefront } from '../platform/StorefrontProvider';
import { useBreakpoint } from '../platform/useBreakpoint';
import { whenSeen } from '../platform/whenSeen';

/** All banners of a page are told of: what is shown at all was paid for. */
const EVERY = Number.POSITIVE_INFINITY;

/** All that `ui/rendering/BannerPicture` draws. */
export type ShownBanner = {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Where it leads; a banner without words leads nowhere. */
  url: string | undefined;
  opensNewTab: boolean;
  /** The ref of the banner, to know when it is seen. */
  box: (element: Element | null) => void;
  /** It is followed; nobody waits for who is told of it. */
  onPress: () => void;
};

/**
 * The sizes of a banner that a page gives in the shop's own fields. Undefined when one of them can not be read, which is
 * told once, by its name [CONT-002].
 */
export function useGivenSizes(assets: Record<string, unknown>): Banner['sizes'] | undefined {
  const { host, events } = useStorefront();
  // a page that draws itself anew gives the same ones as another object
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

type ToldBanner = Pick<Banner, 'alt' | 'sizes' | 'url' | 'opensNewTab'> & Partial<Pick<Banner, 'slot' | 'theme'>>;

/** One banner of a page, however wide that becomes: its place and the first of its pictures. Undefined without any. */
export function bannerKey({
  slot = '',
  theme = '',
  sizes,
}: Pick<ToldBanner, 'slot' | 'theme' | 'sizes'>): string | undefined {
  const address = BREAKPOINTS.map((each) => sizes[each]?.assetUrl).find(Boolean);
  return address && [slot, theme, address].join(' ');
}

/**
 * A banner in the size for the page, which tells once that half of it was seen and each time that it is followed
 * [CONT-002, ANLY-007]. Undefined when it has no picture.
 */
export function useBanner(banner: ToldBanner): ShownBanner | undefined {
  const { host, events } = useStorefront();
  const size = bannerSizeFor(banner, useBreakpoint());
  // a link and what is none are two elements, of which one may follow the other
  const [element, box] = useState<Element | null>(null);
  const newest = useRef({ size, alt: banner.alt });
  const key = bannerKey(banner);

  useEffect(() => {
    newest.current = { size, alt: banner.alt };
  });

  useEffect(() => {
    if (!element || key === undefined) return;
    return whenSeen(element, SEEN_RATIO, () => {
      const { size: shown, alt } = newest.current;
      const isFirst = beaconsOf(host).seen(
        { name: 'banners', indicator: '', cap: EVERY },
        key,
        shown?.beaconUrls ?? [],
      );
      if (isFirst) events.publish('banner:seen', { banner: alt || (shown?.assetUrl ?? key) });
    });
  }, [host, events, key, element]);

  if (!size) return undefined;
  const { assetUrl: src, width, height, clickUrls } = size;
  const { alt, opensNewTab } = banner;
  const onPress = () => beaconsOf(host).pressed(clickUrls);
  return { src, width, height, alt, url: bannerLink(banner), opensNewTab, box, onPress };
}
