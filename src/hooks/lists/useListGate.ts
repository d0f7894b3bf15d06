import { useEffect, useState } from 'react';
import type { OverlayOutcome } from '../../core/events/overlays';
import { accountUrls } from '../../core/platform/client/accountUrls';
import { useStorefront } from '../platform/StorefrontProvider';
import type { Layer } from '../platform/useLayer';
import { useRequestOverlay } from '../platform/useRequestOverlay';
import { useStableCallback } from '../platform/useStableCallback';

/**
 * Requires sign-in for lists, because lists belong to an account: a guest signs in in the login drawer or, if the page
 * has none, on the login page. True when the layer is open and the customer is signed in; the layer closes if the guest
 * declines [LIST-004, DEC-143].
 */
export function useListGate({ isOpen, close }: Pick<Layer, 'isOpen' | 'close'>): boolean {
  const storefront = useStorefront();
  const requestOverlay = useRequestOverlay();
  const [, redraw] = useState(0);
  const { isLoggedIn } = storefront.session;

  const proceed = useStableCallback((outcome: OverlayOutcome) => {
    if (outcome === 'done') return redraw((count) => count + 1);
    if (outcome === 'unavailable') storefront.host.location.assign(accountUrls(storefront).login);
    close();
  });

  useEffect(() => {
    if (!isOpen || isLoggedIn) return;
    let isWanted = true;
    void requestOverlay({ overlay: 'LOGIN', signInType: 'lists' }).then((outcome) => isWanted && proceed(outcome));
    return () => {
      isWanted = false;
    };
  }, [isOpen, isLoggedIn, requestOverlay, proceed]);

  return isOpen && isLoggedIn;
}
