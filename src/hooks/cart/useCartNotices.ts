import { useState } from 'react';
import { activeLines, type Cart } from '../../core/cart/rules/cart';
import { type CartNotice, cartNotices } from '../../core/cart/rules/notices/cartNotices';
import type { CommerceError } from '../../core/platform/rules/commerceError';
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

type Failure = { error: CommerceError; lineIds: readonly string[] };

/**
 * The latest failed update or delete, until the cart changes again [CART-UPD-014]. A failure is dropped if a later read
 * no longer contains its lines [CART-CODE-014].
 */
export function useChangeFailure(): CommerceError | undefined {
  const [failure, setFailure] = useState<Failure>();

  useEvent('cart:change-failed', setFailure);
  useEvent('cart:changed', ({ origin, cart }) =>
    setFailure((known) => (origin === 'read' && known && isAbout(cart, known) ? known : undefined)),
  );

  return failure?.error;
}

/** A failure without line ids concerns the whole cart. */
function isAbout(cart: Cart, { lineIds }: Failure): boolean {
  return lineIds.length === 0 || activeLines(cart).some(({ id }) => lineIds.includes(id));
}
