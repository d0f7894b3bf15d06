import type { Session } from '../rules/session/session';
import type { Host } from './host/host';
import { objectOf } from './host/storage';

/**
 * The number of the store that the customer uses: the session's, otherwise the YourStore cookie's [CART-ADD-018].
 * The built-in default store is never returned.
 */
export function knownStoreNumber({ cookies }: Host, { storeNumber }: Pick<Session, 'storeNumber'>): string | undefined {
  return storeNumber || String(objectOf(cookies.get('YourStore'))['storeNumber'] ?? '') || undefined;
}
