import type { EventBus } from '../../events/eventBus';
import { OVERLAY_WIDGETS, type OverlayOutcome, type OverlayWish, type WantedOverlay } from '../../events/overlays';
import type { Host } from './host/host';

/** How long a widget that stands in the page may take to come. */
export const OVERLAY_TIMEOUT_MS = 10_000;

/**
 * Wants an overlay of whoever on the page shows it, and tells how that ended. `not-here` comes at once when nobody does:
 * whoever asked then does something sensible itself, such as going to the cart page. Never rejects.
 */
export function askOverlay(
  { events, host }: { events: EventBus; host: Host },
  wish: OverlayWish,
): Promise<OverlayOutcome> {
  const { overlay } = wish;
  const key = host.randomId();
  const wanted: WantedOverlay = {
    ...wish,
    key,
    widget: OVERLAY_WIDGETS[overlay],
    isComing: false,
    isTaken: false,
  };

  return new Promise((resolve) => {
    let timer: unknown;
    const leave = events.subscribe('overlay:settled', (settled) => {
      if (settled.key !== key) return;
      leave();
      host.clearTimeout(timer);
      resolve(settled.outcome);
    });
    const giveUp = () => {
      if (wanted.isTaken) return;
      wanted.isTaken = true; // by nobody: who comes now is too late
      events.publish('overlay:settled', { key, overlay, outcome: 'not-here' });
    };
    events.publish('overlay:wanted', wanted);
    // asked for by a listener, it is told once everyone has heard the event before
    queueMicrotask(() => {
      if (!wanted.isComing) return giveUp();
      timer = host.setTimeout(giveUp, OVERLAY_TIMEOUT_MS);
    });
  });
}
