import type { Session } from '../rules/session/session';
import type { Host } from './host/host';

/** Under which the session of the last page is remembered: who it was, in a form that says nothing. */
const KEY = 'sessionMark';

/** Is this page's session another one than the last page's: signed in or out since, or with another context token? */
export function isSessionChanged({ host, session }: { host: Host; session: Session }): boolean {
  const mark = `${session.isLoggedIn} ${host.cookies.get('ctx-token') ?? ''}`;
  const before = host.localStorage.get(KEY);
  if (mark !== before) host.localStorage.set(KEY, mark);
  return before !== null && before !== mark;
}
