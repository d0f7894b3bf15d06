import { useState } from 'react';
import type { LineItem } from '../../core/cart/rules/cart';
import { useEvent } from '../platform/useEvent';

/**
 * The cart line that was most recently saved for later, to distinguish it from a deleted line when it leaves the cart.
 */
export function useSavedLine(): LineItem | undefined {
  const [saved, setSaved] = useState<LineItem>();
  useEvent('saved-items:line-saved', ({ line }) => setSaved(line));
  return saved;
}
