import type { Session } from '../rules/session/session';
import type { Host } from './host/host';

/** The local storage key of the previous page's session: whether the customer was signed in, and the context token. */
const KEY = 'sessionMark';

/**
 * Whether the session differs from that of the previous page: the customer has signed in or out, or the context token
 * has changed.
 */
export function isSessionChanged({ host, session }: { host: Host; session: Session }): boolean {
  const current = `${session.isLoggedIn} ${host.cookies.get('ctx-token') ?? ''}`;
  const before = host.localStorage.get(KEY);
  if (current !== before) host.localStorage.set(KEY, current);
  return before !== null && before !== current;
}
