import { useEffect, useState } from 'react';
import { useStorefront } from '../platform/StorefrontProvider';
import { type OwnDrawer, useOwnDrawer } from '../platform/useOwnDrawer';

/** The local storage key that records that onboarding was seen. */
const SEEN = 'onboardingSeen';

/**
 * A drawer that opens by itself for a customer who has not seen it, and after closing never again by itself [OVR-007].
 */
export function useOnboarding(callbacks: { onOpen?: () => void; onClose?: () => void }): OwnDrawer {
  const { host } = useStorefront();
  const [isNew, setNew] = useState(false);
  useEffect(() => setNew(host.localStorage.get(SEEN) === null), [host]);
  const drawer = useOwnDrawer('onboarding', 'ONBOARDING', callbacks, isNew);

  const seen = (end: () => void) => () => {
    host.localStorage.set(SEEN, 'true');
    setNew(false);
    end();
  };
  return { ...drawer, close: seen(drawer.close), finish: seen(drawer.finish) };
}
