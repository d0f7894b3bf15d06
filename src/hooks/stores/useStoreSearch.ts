import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import type { Store } from '../../core/stores/rules/store';
import { useStorefront } from '../platform/StorefrontProvider';
import { SHOP_QUERY } from '../platform/shopQuery';
import { useShopQueryClient } from '../platform/useShopQueryClient';

export type StoreSearchState = {
  /** `idle`: nothing is asked; `none`: there are no stores there, or the words may not be looked for. */
  phase: 'idle' | 'searching' | 'found' | 'none' | 'failed';
  /** The last ones stay while others are looked for, and where that fails. */
  stores: readonly Store[];
  /** What the shop has answered to these words. */
  answer: readonly Store[] | undefined;
  /** The words of the search that is shown; undefined for where the customer is known to be. */
  term: string | undefined;
  /** The same words are asked for again. */
  search: (typed: string) => void;
  reload: () => void;
};

type Search = {
  /** What tells this search from others, without the words. */
  key: readonly unknown[];
  find: (term: string | undefined, signal: AbortSignal) => Promise<Store[]>;
  freshForMs: number;
  start?: string | undefined;
  isOn: boolean;
};

/** What a search that finds nothing is refused with: it is an answer, and no failure. */
const NOT_FOUND = ['INVALID_ZIPCODE', 'INVALID_SEARCH'];

/** A search for stores around a place, as a screen shows it; failures are logged [STORE-010, STORE-014]. */
export function useStoreSearch({ key, find, freshForMs, start, isOn }: Search): StoreSearchState {
  const { log } = useStorefront();
  const [term, setTerm] = useState(start);
  const query = useQuery(
    {
      ...SHOP_QUERY,
      queryKey: ['quire', ...key, term],
      staleTime: freshForMs,
      enabled: isOn,
      queryFn: ({ signal }) =>
        find(term, signal).catch((error: CommerceError) => {
          if (!isNotFound(error) && !signal.aborted) void log('the stores were not found', error, { term });
          throw error;
        }),
    },
    useShopQueryClient(),
  );
  const known = useRef<readonly Store[]>([]);
  const error = query.error as CommerceError | null;
  const isNone = !query.isFetching && error !== null && isNotFound(error);
  known.current = isNone ? [] : (query.data ?? known.current);
  return {
    phase: !isOn ? 'idle' : query.isFetching ? 'searching' : isNone ? 'none' : error ? 'failed' : 'found',
    stores: known.current,
    answer: query.data,
    term,
    search(typed) {
      const next = typed.trim() || undefined;
      if (next === term) void query.refetch();
      else setTerm(next);
    },
    reload: () => void query.refetch(),
  };
}

const isNotFound = ({ code }: CommerceError): boolean => NOT_FOUND.includes(code);
