import { useEffect } from 'react';
import { learnSignIn } from '../../core/account/client/learnSignIn';
import { useStorefront } from '../platform/StorefrontProvider';

/**
 * For components that ask a business customer to sign in: detects a sign-in in another tab, before or after mounting.
 */
export function useSignInElsewhere(): void {
  const storefront = useStorefront();
  useEffect(() => {
    learnSignIn(storefront);
    return storefront.host.onStorage('cart', () => void learnSignIn(storefront));
  }, [storefront]);
}
