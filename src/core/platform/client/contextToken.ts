import type { Host } from './host/host';
import { STORAGE_KEYS } from './host/storage';

/**
 * The session's context token: the cookie, otherwise the value that the shop last sent, from local storage
 * [SESS-003, STOR-007, HTTP-011].
 */
export type ContextToken = { read(): string | undefined; store(token: string): void };

export function createContextToken({ cookies, localStorage }: Host): ContextToken {
  return {
    // the cookie takes precedence: it changes with the session, before any response carries the new token
    read: () => cookies.get('ctx-token') ?? localStorage.get(STORAGE_KEYS.contextToken) ?? undefined,
    store: (token) => localStorage.set(STORAGE_KEYS.contextToken, token),
  };
}
