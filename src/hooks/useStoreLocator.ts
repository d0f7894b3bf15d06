import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { preferredStore } from '../core/client/preferredStore';
import type { Storefront } from '../core/client/storefront';
import { chooseStore, findStores, type StoreSearch } from '../core/client/storeLocator';
import type { CommerceError } from '../core/rules/commerceError';
import type { Store } from '../core/rules/store';
import { isNotFound } from './pickupStoresQuery';
import { useStorefront } from './StorefrontProvider';
import { usePreferredStore } from './usePreferredStore';
import { useShopQueryClient } from './useShopQueryClient';

type Wish = Omit<StoreSearch, 'signal'>;

/** Stores around a place; failures are logged [STORE-014]. */
function storesQuery(storefront: Storefront, wish: Wish) {
  return queryOptions({
    queryKey: ['quire', 'stores', wish],
    staleTime: 60_000,
    retry: false,
    queryFn: ({ signal }) =>
      findStores(storefront, { ...wish, signal }).catch((error: CommerceError) => {
        if (!isNotFound(error) && !signal.aborted) void storefront.log('the stores were not found', error);
        throw error;
      }),
  });
}

type StoreLocatorState = {
  /** `none`: there are no stores there, or the words may not be looked for. */
  phase: 'searching' | 'found' | 'none' | 'failed';
  /** The last ones stay while others are looked for, and where that fails. */
  stores: readonly Store[];
  /** The words of the search that is shown; undefined for where the customer is known to be. */
  term: string | undefined;
  search: (term: string) => void;
  reload: () => void;
  chosen: Store | undefined;
  choosing: string | undefined;
  /** Never rejects: a store is chosen even where the server could not be told [STORE-013]. */
  choose: (store: Store) => Promise<void>;
  /** The store that was chosen without asking [STORE-022]. */
  autoChosen: Store | undefined;
};

/** Stores to find and to choose from; nothing is asked while it is off [STORE-004, STORE-005]. */
export function useStoreLocator(start: { address?: string; storeNumber?: string; radius: string }, isOn: boolean) {
  const storefront = useStorefront();
  const { radius, storeNumber } = start;
  const [term, setTerm] = useState(start.address);
  const wish: Wish = { radius, ...(term !== undefined ? { term } : storeNumber !== undefined && { storeNumber }) };
  const query = useQuery({ ...storesQuery(storefront, wish), enabled: isOn }, useShopQueryClient());
  const known = useRef<Store[]>([]);
  const chosen = usePreferredStore();
  const [choosing, setChoosing] = useState<string>();
  const [autoChosen, setAutoChosen] = useState<Store>();
  const isFirst = useRef(true);

  const error = query.error as CommerceError | null;
  const isNone = !query.isFetching && error !== null && isNotFound(error);
  known.current = isNone ? [] : (query.data ?? known.current);
  const phase = query.isFetching || !isOn ? 'searching' : isNone ? 'none' : error ? 'failed' : 'found';

  useEffect(() => {
    const [nearest] = query.data ?? [];
    if (!nearest || !isFirst.current) return;
    isFirst.current = false;
    const { enableAutoStoreSelection, storeNumber: ofAccount } = storefront.session;
    if (!enableAutoStoreSelection || ofAccount || preferredStore(storefront)) return;
    setAutoChosen(nearest);
    void chooseStore(storefront, nearest, { radius, isAuto: true });
  }, [query.data, storefront, radius]);

  return {
    phase,
    stores: known.current,
    term,
    search(typed: string) {
      const next = typed.trim() || undefined;
      if (next === term) void query.refetch();
      else setTerm(next);
    },
    reload: () => void query.refetch(),
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
  } satisfies StoreLocatorState;
}
