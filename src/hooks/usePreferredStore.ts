import { useEffect, useState } from 'react';
import { preferredStore } from '../core/client/preferredStore';
import type { Store } from '../core/rules/store';
import { useStorefront } from './StorefrontProvider';

/** The store that the customer has chosen, on this page or before; undefined while there is none. */
export function usePreferredStore(): Store | undefined {
  const { host, events } = useStorefront();
  const [store, setStore] = useState<Store>();

  useEffect(() => {
    setStore(preferredStore({ host }));
    return events.subscribe('store:chosen', (chosen) => setStore(chosen.store));
  }, [host, events]);

  return store;
}
