import type { CustomMessage } from '../../core/account/client/messagesClient';
import { useStorefront } from '../platform/StorefrontProvider';
import { queryPhase } from '../platform/shopQuery';
import { useRefetch, useShopQuery } from '../platform/useShopQueryClient';
import { customMessagesQuery } from './customMessagesQuery';

export type CustomMessages = {
  phase: 'loading' | 'ready' | 'empty' | 'failed';
  messages: readonly CustomMessage[];
  unread: number;
  refetch: () => void;
};

/** The shop's messages for this customer [HDR-008]. */
export function useCustomMessages(): CustomMessages {
  const query = useShopQuery(customMessagesQuery(useStorefront()));
  const messages = query.data ?? [];
  const phase = queryPhase(query, ({ length }) => length === 0);
  const unread = messages.filter(({ isRead }) => !isRead).length;
  return { phase, messages, unread, refetch: useRefetch(query) };
}
