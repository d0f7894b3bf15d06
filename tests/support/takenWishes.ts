import type { OverlayOutcome, WantedOverlay } from '../../src/core/events/overlays';
import type { WidgetPage } from './renderWidget';

/** What a page heard wanted, without the marks of the event. */
export type TakenWishes = {
  wishes: Partial<WantedOverlay>[];
  /** Ends the newest wish. */
  settle(outcome: Exclude<OverlayOutcome, 'not-here'>): void;
};

/** A script of the page that takes every wish for an overlay. */
export function takeWishes({ storefront: { events } }: Pick<WidgetPage, 'storefront'>): TakenWishes {
  const wishes: Partial<WantedOverlay>[] = [];
  let newest: WantedOverlay | undefined;
  events.subscribe('overlay:wanted', (wanted) => {
    wanted.isTaken = true;
    newest = wanted;
    const { key: _key, widget: _widget, isComing: _coming, isTaken: _taken, ...wish } = wanted;
    wishes.push(wish as Partial<WantedOverlay>);
  });
  return {
    wishes,
    settle(outcome) {
      if (newest) events.publish('overlay:settled', { key: newest.key, overlay: newest.overlay, outcome });
    },
  };
}
