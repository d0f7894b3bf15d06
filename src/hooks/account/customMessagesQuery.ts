import { queryOptions } from '@tanstack/react-query';
import { type CustomMessage, readMessages } from '../../core/account/client/messagesClient';
import type { Storefront } from '../../core/storefront';
import { PERSONAL_QUERY, personalKey, type ShopQuery } from '../platform/shopQuery';

/** The shop's messages for this customer [HDR-008]. Not prefetched and not persisted, because they are personal. */
export function customMessagesQuery(storefront: Storefront): ShopQuery<CustomMessage[]> {
  return queryOptions({
    queryKey: personalKey(storefront, 'messages'),
    staleTime: 60_000,
    ...PERSONAL_QUERY,
    queryFn: ({ signal }) => readMessages(storefront, signal),
  });
}
