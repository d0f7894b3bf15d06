import type { Session } from '../rules/session/session';
import type { Host } from './host/host';

/**
 * The store that a customer is known to use: the session's, else the one in the YourStore cookie [CART-ADD-018].
 * The built-in default store does not count as known.
 */
export function knownStoreNumber({ cookies }: Host, { storeNumber }: Pick<Session, 'storeNumber'>): string | undefined {
  if (storeNumber) return storeNumber;
  try {
    const chosen: unknown = JSON.parse(cookies.get('YourStore') ?? 'null');
    return typeof chosen === 'object' && chosen !== null && 'storeNumber' in chosen
      ? String(chosen.storeNumber) || undefined
      : undefined;
  } catch {
    return undefined; // written by another script, in another form
  }
}
