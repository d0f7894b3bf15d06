import { useState } from 'react';
import { areHardAlternatesHidden } from '../../core/cart/client/adding/hardAlternates';
import { cartExtrasOf } from '../../core/cart/client/cartExtras';
import { useStorefront } from '../platform/StorefrontProvider';
import { type Action, useAction } from '../platform/useAction';

/**
 * Hides alternates for requested products for 30 days. Not offered if the customer has hidden them before
 * [CART-UPD-017, CART-UPD-018].
 */
export function useHardAlternates(): { isOffered: boolean; hide: Action } {
  const storefront = useStorefront();
  const [isOffered] = useState(() => !areHardAlternatesHidden(storefront.host));
  return { isOffered, hide: useAction<void, unknown>(() => cartExtrasOf(storefront).hideHardAlternates(true)) };
}
