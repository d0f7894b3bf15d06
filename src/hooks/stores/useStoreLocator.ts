import { useEffect, useRef, useState } from 'react';
import { preferredStore } from '../../core/stores/client/preferredStore';
import { chooseStore, findStores } from '../../core/stores/client/storeLocator';
import { type Store, storeName } from '../../core/stores/rules/store';
import { useStorefront } from '../platform/StorefrontProvider';
import { useShopMutation } from '../platform/useShopMutation';
import { usePreferredStore } from './usePreferredStore';
import { useStoreSearch } from './useStoreSearch';

const FRESH_FOR_MS = 60_000;

type Options = {
  address: string | undefined;
  storeNumber: string | undefined;
  radius: string;
  /** Called with the store that the customer has chosen. */
  onChoose: (store: Store) => void;
};

/** Finds stores and chooses one [STORE-004, STORE-005]. */
export function useStoreLocator({ address, storeNumber, radius, onChoose }: Options) {
  const storefront = useStorefront();
  const found = useStoreSearch({
    key: ['stores', radius, storeNumber],
    freshForMs: FRESH_FOR_MS,
    start: address,
    isOn: true,
    find(term, signal) {
      const around = term !== undefined ? { term } : storeNumber !== undefined && { storeNumber };
      return findStores(storefront, { radius, ...around, signal });
    },
    // the store of that number is the nearest to itself
    placeOf: ([first]) => (storeNumber !== undefined && first ? storeName(first) : undefined),
  });
  const chosen = usePreferredStore();
  // never fails: the store is chosen even if it could not be saved on the server [STORE-013]
  const choice = useShopMutation<Store>({
    mutationFn: (store) => chooseStore(storefront, store, { radius }),
    // not a callback of the press, which would not be called after the locator was closed
    onSuccess(_, store) {
      setConfirmed(store);
      onChoose(store);
    },
  });
  const [confirmed, setConfirmed] = useState<Store>();
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
    /** The number of the store that is being saved. */
    choosing: choice.isPending ? choice.variables.number : undefined,
    choose(store: Store) {
      setAutoChosen(undefined);
      void choice.mutateAsync(store);
    },
    /** The store that the customer chose last. It stays while another one is being saved. */
    confirmed,
    /** The store that was chosen without asking [STORE-022]. */
    autoChosen,
  };
}
