'use client';

import type { OverlayOutcome } from '../../core/events/overlays';
import { useRequestedOverlay } from '../platform/useRequestedOverlay';

export type ListItem = { sku: string; quantity: number };

/** Opens the page's add-to-list overlay [SCR-010]. `unavailable` if no widget shows it. */
export function useAddToList(): {
  outcome: OverlayOutcome | 'open' | undefined;
  addToList: (items: ListItem[], options?: { isFromCart?: boolean }) => void;
} {
  const { outcome, requestOverlay } = useRequestedOverlay();
  return { outcome, addToList: (items, options = {}) => requestOverlay({ overlay: 'ATL', items, ...options }) };
}
