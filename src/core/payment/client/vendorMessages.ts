import * as v from '../../../schema';
import type { CartMessage } from '../../cart/rules/cart';
import { jsonText, parsedJson } from '../../platform/client/host/jsonText';
import type { Storefront } from '../../storefront';

const MESSAGES_KEY = 'vendorMessages';

/** Stores messages for the cart page, which is the next page and shows them first [PAY-VEND-011]. */
export function storeVendorMessages({ host }: Pick<Storefront, 'host'>, messages: readonly CartMessage[]): void {
  if (messages.length > 0) host.sessionStorage.set(MESSAGES_KEY, jsonText(messages));
}

const StoredMessages = v.array(v.object({ code: v.string(), type: v.string(), text: v.nullish(v.string()) }));

/**
 * Returns the stored messages and removes them, so that only the first page that reads them shows them [PAY-VEND-011].
 */
export function consumeVendorMessages({ host }: Pick<Storefront, 'host'>): CartMessage[] {
  const stored = host.sessionStorage.get(MESSAGES_KEY);
  host.sessionStorage.remove(MESSAGES_KEY);
  const parsed = v.safeParse(StoredMessages, parsedJson(stored));
  return parsed.success ? parsed.output.map(({ text, ...rest }) => ({ ...rest, ...(text && { text }) })) : [];
}
