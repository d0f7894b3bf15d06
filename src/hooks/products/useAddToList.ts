'use client';

import { useCallback } from 'react';
import type { OverlayOutcome } from '../../core/events/overlays';
import { useRequestedOverlay } from '../platform/useRequestedOverlay';

export type ListItem = { sku: string; quantity: number };

/** Opens the page's add-to-list overlay [SCR-010]. `unavailable` if no widget shows it. */
export function useAddToList(): {
  outcome: OverlayOutcome | 'open' | undefined;
  addToList: (items: ListItem[], options?: { isFromCart?: boolean }) => void;
} {
  const { outcome, requestOverlay } = useRequestedOverlay();
  const addToList = useCallback(
    (items: ListItem[], options?: { isFromCart?: boolean }) => requestOverlay({ overlay: 'ATL', items, ...options }),
    [requestOverlay],
  );
  return { outcome, addToList };
}
