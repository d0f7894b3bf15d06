import { useLayoutEffect, useRef } from 'react';
import { useStorefront } from '../platform/StorefrontProvider';
import type { MiniCartPhase, SetMiniCartPhase } from './useMiniCartPhase';

/** How long the page's flyout content is displayed before the mini cart opens [MINI-002]. */
export const OPEN_DELAY_MS = 2000;

/** The selector of that flyout content [MINI-002]. */
export const FLYOUT = '[data-minicart-flyout], #flyout-content';

export type MiniCartOpening = {
  phase: MiniCartPhase;
  setPhase: SetMiniCartPhase;
  openDelayMs?: number;
  flyoutSelector?: string;
};

/**
 * Opens a waiting mini cart: immediately, or after 2000 ms if the page has flyout content to show first. The page's
 * `miniCartOpenDelay` overrides that delay. A mini cart that is closed while it waits does not open [MINI-002,
 * MINI-003].
 */
export function useMiniCartOpening({ phase, setPhase, ...options }: MiniCartOpening): void {
  const { host, settings } = useStorefront();
  const isWaiting = phase === 'loading';

  const delayMs = useRef((): number => 0);
  delayMs.current = () => {
    const selector = options.flyoutSelector ?? settings.config.miniCart?.flyoutSelector ?? FLYOUT;
    if (!document.querySelector(selector)) return 0;
    const override = host.windowValue('miniCartOpenDelay');
    if (typeof override === 'number' && override >= 0) return override;
    return options.openDelayMs ?? settings.config.miniCart?.openDelayMs ?? OPEN_DELAY_MS;
  };

  // a layout effect, so that the badge never shows as waiting without a delay
  useLayoutEffect(() => {
    if (!isWaiting) return;
    // it may have been closed in the meantime
    const open = () => setPhase((now) => now && 'open');
    const waitMs = delayMs.current();
    if (!waitMs) return open();
    const timer = host.setTimeout(open, waitMs);
    return () => host.clearTimeout(timer);
  }, [isWaiting, setPhase, host]);
}
