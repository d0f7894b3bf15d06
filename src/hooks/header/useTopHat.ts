import type { RefObject } from 'react';
import type { HeadlineBlock } from '../../core/header/rules/headline';
import type { SiteHeader, TopHatSlot } from '../../core/header/rules/siteHeader';
import { useIsMobile } from '../platform/useIsMobile';
import { useBannerImpression } from './useBannerImpression';

export type ShownTopHat = {
  blocks: readonly HeadlineBlock[];
  url: string | undefined;
  theme: string | undefined;
  /** The ref of the banner, to detect when it becomes visible. */
  box: RefObject<HTMLElement | null>;
};

/** The first banner of a slot that this customer may see, with its text for the page width [HDR-003]. */
export function useTopHat(
  header: SiteHeader | undefined,
  slot: TopHatSlot,
  request: { isShown: (permissionLimit: readonly string[]) => boolean; theme?: string | undefined },
): ShownTopHat | undefined {
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
