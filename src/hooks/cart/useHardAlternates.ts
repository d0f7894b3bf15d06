import { useMemo, useState } from 'react';
import { areHardAlternatesHidden } from '../../core/cart/client/adding/hardAlternates';
import { createCartExtras } from '../../core/cart/client/cartExtras';
import { useStorefront } from '../platform/StorefrontProvider';
import { type Action, useAction } from '../platform/useAction';

/**
 * Hides alternates for requested products for 30 days. Not offered if the customer has hidden them before
 * [CART-UPD-017, CART-UPD-018].
 */
export function useHardAlternates(): { isOffered: boolean; hide: Action } {
  const { cartDependencies, host } = useStorefront();
  const extras = useMemo(() => createCartExtras(cartDependencies), [cartDependencies]);
  const [isOffered] = useState(() => !areHardAlternatesHidden(host));
  return { isOffered, hide: useAction<void, unknown>(() => extras.hideHardAlternates(true)) };
}
