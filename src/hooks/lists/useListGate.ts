import { useEffect, useRef, useState } from 'react';
import { useAccountUrls } from '../account/useSignIn';
import { useStorefront } from '../platform/StorefrontProvider';
import { useAskOverlay } from '../platform/useAskOverlay';

/**
 * Lists are somebody's: a guest signs in first, in the login drawer or, where the page has none, on the login page. True
 * once it is known whose they are; `onRefused` is told when the guest would rather not [LIST-004, DEC-143].
 */
export function useListGate(isAsked: boolean, onRefused: () => void): boolean {
  const { session, host } = useStorefront();
  const ask = useAskOverlay();
  const { login } = useAccountUrls();
  const [, redraw] = useState(0);
  const newest = useRef({ onRefused, login });
  newest.current = { onRefused, login };
  const { isLoggedIn } = session;

  useEffect(() => {
    if (!isAsked || isLoggedIn) return;
    let isWanted = true;
    void ask({ overlay: 'LOGIN', signInType: 'lists' }).then((outcome) => {
      if (!isWanted) return;
      if (outcome === 'done') return redraw((count) => count + 1);
      if (outcome === 'not-here') host.location.assign(newest.current.login);
      newest.current.onRefused();
    });
    return () => {
      isWanted = false;
    };
  }, [isAsked, isLoggedIn, ask, host]);

  return isAsked && isLoggedIn;
}
