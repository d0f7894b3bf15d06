import { useEffect, useState } from 'react';
import { useStorefront } from '../platform/StorefrontProvider';
import { type OwnDrawer, useOwnDrawer } from '../platform/useOwnDrawer';

/** That the first steps were seen, in local storage. */
const SEEN = 'onboardingSeen';

/** A drawer that opens by itself for who has not seen it, and never again by itself once it was closed [OVR-007]. */
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
