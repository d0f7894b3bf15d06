import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { listsOf } from '../../core/lists/client/listsClient';
import type { ListContent, ListsAnswer } from '../../core/lists/rules/lists';
import { type ListsParams, listsParams } from '../../core/lists/rules/listsForm';
import type { Storefront } from '../../core/storefront';
import { PERSONAL_QUERY, personalKey, type ShopQuery } from '../platform/shopQuery';

/**
 * A page of the customer's lists [LIST-024]. With `canUseCache`, the lists that the session has read in the last 10
 * minutes are current enough [LIST-013]. Enable it for signed-in customers only: a 401 opens the login page.
 */
export function listsQuery(
  storefront: Storefront,
  params: ListsParams = listsParams(),
  canUseCache = false,
): ShopQuery<ListsAnswer> {
  return queryOptions({
    queryKey: personalKey(storefront, 'lists', params, canUseCache),
    ...PERSONAL_QUERY,
    queryFn: ({ signal }) => listsOf(storefront).read(params, { canUseCache, signal }),
  });
}

/** One list with a page of its items [LIST-031]. Enable it for signed-in customers only: a 401 opens the login page. */
export function listQuery(
  storefront: Storefront,
  id: string,
  params: ListsParams = listsParams(),
): ShopQuery<ListContent> {
  return queryOptions({
    queryKey: personalKey(storefront, 'list', id, params),
    ...PERSONAL_QUERY,
    queryFn: ({ signal }) => listsOf(storefront).readOne(id, params, signal),
  });
}

/** The phase of lists, or of one. `known` is what was read last; it stays while it is read again. */
export function listPhase(
  { error, isFetching }: Pick<UseQueryResult, 'error' | 'isFetching'>,
  known: object | undefined,
): 'idle' | 'loading' | 'ready' | 'failed' {
  if (error) return isFetching ? 'loading' : 'failed';
  return known ? 'ready' : isFetching ? 'loading' : 'idle';
}
