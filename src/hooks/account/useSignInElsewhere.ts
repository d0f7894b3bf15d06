import { useEffect } from 'react';
import { learnSignIn } from '../../core/account/client/learnSignIn';
import { useStorefront } from '../platform/StorefrontProvider';

/** For what asks a business customer to sign in: that may have been done in another tab, before or while it is asked. */
export function useSignInElsewhere(): void {
  const storefront = useStorefront();
  useEffect(() => {
    learnSignIn(storefront);
    return storefront.host.onStorage('cart', () => void learnSignIn(storefront));
  }, [storefront]);
}
