import { useCallback, useEffect, useRef, useState } from 'react';
import { listsOf } from '../../core/lists/client/listsClient';
import { type ListContent, type ListsAnswer, recommendedIds, type ShoppingList } from '../../core/lists/rules/lists';
import {
  FAVORITE_LISTS,
  formAfter,
  formAfterStar,
  LISTS_FORM,
  LISTS_SEARCH_REST_MS,
  type ListsForm,
  type ListsParams,
  listsParams,
  paramsOfForm,
} from '../../core/lists/rules/listsForm';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useSignedIn } from '../account/useSignIn';
import { useStorefront } from '../platform/StorefrontProvider';
import { PERSONAL_QUERY, personalKey } from '../platform/shopQuery';
import { useDebounced } from '../platform/useDebounced';
import { useEvent } from '../platform/useEvent';
import { type ShopMutation, useShopMutation } from '../platform/useShopMutation';
import { useRefetch, useShopQuery, useShopQueryClient } from '../platform/useShopQueryClient';
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

  return { ...(answer ?? NO_LISTS), phase, error, isFetching, refetch };
}

/**
 * The starred lists, independent of the current page and filter [LIST-048]. They are requested only if one of them has
 * not been on any page yet; a failure omits it.
 */
export function useFavoriteLists({ lists, favorites }: Pick<Lists, 'lists' | 'favorites'>): ShoppingList[] {
  const seen = useRef(new Map<string, ShoppingList>()).current;
  for (const list of lists) seen.set(list.id, list);
  const enabled = favorites.some((id) => !seen.has(id));
  const starred = useLists(listsParams({ type: FAVORITE_LISTS }), { enabled });
  for (const list of starred.lists) if (!seen.has(list.id)) seen.set(list.id, list);
  return favorites.flatMap((id) => seen.get(id) ?? []);
}

/**
 * The lists that the shop recommends, in the order of its cookie [LIST-047]. Sends no request without the cookie; a
 * failure omits the lists.
 */
export function useRecommendedLists(isOn: boolean): { lists: readonly ShoppingList[]; isLoading: boolean } {
  const ids = recommendedIds(useStorefront().host.cookies.get('recommendedLists'));
  const enabled = isOn && ids.length > 0;
  const { lists, phase } = useLists({ ...listsParams(), responseType: 'RECOMMENDED' }, { enabled });
  const isLoading = enabled && (phase === 'idle' || phase === 'loading');
  return { lists: ids.flatMap((id) => lists.find((list) => list.id === id) ?? []), isLoading };
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

type Star = { id: string; isFavorite: boolean };

/** Adds or removes a list's star, one at a time. If that fails, the stars stay as they were [LIST-048]. */
export function useListStar(onStarred?: (favorites: readonly string[]) => void): ShopMutation<Star, ListContent> {
  const storefront = useStorefront();
  const queryClient = useShopQueryClient();
  return useShopMutation<Star, ListContent>({
    mutationFn: ({ id, isFavorite }) => listsOf(storefront).setFavorite(id, isFavorite),
    onSuccess: ({ favorites, maxFavoriteReached = false }) => {
      if (!favorites) return;
      queryClient.setQueriesData<ListsAnswer>(
        { queryKey: personalKey(storefront, 'lists') },
        (answer) => answer && { ...answer, favorites, maxFavoriteReached },
      );
      onStarred?.(favorites);
    },
  });
}

/** Deletes a list [LIST-030]. */
export function useListRemoval(): ShopMutation<ShoppingList> {
  const client = listsOf(useStorefront());
  return useShopMutation({ mutationFn: ({ id }) => client.remove(id) });
}

/** The form of a lists page, with the shop's response [LIST-010]. Sends no request while it is not enabled. */
export function useListsForm(start: Partial<ListsForm>, enabled: boolean) {
  const [form, setForm] = useState<ListsForm>(() => ({ ...LISTS_FORM, ...start }));
  const lists = useLists(paramsOfForm(form), { enabled });
  const star = useListStar((favorites) => setForm((now) => formAfterStar(now, favorites)));
  const { id, isFavorite } = star.isPending ? star.variables : { id: '' };

  const { page, pages } = lists.metadata.pagination;
  const last = Math.max(1, pages);
  const isPastLast = lists.phase === 'ready' && Math.max(form.ActivePagination, page) > last;

  // the last list of the last page is gone, so that page no longer exists
  useEffect(() => {
    if (isPastLast) setForm((now) => formAfter(now, { ActivePagination: last }));
  }, [isPastLast, last]);

  return {
    form: { ...form, newFavListId: isFavorite ? id : '', favListIdToRemove: isFavorite ? '' : id },
    lists,
    /** The requested page no longer exists; the last page is about to load. */
    isPastLast,
    change: (to: Partial<ListsForm>) => setForm((now) => formAfter(now, to)),
    /** [LIST-012, LIST-048] */
    star,
  };
}
