import type { HostSignal } from '../../platform/client/host/host';
import { isSet, orUndefined } from '../../platform/client/wireValue';
import { safeUrl } from '../../platform/rules/safeUrl';
import type { Storefront } from '../../storefront';
import { CustomMessagesBody } from '../contract/customMessages';
import { accountEndpoints } from './endpoints';

/** A message of the shop to this customer; `date` is ISO 8601. */
export type CustomMessage = {
  id: string;
  title: string;
  text: string | undefined;
  date: string | undefined;
  url: string | undefined;
  isRead: boolean;
};

/** Reads the messages of this customer, in the shop's order [HDR-008]. Rejects with CommerceError. */
export async function readMessages(storefront: Storefront, signal?: HostSignal): Promise<CustomMessage[]> {
  const { messages } = await storefront.send(CustomMessagesBody, accountEndpoints.readMessages, {
    on401: 'reject',
    signal,
  });
  return (messages ?? []).map(({ id, title, text, date, url, isRead }) => ({
    id,
    title,
    text: orUndefined(text),
    date: orUndefined(date),
    url: safeUrl(orUndefined(url)),
    isRead: isSet(isRead),
  }));
}
