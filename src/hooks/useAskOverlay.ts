'use client';

import { useCallback } from 'react';
import { laterFile } from '../core/client/laterFile';
import type { OverlayOutcome, OverlayWish } from '../core/events/overlays';
import { useStorefront } from './StorefrontProvider';

/**
 * Wants an overlay from whichever widget of the page shows it: `await ask({ overlay: 'BC' })` is `done`, `closed`, or
 * `not-here` when nobody does; then the one who asked does something sensible itself.
 */
export function useAskOverlay(): (wish: OverlayWish) => Promise<OverlayOutcome> {
  const storefront = useStorefront();
  return useCallback(
    (wish) =>
      laterFile(storefront.host, () => import('../core/client/askOverlay'))().then(
        ({ askOverlay }) => askOverlay(storefront, wish),
        () => 'not-here', // the one who asked knows another way
      ),
    [storefront],
  );
}
