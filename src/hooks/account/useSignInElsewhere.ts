import { useEffect } from 'react';
import { detectSignIn } from '../../core/account/client/detectSignIn';
import { useStorefront } from '../platform/StorefrontProvider';

/**
 * For components that prompt a business customer to sign in: detects a sign-in in another tab, before or after mounting.
 */
export function useSignInElsewhere(): void {
  const storefront = useStorefront();
  useEffect(() => {
    detectSignIn(storefront);
    return storefront.host.onStorage('cart', () => void detectSignIn(storefront));
  }, [storefront]);
}
