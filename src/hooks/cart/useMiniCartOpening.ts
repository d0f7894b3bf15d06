import { useLayoutEffect, useRef } from 'react';
import { useStorefront } from '../platform/StorefrontProvider';
import type { MiniCartPhase, SetMiniCartPhase } from './useMiniCartPhase';

/** How long the page's flyout content is shown before the mini cart opens [MINI-002]. */
export const OPEN_DELAY_MS = 2000;

/** Where that content is found [MINI-002]. */
export const FLYOUT = '[data-minicart-flyout], #flyout-content';

export type MiniCartOpening = {
  phase: MiniCartPhase;
  setPhase: SetMiniCartPhase;
  openDelayMs?: number;
  flyoutSelector?: string;
};

/**
 * Opens the mini cart that waits: at once, or after 2000 ms where the page has flyout content to show first; the page's
 * `miniCartOpenDelay` replaces that delay. What is closed while it waits does not open [MINI-002, MINI-003].
 */
export function useMiniCartOpening({ phase, setPhase, ...given }: MiniCartOpening): void {
  const { host, settings } = useStorefront();
  const isWaiting = phase === 'waiting';

  const delayMs = useRef((): number => 0);
  delayMs.current = () => {
    const selector = given.flyoutSelector ?? settings.given.miniCart?.flyoutSelector ?? FLYOUT;
    if (!document.querySelector(selector)) return 0;
    const override = host.windowValue('miniCartOpenDelay');
    if (typeof override === 'number' && override >= 0) return override;
    return given.openDelayMs ?? settings.given.miniCart?.openDelayMs ?? OPEN_DELAY_MS;
  };

  // before the badge is seen to wait for nothing
  useLayoutEffect(() => {
    if (!isWaiting) return;
    // it may have been closed a moment ago
    const open = () => setPhase((now) => now && 'open');
    const waitMs = delayMs.current();
    if (!waitMs) return open();
    const timer = host.setTimeout(open, waitMs);
    return () => host.clearTimeout(timer);
  }, [isWaiting, setPhase, host]);
}
