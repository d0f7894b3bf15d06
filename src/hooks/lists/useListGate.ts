import { useEffect, useRef, useState } from 'react';
import { useAccountUrls } from '../account/useSignIn';
import { useStorefront } from '../platform/StorefrontProvider';
import { useRequestOverlay } from '../platform/useRequestOverlay';

/**
 * Requires sign-in for lists, because lists belong to an account: a guest signs in in the login drawer or, if the page
 * has none, on the login page. True when the customer is signed in; `onRefused` is called if the guest declines
 * [LIST-004, DEC-143].
 */
export function useListGate(isRequested: boolean, onRefused: () => void): boolean {
  const { session, host } = useStorefront();
  const requestOverlay = useRequestOverlay();
  const { login } = useAccountUrls();
  const [, redraw] = useState(0);
  const newest = useRef({ onRefused, login });
  newest.current = { onRefused, login };
  const { isLoggedIn } = session;

  useEffect(() => {
    if (!isRequested || isLoggedIn) return;
    let isWanted = true;
    void requestOverlay({ overlay: 'LOGIN', signInType: 'lists' }).then((outcome) => {
      if (!isWanted) return;
      if (outcome === 'done') return redraw((count) => count + 1);
      if (outcome === 'unavailable') host.location.assign(newest.current.login);
      newest.current.onRefused();
    });
    return () => {
      isWanted = false;
    };
  }, [isRequested, isLoggedIn, requestOverlay, host]);

  return isRequested && isLoggedIn;
}
