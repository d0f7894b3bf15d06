import { useEffect, useState } from 'react';
import type { LineItem } from '../../core/cart/rules/cart';
import { useStorefront } from '../platform/StorefrontProvider';

/**
 * The cart line that was most recently saved for later, to distinguish it from a deleted line when it leaves the cart.
 */
export function useSavedLine(): LineItem | undefined {
  const { events } = useStorefront();
  const [saved, setSaved] = useState<LineItem>();

  useEffect(() => events.subscribe('saved-items:line-saved', ({ line }) => setSaved(line)), [events]);

  return saved;
}
