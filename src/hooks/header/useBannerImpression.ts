import { type RefObject, useEffect, useRef } from 'react';
import { type HeadlineBlock, headlineText } from '../../core/header/rules/headline';
import { useStorefront } from '../platform/StorefrontProvider';
import { whenSeen } from '../platform/whenSeen';

/** The part of a banner that must be visible for an impression [ANLY-007]. */
const SEEN_RATIO = 0.5;

/** Publishes once that a banner has become visible; a banner is identified by its text. */
export function useBannerImpression(blocks: readonly HeadlineBlock[]): RefObject<HTMLElement | null> {
  const { events } = useStorefront();
  const box = useRef<HTMLElement>(null);
  const text = headlineText(blocks).trim();

  useEffect(() => {
    if (!box.current || text === '') return;
    return whenSeen(box.current, SEEN_RATIO, () => events.publish('banner:seen', { banner: text }));
  }, [events, text]);

  return box;
}
