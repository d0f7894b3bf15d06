import { useStorefront } from '../platform/StorefrontProvider';
import { queryPhase } from '../platform/shopQuery';
import { useRefetch, useShopQuery } from '../platform/useShopQueryClient';
import { customMessagesQuery } from './customMessagesQuery';

/** The shop's messages for this customer [HDR-008]. */
export function useCustomMessages() {
  const query = useShopQuery(customMessagesQuery(useStorefront()));
  const messages = query.data ?? [];
  const phase = queryPhase(query, ({ length }) => length === 0);
  const unread = messages.filter(({ isRead }) => !isRead).length;
  return { phase, messages, unread, refetch: useRefetch(query) };
}
