import { queryOptions } from '@tanstack/react-query';
import type { ClientLog } from '../core/client/clientLog';
import type { PickupClient } from '../core/client/pickupClient';
import type { CommerceError } from '../core/rules/commerceError';

export type PickupWish = { term?: string; skus: readonly string[] };

/** What a search that finds nothing is refused with: it is an answer, and no failure. */
const NOT_FOUND = ['INVALID_ZIPCODE', 'INVALID_SEARCH'];

/** There are no stores there, or the words may not be looked for. */
export const isNotFound = (error: CommerceError): boolean => NOT_FOUND.includes(error.code);

/** Stores to pick up at, with their stock: fresh for half a minute, as others buy too. Failures are logged [STORE-014]. */
export function pickupStoresQuery(client: PickupClient, log: ClientLog, { term, skus }: PickupWish) {
  return queryOptions({
    queryKey: ['quire', 'pickup-stores', term, skus],
    staleTime: 30_000,
    retry: false,
    queryFn: ({ signal }) =>
      client.find({ skus, signal, ...(term !== undefined && { term }) }).catch((error: CommerceError) => {
        if (!isNotFound(error) && !signal.aborted) void log('the stores were not found', error, { term });
        throw error;
      }),
  });
}
