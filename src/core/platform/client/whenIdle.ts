import type { Host } from './host/host';

/** The time that is left in an idle period, in milliseconds. The browser's IdleDeadline satisfies this type. */
export type IdleMoment = { timeRemaining(): number };

/** The length of an idle period in browsers without `requestIdleCallback` [ANLY-021]. */
export const IDLE_BUDGET_MS = 50;

/** Calls back when the page is idle. Falls back to a timer in browsers without `requestIdleCallback`. */
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
