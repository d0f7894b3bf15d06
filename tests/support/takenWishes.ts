import type { OverlayOutcome, WantedOverlay } from '../../src/core/events/overlays';
import type { WidgetPage } from './renderWidget';

/** The overlay requests that a page received, without the event's own fields. */
export type TakenWishes = {
  wishes: Partial<WantedOverlay>[];
  /** Settles the latest request. */
  settle(outcome: Exclude<OverlayOutcome, 'not-here'>): void;
};

/** A page script that handles every overlay request. */
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
