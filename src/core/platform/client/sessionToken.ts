import * as v from '../../../schema';
import type { SiteVariables } from '../rules/context';
import type { Session } from '../rules/session/session';
import { sessionEndpoints } from './endpoints';
import type { Host } from './host/host';
import { STORAGE_KEYS } from './host/storage';
import type { Transport, TransportSession } from './http/transport';

/**
 * The session's context token: the cookie, otherwise the value that the shop last sent, from local storage
 * [SESS-003, STOR-007, HTTP-011].
 */
export function createContextToken({ cookies, localStorage }: Host): TransportSession['contextToken'] {
  return {
    // the cookie takes precedence: it changes with the session, before any response carries the new token
    read: () => cookies.get('ctx-token') ?? localStorage.get(STORAGE_KEYS.contextToken) ?? undefined,
    store: (token) => localStorage.set(STORAGE_KEYS.contextToken, token),
  };
}

export type SessionTokenDependencies = { session: Session; site: SiteVariables; send: Transport };

/** Requests a new session token, which is required after sign-in, sign-out or a change of context [SESS-027]. */
export async function updateSessionToken({ session, site, send }: SessionTokenDependencies): Promise<void> {
  const query = { tenantId: site.tenant.shortName, storeId: site.storeId, zip: session.zipcode || undefined };
  const serviceContext = { siteId: site.siteId, channelId: site.channelId, locale: site.hyphenatedLocale };
  await send(v.unknown(), sessionEndpoints.updateSessionToken, {
    query,
    body: { serviceContext, query },
    on401: 'reject',
  });
}

/** The local storage key of the previous page's session: whether the customer was signed in, and the context token. */
const SESSION_MARK = 'sessionMark';

/**
 * Whether the session differs from the previous page's: the customer has signed in or out, or the context token
 * has changed.
 */
export function isSessionChanged({ host, session }: { host: Host; session: Session }): boolean {
  const current = `${session.isLoggedIn} ${host.cookies.get('ctx-token') ?? ''}`;
  const before = host.localStorage.get(SESSION_MARK);
  host.localStorage.set(SESSION_MARK, current);
  return before !== null && before !== current;
}
