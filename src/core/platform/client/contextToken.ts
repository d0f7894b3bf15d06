import type { Host } from './host/host';
import { STORAGE_KEYS } from './host/storage';

/** The session's context token: in the cookie, and in local storage as the shop last said it [SESS-003, STOR-007, HTTP-011]. */
export type ContextToken = { read(): string | undefined; keep(token: string): void };

export function createContextToken({ cookies, localStorage }: Host): ContextToken {
  return {
    // the cookie changes with the session, before any answer has said so
    read: () => cookies.get('ctx-token') ?? localStorage.get(STORAGE_KEYS.contextToken) ?? undefined,
    keep: (token) => localStorage.set(STORAGE_KEYS.contextToken, token),
  };
}
