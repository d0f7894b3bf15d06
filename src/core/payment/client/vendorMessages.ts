import * as v from '../../../schema';
import type { CartMessage } from '../../cart/rules/cart';
import { jsonText } from '../../platform/client/host/jsonText';
import type { Storefront } from '../../storefront';

const MESSAGES_KEY = 'vendorMessages';

/** Keeps for the cart page, which comes next, what has to be said on it first [PAY-VEND-011]. */
export function keepVendorMessages({ host }: Pick<Storefront, 'host'>, messages: readonly CartMessage[]): void {
  if (messages.length > 0) host.sessionStorage.set(MESSAGES_KEY, jsonText(messages));
}

const KeptMessages = v.array(v.object({ code: v.string(), type: v.string(), text: v.nullish(v.string()) }));

/** What was kept, once: it is said on the first page that asks [PAY-VEND-011]. */
export function takeVendorMessages({ host }: Pick<Storefront, 'host'>): CartMessage[] {
  const kept = host.sessionStorage.get(MESSAGES_KEY);
  host.sessionStorage.remove(MESSAGES_KEY);
  const parsed = v.safeParse(KeptMessages, parsedJson(kept));
  return parsed.success ? parsed.output.map(({ text, ...rest }) => ({ ...rest, ...(text && { text }) })) : [];
}

function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
