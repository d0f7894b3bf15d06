import { useState } from 'react';
import type { LineItem } from '../../core/cart/rules/cart';
import { useEvent } from '../platform/useEvent';

/** The cart line that was saved for later last, until something is added to the cart or updated. */
export function useSavedLine(): LineItem | undefined {
  const [saved, setSaved] = useState<LineItem>();
  useEvent('saved-items:line-saved', ({ line }) => setSaved(line));
  useEvent('cart:changed', ({ origin }) => origin !== 'delete' && setSaved(undefined));
  return saved;
}
