import { useEffect, useRef, useState } from 'react';
import { preferredStore } from '../../core/stores/client/preferredStore';
import { chooseStore, findStores } from '../../core/stores/client/storeLocator';
import { type Store, storeName } from '../../core/stores/rules/store';
import { useStorefront } from '../platform/StorefrontProvider';
import { usePreferredStore } from './usePreferredStore';
import { type StoreSearchState, useStoreSearch } from './useStoreSearch';

const FRESH_FOR_MS = 60_000;

type StoreLocatorState = StoreSearchState & {
  chosen: Store | undefined;
  /** The number of the store that is being saved. */
  choosing: string | undefined;
  /** Never rejects: the store is chosen even if it could not be saved on the server [STORE-013]. */
  choose: (store: Store) => Promise<void>;
  /** The store that was chosen without asking [STORE-022]. */
  autoChosen: Store | undefined;
};

type Start = { address?: string; storeNumber?: string; radius: string };

/** Finds stores and chooses one; sends no request while it is off [STORE-004, STORE-005]. */
export function useStoreLocator({ address, storeNumber, radius }: Start, isOn: boolean): StoreLocatorState {
  const storefront = useStorefront();
  const found = useStoreSearch({
    key: ['stores', radius, storeNumber],
    freshForMs: FRESH_FOR_MS,
    start: address,
    isOn,
    find(term, signal) {
      const around = term !== undefined ? { term } : storeNumber !== undefined && { storeNumber };
      return findStores(storefront, { radius, ...around, signal });
    },
    // the store of that number is the nearest to itself
    placeOf: ([first]) => (storeNumber !== undefined && first ? storeName(first) : undefined),
  });
  const chosen = usePreferredStore();
  const [choosing, setChoosing] = useState<string>();
  const [autoChosen, setAutoChosen] = useState<Store>();
  const isFirst = useRef(true);
  const [nearest] = found.answer ?? [];

  useEffect(() => {
    if (!nearest || !isFirst.current) return;
    isFirst.current = false;
    const { enableAutoStoreSelection, storeNumber: ofAccount } = storefront.session;
    if (!enableAutoStoreSelection || ofAccount || preferredStore(storefront)) return;
    setAutoChosen(nearest);
    void chooseStore(storefront, nearest, { radius, isAuto: true });
  }, [nearest, storefront, radius]);

  return {
    ...found,
    chosen,
    choosing,
    async choose(store: Store) {
      if (choosing !== undefined) return;
      setChoosing(store.number);
      setAutoChosen(undefined);
      await chooseStore(storefront, store, { radius });
      setChoosing(undefined);
    },
    autoChosen,
  };
}
