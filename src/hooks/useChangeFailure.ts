import { useEffect, useState } from 'react';
import type { CommerceError } from '../core/rules/commerceError';
import { useStorefront } from './StorefrontProvider';

/** The newest failed update or delete, until the cart has changed again or it is dismissed [CART-UPD-014]. */
export function useChangeFailure(): { failure: CommerceError | undefined; dismiss: () => void } {
  const { events } = useStorefront();
  const [failure, setFailure] = useState<CommerceError>();

  useEffect(() => {
    const ends = [
      events.subscribe('cart:change-failed', ({ error }) => setFailure(error)),
      events.subscribe('cart:changed', ({ origin }) => {
        if (origin !== 'read') setFailure(undefined);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [events]);

  return { failure, dismiss: () => setFailure(undefined) };
}
