import { useEffect, useState } from 'react';
import type { LineItem } from '../../core/cart/rules/cart';
import { useStorefront } from '../platform/StorefrontProvider';

/** The line of the cart that was saved for later last: when it leaves the cart, it was not deleted. */
export function useSavedLine(): LineItem | undefined {
  const { events } = useStorefront();
  const [saved, setSaved] = useState<LineItem>();

  useEffect(() => events.subscribe('saved-items:line-saved', ({ line }) => setSaved(line)), [events]);

  return saved;
}
