import type { HeadlineBlock } from '../core/rules/headline';
import type { SiteHeader, TopHatSlot } from '../core/rules/siteHeader';
import { useIsMobile } from './useIsMobile';

export type ShownTopHat = { blocks: readonly HeadlineBlock[]; url: string | undefined; theme: string | undefined };

/** The first banner of a slot that this customer may see, in its words for the width of the page [HDR-003]. */
export function useTopHat(
  header: SiteHeader | undefined,
  slot: TopHatSlot,
  wish: { isShown: (permissionLimit: readonly string[]) => boolean; theme?: string | undefined },
): ShownTopHat | undefined {
  const isMobile = useIsMobile();
  const hat = header?.topHats.find(
    (each) => each.slot === slot && (!wish.theme || each.theme === wish.theme) && wish.isShown(each.permissionLimit),
  );
  if (!hat) return undefined;
  const blocks = isMobile && hat.mobileHeadliner.length > 0 ? hat.mobileHeadliner : hat.headliner;
  return blocks.length > 0 ? { blocks, url: hat.url, theme: hat.theme } : undefined;
}
