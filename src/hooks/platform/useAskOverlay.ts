'use client';

import { useCallback } from 'react';
import type { OverlayOutcome, OverlayWish } from '../../core/events/overlays';
import { askOverlay } from '../../core/platform/client/askOverlay';
import { useStorefront } from './StorefrontProvider';

/**
 * Wants an overlay from whichever widget of the page shows it: `await ask({ overlay: 'BC' })` is `done`, `closed`, or
 * `not-here` when nobody does; then the one who asked does something sensible itself.
 */
export function useAskOverlay(): (wish: OverlayWish) => Promise<OverlayOutcome> {
  const storefront = useStorefront();
  return useCallback((wish) => askOverlay(storefront, wish), [storefront]);
}
