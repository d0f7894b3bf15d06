import type { EventBus } from '../../events/eventBus';
import {
  type OverlayOutcome,
  type OverlayRequest,
  overlayWidget,
  type PublishedOverlayRequest,
} from '../../events/overlays';
import type { Host } from './host/host';

/** The time limit for a widget that is on the page to load and open the overlay. */
export const OVERLAY_TIMEOUT_MS = 10_000;

/** The requests of each page that have no outcome yet. */
const pending = new WeakMap<EventBus, Set<PublishedOverlayRequest>>();

/** The requests of this page that have no outcome yet, oldest first: for a widget that mounts after them. */
export const pendingRequests = (events: EventBus): readonly PublishedOverlayRequest[] => [
  ...(pending.get(events) ?? []),
];

/**
 * Requests an overlay from the widget on the page that renders it, and resolves with its outcome. Resolves with
 * `unavailable` immediately if no widget does; the caller then falls back, for example to the cart page. Never rejects.
 */
export function requestOverlay(
  { events, host }: { events: EventBus; host: Host },
  request: OverlayRequest,
): Promise<OverlayOutcome> {
  const { overlay } = request;
  const key = host.randomId();
  const wanted: PublishedOverlayRequest = {
    ...request,
    key,
    widget: overlayWidget(overlay),
    isLoading: false,
    isHandled: false,
  };

  const requests = pending.get(events) ?? new Set();
  pending.set(events, requests.add(wanted));

  return new Promise((resolve) => {
    let timer: unknown;
    const leave = events.subscribe('overlay:settled', (settled) => {
      if (settled.key !== key) return;
      leave();
      requests.delete(wanted);
      host.clearTimeout(timer);
      resolve(settled.outcome);
    });
    const giveUp = () => {
      if (wanted.isHandled) return;
      wanted.isHandled = true; // no widget took it: a widget that loads from now on is too late
      events.publish('overlay:settled', { key, overlay, outcome: 'unavailable' });
    };
    events.publish('overlay:requested', wanted);
    // an event that a listener publishes is delivered only after all listeners have received the previous event
    queueMicrotask(() => {
      if (!wanted.isLoading) return giveUp();
      timer = host.setTimeout(giveUp, OVERLAY_TIMEOUT_MS);
    });
  });
}
