import type { Session } from '../rules/session/session';
import type { Host } from './host/host';

/**
 * The number of the store that the customer uses: the session's, otherwise the YourStore cookie's [CART-ADD-018].
 * The built-in default store is never returned.
 */
export function knownStoreNumber({ cookies }: Host, { storeNumber }: Pick<Session, 'storeNumber'>): string | undefined {
  if (storeNumber) return storeNumber;
  try {
    const chosen: unknown = JSON.parse(cookies.get('YourStore') ?? 'null');
    return typeof chosen === 'object' && chosen !== null && 'storeNumber' in chosen
      ? String(chosen.storeNumber) || undefined
      : undefined;
  } catch {
    return undefined; // another script wrote the cookie in another format
  }
}
