'use client';

import type { OverlayOutcome } from '../../core/events/overlays';
import { useAskedOverlay } from '../platform/useAskedOverlay';

export type ListItem = { sku: string; quantity: number };

/** Asks the page for its add-to-list overlay [SCR-010]. `not-here` while nobody on the page keeps lists. */
export function useAddToList(): {
  outcome: OverlayOutcome | 'asking' | undefined;
  addToList: (items: ListItem[], options?: { isFromCart?: boolean }) => void;
} {
  const { outcome, ask } = useAskedOverlay();
  return { outcome, addToList: (items, options = {}) => ask({ overlay: 'ATL', items, ...options }) };
}
