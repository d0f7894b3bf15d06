'use client';

import { useCallback, useEffect, useRef } from 'react';
import { listsOf } from '../../core/lists/client/listsClient';
import type { ListsAnswer } from '../../core/lists/rules/listAnswers';
import type { ShoppingList } from '../../core/lists/rules/lists';
import { LISTS_SEARCH_REST_MS, type ListsParams, listsParams } from '../../core/lists/rules/listsForm';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useSignedIn } from '../account/useSignIn';
import { useStorefront } from '../platform/StorefrontProvider';
import { PERSONAL_QUERY, personalKey } from '../platform/shopQuery';
import { useDebounced } from '../platform/useDebounced';
import { useEvent } from '../platform/useEvent';
import { type ShopMutation, useShopMutation } from '../platform/useShopMutation';
import { useRefetch, useShopQuery } from '../platform/useShopQueryClient';
import { listPhase, listsQuery } from './listsQueries';

/** The state of a screen of lists [LIST-009]. While another page loads, and after a failure, it has the latest lists. */
export type Lists = ListsAnswer & {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why the last read failed; the next successful read clears it. */
  error: CommerceError | null;
  isFetching: boolean;
  /** Reads the lists again. Resolves with the error if that fails. */
  refetch: () => Promise<{ error: CommerceError | null }>;
};

const NO_LISTS: ListsAnswer = {
  lists: [],
  favorites: [],
  maxFavoriteReached: false,
  allowedAccessLevel: [],
  availableAccessLevel: [],
  showCount: false,
  userLists: [],
  hasSFL: false,
  readOnly: false,
  metadata: { pagination: { page: 1, size: 0, pages: 1 }, totalItems: 0, itemCount: 0 },
};

/**
 * A page of the customer's lists; by default the first one, once the customer is signed in. It follows changes by other
 * parts of the page, and waits until the customer has stopped typing a search. While `enabled` is false, it sends no
 * request before `refetch`.
 */
export function useLists(
  params: ListsParams = listsParams(),
  { enabled, canUseCache }: { enabled?: boolean; canUseCache?: boolean } = {},
): Lists {
  const storefront = useStorefront();
  const typed = params.search ?? '';
  const search = useDebounced(typed, LISTS_SEARCH_REST_MS);
  const settled = useRef(params);
  if (search === typed) settled.current = params;

  // renders again after a sign-in, when the key names another customer
  const { isSignedIn } = useSignedIn();
  const options = listsQuery(storefront, settled.current, canUseCache);
  const customer = options.queryKey[3];
  const isEnabled = enabled ?? isSignedIn;
  const query = useShopQuery({ ...options, enabled: isEnabled });
  const { data, error, isFetching } = query;
  const refetch = useRefetch(query);
  const latest = useRef<{ customer: unknown; answer: ListsAnswer | undefined }>(undefined);
  const isSameCustomer = latest.current?.customer === customer;
  latest.current = { customer, answer: data ?? (isSameCustomer ? latest.current?.answer : undefined) };
  const { answer } = latest.current;
  const phase = listPhase(query, answer);

  const wasRead = useRef(false);
  wasRead.current ||= phase !== 'idle';
  useEvent('lists:changed', () => {
    if (wasRead.current) void refetch();
  });
  const readBy = useRef(customer);
  useEffect(() => {
    if (readBy.current !== customer && wasRead.current && !isEnabled) void refetch();
    readBy.current = customer;
  }, [customer, isEnabled, refetch]);

  return {
    ...(answer ?? NO_LISTS),
    phase,
    error,
    isFetching,
    refetch,
  };
}

/** The ids of the lists that have one of these SKUs already [LIST-025]; none before that is known, or if it fails. */
export function useHoldingLists(skus: readonly string[]): readonly (string | undefined)[] {
  const storefront = useStorefront();
  const { data = [] } = useShopQuery({
    queryKey: personalKey(storefront, 'list-items', skus),
    ...PERSONAL_QUERY,
    queryFn: () => listsOf(storefront).itemsOf(skus),
    enabled: skus.length > 0,
  });
  return data.map((item) => item.listId);
}

/** Requests whether there are lists to show [LIST-035]. Rejects with CommerceError. */
export function useListCards(): () => Promise<boolean> {
  const storefront = useStorefront();
  return useCallback(async () => (await listsOf(storefront).cards()).length > 0, [storefront]);
}

/** Deletes a list [LIST-030]. */
export function useListRemoval(): ShopMutation<ShoppingList> {
  const client = listsOf(useStorefront());
  return useShopMutation({ mutationFn: ({ id }) => client.remove(id) });
}
