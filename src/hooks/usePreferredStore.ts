'use client';

import { useEffect, useState } from 'react';
import { preferredStore } from '../core/client/preferredStore';
import type { Store } from '../core/rules/store';
import { useStorefront } from './StorefrontProvider';

/** The store that the customer has chosen: on this page, before, or in another tab by the time this one is seen again; undefined while there is none. */
export function usePreferredStore(): Store | undefined {
  const { host, events } = useStorefront();
  const [store, setStore] = useState<Store>();

  useEffect(() => {
    const look = () => {
      const kept = preferredStore({ host });
      // the one that was chosen here has its hours and its stock, which the cookie has not; and outlives it
      setStore((known) => (kept && kept.number !== known?.number ? kept : known));
    };
    look();
    const leaves = [events.subscribe('store:chosen', (chosen) => setStore(chosen.store)), host.onVisible(look)];
    return () => {
      for (const leave of leaves) leave();
    };
  }, [host, events]);

  return store;
}
