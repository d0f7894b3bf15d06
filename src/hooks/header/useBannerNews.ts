import { type RefObject, useEffect, useRef } from 'react';
import { type HeadlineBlock, headlineText } from '../../core/header/rules/headline';
import { useStorefront } from '../platform/StorefrontProvider';
import { whenSeen } from '../platform/whenSeen';

/** How much of a banner counts as seen [ANLY-007]. */
const SEEN_RATIO = 0.5;

/** Tells once that a banner has come into sight; it is known by its words. */
export function useBannerNews(blocks: readonly HeadlineBlock[]): RefObject<HTMLElement | null> {
  const { events } = useStorefront();
  const box = useRef<HTMLElement>(null);
  const words = headlineText(blocks).trim();

  useEffect(() => {
    if (!box.current || words === '') return;
    return whenSeen(box.current, SEEN_RATIO, () => events.publish('banner:seen', { banner: words }));
  }, [events, words]);

  return box;
}
