import { useLayoutEffect, useRef } from 'react';
import { useStorefront } from '../platform/StorefrontProvider';

/** How long the page's flyout content is displayed before the mini cart opens [MINI-002]. */
export const OPEN_DELAY_MS = 2000;

/** The selector of that flyout content [MINI-002]. */
export const FLYOUT = '[data-minicart-flyout], #flyout-content';

export type OpeningDelay = {
  isOpen: boolean;
  /** Called with true when the delay is over, and with false when the mini cart closes. */
  setReady: (isReady: boolean) => void;
  openDelayMs?: number;
  flyoutSelector?: string;
};

/**
 * Delays an opened mini cart: not at all, or by 2000 ms if the page has flyout content to show first. The page's
 * `miniCartOpenDelay` overrides that delay. A mini cart that is closed while it waits does not open [MINI-002,
 * MINI-003].
 */
export function useOpeningDelay({ isOpen, setReady, ...options }: OpeningDelay): void {
  const { host, settings } = useStorefront();

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
    if (!isOpen) return;
    const waitMs = delayMs.current();
    const timer = waitMs ? host.setTimeout(() => setReady(true), waitMs) : setReady(true);
    return () => {
      if (waitMs) host.clearTimeout(timer);
      setReady(false);
    };
  }, [isOpen, setReady, host]);
}
