import type { OverlayOutcome, PublishedOverlayRequest } from '../../../src/core/events/overlays';
import type { WidgetPage } from './renderWidget';

/** The overlay requests that a page received, without the event's own fields. */
export type RecordedRequests = {
  requests: Partial<PublishedOverlayRequest>[];
  /** Settles the latest request. */
  settle(outcome: Exclude<OverlayOutcome, 'unavailable'>): void;
};

/** A page script that handles every overlay request. */
export function recordRequests({ storefront: { events } }: Pick<WidgetPage, 'storefront'>): RecordedRequests {
  const requests: Partial<PublishedOverlayRequest>[] = [];
  let newest: PublishedOverlayRequest | undefined;
  events.subscribe('overlay:requested', (wanted) => {
    wanted.isHandled = true;
    newest = wanted;
    const { key: _key, widget: _widget, isLoading: _coming, isHandled: _taken, ...request } = wanted;
    requests.push(request as Partial<PublishedOverlayRequest>);
  });
  return {
    requests,
    settle(outcome) {
      if (newest) events.publish('overlay:settled', { key: newest.key, overlay: newest.overlay, outcome });
    },
  };
}
