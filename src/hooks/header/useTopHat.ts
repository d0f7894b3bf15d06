import { type RefObject, useEffect, useRef } from 'react';
import { type HeadlineBlock, headlineText } from '../../core/header/rules/headline';
import type { SiteHeader, TopHatSlot } from '../../core/header/rules/siteHeader';
import { useStorefront } from '../platform/StorefrontProvider';
import { useIsMobile } from '../platform/useMediaQuery';
import { whenSeen } from '../platform/whenSeen';

/** The first banner of a slot that this customer may see, with its text for the page width [HDR-003]. */
export function useTopHat(
  header: SiteHeader | undefined,
  slot: TopHatSlot,
  request: { isShown: (permissionLimit: readonly string[]) => boolean; theme?: string | undefined },
) {
  const isMobile = useIsMobile();
  const hat = header?.topHats.find(
    (each) =>
      each.slot === slot && (!request.theme || each.theme === request.theme) && request.isShown(each.permissionLimit),
  );
  const wide = hat?.headliner ?? [];
  const blocks = isMobile && hat?.mobileHeadliner.length ? hat.mobileHeadliner : wide;
  const box = useBannerImpression(blocks);
  return hat && blocks.length > 0 ? { blocks, url: hat.url, theme: hat.theme, box } : undefined;
}

/** The part of a banner that must be visible for an impression [ANLY-007]. */
const SEEN_RATIO = 0.5;

/** Publishes once that a banner has become visible; a banner is identified by its text. */
function useBannerImpression(blocks: readonly HeadlineBlock[]): RefObject<HTMLElement | null> {
  const { events } = useStorefront();
  const box = useRef<HTMLElement>(null);
  const text = headlineText(blocks).trim();

  useEffect(() => {
    if (!box.current || text === '') return;
    return whenSeen(box.current, SEEN_RATIO, () => events.publish('banner:seen', { banner: text }));
  }, [events, text]);

  return box;
}
