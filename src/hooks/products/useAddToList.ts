import type { OverlayOutcome } from '../../core/events/overlays';
import { type Action, useAction } from '../platform/useAction';
import { useRequestOverlay } from '../platform/useRequestOverlay';

export type ListItem = { sku: string; quantity: number };

/**
 * Opens the page's add-to-list overlay [SCR-010]. It is pending while the overlay is open; `data` is `unavailable` if no
 * widget shows it.
 */
export function useAddToList(): Action<{ items: ListItem[]; isFromCart?: boolean }, OverlayOutcome> {
  const requestOverlay = useRequestOverlay();
  return useAction((request) => requestOverlay({ overlay: 'ATL', ...request }));
}
