import { useRef, useState } from 'react';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { createPickupClient } from '../../core/stores/client/pickupClient';
import { knownPlace, preferredStore } from '../../core/stores/client/preferredStore';
import type { Store } from '../../core/stores/rules/store';
import { useStorefront } from '../platform/StorefrontProvider';
import { CUSTOMER_QUERY, shopKey } from '../platform/shopQuery';
import { useRefetch, useShopQuery } from '../platform/useShopQueryClient';
import { usePreferredStore } from './usePreferredStore';

type Search = {
  /** The subject of the query key, and its parameters without the search term. */
  key: readonly [subject: string, ...unknown[]];
  find: (term: string | undefined, signal: AbortSignal) => Promise<Store[]>;
  freshForMs: number;
  start?: string | undefined;
  /** The place around which a search without a term finds these stores; by default the customer's known location. */
  placeOf?: (stores: readonly Store[]) => string | undefined;
  isOn: boolean;
};

type Found = { stores: readonly Store[]; near: string };

const NONE: Found = { stores: [], near: '' };

/** Error codes of a search without results: they are a result and not a failure. */
const NOT_FOUND = ['INVALID_ZIPCODE', 'INVALID_SEARCH'];

/** The state of a store search on screen; failures are logged [STORE-010, STORE-014]. */
export function useStoreSearch({ key, find, freshForMs, start, placeOf, isOn }: Search) {
  const storefront = useStorefront();
  const [term, setTerm] = useState(start);
  const query = useShopQuery({
    ...CUSTOMER_QUERY,
    queryKey: shopKey(storefront, ...key, term),
    staleTime: freshForMs,
    enabled: isOn,
    async queryFn({ signal }) {
      const known = knownPlace(storefront);
      const stores = await find(term, signal).catch((error: CommerceError) => {
        if (!isNotFound(error) && !signal.aborted) void storefront.log('the stores were not found', error, { term });
        throw error;
      });
      return { stores, near: term ?? placeOf?.(stores) ?? known };
    },
  });
  const known = useRef<Found>(NONE);
  const { error } = query;
  const isNone = !query.isFetching && error !== null && isNotFound(error);
  known.current = isNone ? NONE : (query.data ?? known.current);
  return {
    /** `idle`: no search; `empty`: there are no stores, or the search term is invalid. */
    phase: !isOn ? 'idle' : query.isFetching ? 'loading' : isNone ? 'empty' : error ? 'failed' : 'ready',
    /** The previous stores, and where they are `near`, stay during a new search and after a failed one. */
    ...known.current,
    /** The shop's response to the current search. */
    answer: query.data?.stores,
    /** The term of the current search; undefined for the customer's known location. */
    term,
    /** Starts a search; the same term is requested again. */
    search(typed: string) {
      const next = typed.trim() || undefined;
      if (next === term) void query.refetch();
      else setTerm(next);
    },
    refetch: useRefetch(query),
  } as const;
}

const isNotFound = ({ code }: CommerceError): boolean => NOT_FOUND.includes(code);

/** Stock changes quickly because other customers buy too. */
const STOCK_FRESH_FOR_MS = 30_000;

/**
 * Pickup stores with their stock, around the chosen store and reloaded for another one; sends no request while it is
 * off [STORE-010, STORE-015].
 */
export function usePickupStores({ skus }: { skus: readonly string[] }, isOn = true) {
  const storefront = useStorefront();
  const chosen = usePreferredStore() ?? preferredStore(storefront);
  return useStoreSearch({
    key: ['pickup-stores', skus, chosen?.number],
    freshForMs: STOCK_FRESH_FOR_MS,
    isOn,
    async find(term, signal) {
      const { stores } = await createPickupClient(storefront).find({ skus, signal, term });
      return stores;
    },
  });
}
