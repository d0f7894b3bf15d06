import { useEffect, useRef, useState } from 'react';
import type { EventMap } from '../core/events/eventMap';
import { useStorefront } from './StorefrontProvider';

/** How long the page's flyout content is shown before the mini cart opens [MINI-002]. */
export const OPEN_DELAY_MS = 2000;

/** Where that content is found [MINI-002]. */
export const FLYOUT = '[data-minicart-flyout], #flyout-content';

export type Opening = {
  phase: 'closed' | 'waiting' | 'open';
  open: () => void;
  close: () => void;
  toggle: () => void;
};

export type OpeningWish = { openDelayMs?: number; flyoutSelector?: string; isOpen?: boolean };

/** The wishes that were met: a page may ask before its mini cart is there, and one that comes later must not meet it again. */
const met = new WeakSet<object>();

/**
 * Opening rules of the mini cart: at once, or after 2000 ms where the page has flyout content to show first; the page's
 * `miniCartOpenDelay` replaces that delay. Closing or toggling while it waits calls it off [MINI-001, MINI-002, MINI-003].
 * Where `isOpen` is given, it opens and closes as that changes.
 */
export function useMiniCartOpening(given: OpeningWish): Opening {
  const { host, settings, events } = useStorefront();
  const [phase, setPhase] = useState<Opening['phase']>('closed');
  const timer = useRef<unknown>(undefined);
  const selector = given.flyoutSelector ?? settings.given.miniCart?.flyoutSelector ?? FLYOUT;

  function delayMs(): number {
    if (!document.querySelector(selector)) return 0;
    const override = host.windowValue('miniCartOpenDelay');
    if (typeof override === 'number' && override >= 0) return override;
    return given.openDelayMs ?? settings.given.miniCart?.openDelayMs ?? OPEN_DELAY_MS;
  }

  function close() {
    host.clearTimeout(timer.current);
    setPhase('closed');
  }

  function open() {
    if (phase === 'open') return;
    host.clearTimeout(timer.current);
    const wait = delayMs();
    setPhase(wait ? 'waiting' : 'open');
    if (wait) timer.current = host.setTimeout(() => setPhase('open'), wait);
  }

  const opening: Opening = { phase, open, close, toggle: () => (phase === 'closed' ? open() : close()) };
  const latest = useRef(opening);
  latest.current = opening;

  useEffect(() => {
    if (given.isOpen !== undefined) latest.current[given.isOpen ? 'open' : 'close']();
  }, [given.isOpen]);

  useEffect(() => {
    const meet = (asked: EventMap['mini-cart:asked']) => {
      met.add(asked);
      latest.current[asked.wish]();
    };
    const early = events.last('mini-cart:asked');
    if (early && !met.has(early)) meet(early);
    const end = events.subscribe('mini-cart:asked', meet);
    return () => {
      end();
      host.clearTimeout(timer.current);
    };
  }, [events, host]);

  return opening;
}
