import type { Host } from './host/host';

/** How much of a moment there is left, in milliseconds; a browser's own IdleDeadline is one. */
export type IdleMoment = { timeRemaining(): number };

/** What a moment lasts in a browser that does not tell when it is idle [ANLY-021]. */
export const IDLE_BUDGET_MS = 50;

/** Calls back once the page has nothing better to do. */
export function whenIdle(
  host: Pick<Host, 'windowValue' | 'setTimeout' | 'now'>,
  callback: (moment: IdleMoment) => void,
): void {
  const request = host.windowValue('requestIdleCallback');
  if (typeof request === 'function') {
    request(callback);
    return;
  }
  host.setTimeout(() => {
    const end = host.now() + IDLE_BUDGET_MS;
    callback({ timeRemaining: () => Math.max(0, end - host.now()) });
  }, 0);
}
