import { useState } from 'react';
import type { Cart } from '../../core/cart/rules/cart';
import { type CartNotice, cartNotices } from '../../core/cart/rules/notices/cartNotices';
import { useStorefront } from '../platform/StorefrontProvider';
import { useEvent } from '../platform/useEvent';

/**
 * The notices at the top of a cart, on every surface. A notice dismissed on one surface is dismissed on all, until the
 * cart changes [CART-NOTE-012]. Without `withAdded`, they omit additions, which another widget reports.
 */
export function useCartNotices(
  cart: Cart | undefined,
  withAdded = true,
): { notices: CartNotice[]; close: (text: string) => void } {
  const { locale, settings, events } = useStorefront();
  const [closed, setClosed] = useState<readonly string[]>([]);

  useEvent('cart:notice-closed', ({ notice }) => setClosed((before) => [...before, notice]));
  useEvent('cart:changed', () => setClosed([]));

  const all = cart ? cartNotices(cart, { overrides: settings.messages.cart, locale, withAdded }) : [];
  return {
    notices: all.filter(({ text }) => !closed.includes(text)),
    close: (text) => events.publish('cart:notice-closed', { notice: text }),
  };
}
