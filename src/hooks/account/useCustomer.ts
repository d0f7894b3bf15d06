import { useMemo } from 'react';
import { type Customer, customerOf } from '../../core/account/rules/customer';
import { useStorefront } from '../platform/StorefrontProvider';
import { useSignedIn } from './useSignIn';

/**
 * What the page knows about its customer: roles, types, segment, rewards membership and what a business account may
 * do. Updates after a sign-in on this page. A customer who has not signed in has the role `guest`.
 */
export function useCustomer(): Customer {
  const { session, site, host, settings } = useStorefront();
  const { isSignedIn } = useSignedIn();
  const { segments } = settings.config;
  return useMemo(
    () => customerOf({ ...session, isLoggedIn: isSignedIn }, site, host.now(), segments),
    [session, isSignedIn, site, host, segments],
  );
}
