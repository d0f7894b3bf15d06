import { useCallback } from 'react';
import type { OverlayOutcome, OverlayRequest } from '../../core/events/overlays';
import { requestOverlay } from '../../core/platform/client/requestOverlay';
import { useStorefront } from './StorefrontProvider';
import { type Action, useAction } from './useAction';

/**
 * Requests an overlay from the widget of the page that shows it. `await requestOverlay({ overlay: 'BC' })` resolves
 * with `done`, `closed`, or `unavailable` if no widget shows it; the caller then needs a fallback.
 */
export function useRequestOverlay(): (request: OverlayRequest) => Promise<OverlayOutcome> {
  const storefront = useStorefront();
  return useCallback((request) => requestOverlay(storefront, request), [storefront]);
}

/** Requests overlays from one place of the page. It is pending while the overlay is open; `data` is its outcome. */
export const useRequestedOverlay = (): Action<OverlayRequest, OverlayOutcome> => useAction(useRequestOverlay());
