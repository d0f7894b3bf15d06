import { useState } from 'react';
import { activeLines, type Cart } from '../../core/cart/rules/cart';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useEvent } from '../platform/useEvent';

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
