import { queryOptions, useQuery } from '@tanstack/react-query';
import { type CustomMessage, readMessages } from '../../core/account/client/messagesClient';
import type { Storefront } from '../../core/storefront';
import { useStorefront } from '../platform/StorefrontProvider';
import { SHOP_QUERY } from '../platform/shopQuery';
import { useShopQueryClient } from '../platform/useShopQueryClient';

function messagesQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['quire', 'messages'],
    staleTime: 60_000,
    ...SHOP_QUERY,
    queryFn: ({ signal }) => readMessages(storefront, signal),
  });
}

export type CustomMessages = {
  phase: 'loading' | 'ready' | 'empty' | 'failed';
  messages: readonly CustomMessage[];
  unread: number;
  reload: () => void;
};

/** The shop's messages for this customer [HDR-008]. */
export function useCustomMessages(): CustomMessages {
  const query = useQuery(messagesQuery(useStorefront()), useShopQueryClient());
  const messages = query.data ?? [];
  const phase = query.data
    ? messages.length > 0
      ? 'ready'
      : 'empty'
    : query.isFetching || !query.error
      ? 'loading'
      : 'failed';
  const unread = messages.filter(({ isRead }) => !isRead).length;
  return { phase, messages, unread, reload: () => void query.refetch() };
}
