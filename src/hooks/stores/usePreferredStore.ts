import { useEffect, useState } from 'react';
import { moveToStore, preferredStore } from '../../core/stores/client/preferredStore';
import type { Store } from '../../core/stores/rules/store';
import { useStorefront } from '../platform/StorefrontProvider';
import { useEvent } from '../platform/useEvent';

/**
 * The customer's chosen store: from this page, an earlier page, or another tab once this page becomes visible again;
 * undefined if there is none.
 */
export function usePreferredStore(): Store | undefined {
  const { host, session } = useStorefront();
  const [store, setStore] = useState<Store>();

  useEffect(() => {
    let before = preferredStore({ host })?.number;
    const look = () => {
      const stored = preferredStore({ host });
      if (stored && stored.number !== before) moveToStore(session, stored);
      before = stored?.number ?? before;
      // a store chosen on this page has hours and stock, which the cookie lacks, and it outlives the cookie
      setStore((known) => (stored && stored.number !== known?.number ? stored : known));
    };
    look();
    return host.onVisible(look);
  }, [host, session]);
  useEvent('store:chosen', (chosen) => setStore(chosen.store));

  return store;
}
