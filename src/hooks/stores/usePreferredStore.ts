'use client';

import { useEffect, useState } from 'react';
import { moveToStore, preferredStore } from '../../core/stores/client/preferredStore';
import type { Store } from '../../core/stores/rules/store';
import { useStorefront } from '../platform/StorefrontProvider';

/** The store that the customer has chosen: on this page, before, or in another tab by the time this one is seen again; undefined while there is none. */
export function usePreferredStore(): Store | undefined {
  const { host, events, session } = useStorefront();
  const [store, setStore] = useState<Store>();

  useEffect(() => {
    let before = preferredStore({ host })?.number;
    const look = () => {
      const kept = preferredStore({ host });
      if (kept && kept.number !== before) moveToStore(session, kept);
      before = kept?.number ?? before;
      // the one that was chosen here has its hours and its stock, which the cookie has not; and outlives it
      setStore((known) => (kept && kept.number !== known?.number ? kept : known));
    };
    look();
    const leaves = [events.subscribe('store:chosen', (chosen) => setStore(chosen.store)), host.onVisible(look)];
    return () => {
      for (const leave of leaves) leave();
    };
  }, [host, events, session]);

  return store;
}
