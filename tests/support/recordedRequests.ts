import type { OverlayOutcome, WantedOverlay } from '../../src/core/events/overlays';
import type { WidgetPage } from './renderWidget';

/** The overlay requests that a page received, without the event's own fields. */
export type RecordedRequests = {
  requests: Partial<WantedOverlay>[];
  /** Settles the latest request. */
  settle(outcome: Exclude<OverlayOutcome, 'not-here'>): void;
};

/** A page script that handles every overlay request. */
export function recordRequests({ storefront: { events } }: Pick<WidgetPage, 'storefront'>): RecordedRequests {
  const requests: Partial<WantedOverlay>[] = [];
  let newest: WantedOverlay | undefined;
  events.subscribe('overlay:wanted', (wanted) => {
    wanted.isTaken = true;
    newest = wanted;
    const { key: _key, widget: _widget, isComing: _coming, isTaken: _taken, ...request } = wanted;
    requests.push(request as Partial<WantedOverlay>);
  });
  return {
    requests,
    settle(outcome) {
      if (newest) events.publish('overlay:settled', { key: newest.key, overlay: newest.overlay, outcome });
    },
  };
}
