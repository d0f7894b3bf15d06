import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { recommendedListIds } from '../lists/recommendedLists';
import { type Session, sessionDays, type Visitor } from './session';

/** Hono and browsers limit cookies to 400 days. */
const longestCookieSeconds = 400 * 86_400;

/** The secret of the only cookie that opens a session. Scripts cannot read that cookie. */
export function sessionSecret(c: Context): string | undefined {
  return getCookie(c, 'shopAuth');
}

/** Sets the cookies that identify the visit. Scripts may read the others; the shop itself trusts none of them. */
export function setVisitorCookies(c: Context, secret: string, { session, account }: Visitor): void {
  const secure = new URL(c.req.url).protocol === 'https:';
  setCookie(c, 'shopAuth', secret, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: sessionDays * 86_400,
    secure,
  });
  setContextToken(c, session);
  if (account) {
    setReadable(c, 'sessionId', session.contextToken);
    setReadable(c, 'customerNumber', account.customerNumber);
    setReadable(c, 'customerEmail', account.login);
    setReadable(c, 'zipcode', account.zipCode);
    setReadable(c, 'recommendedLists', recommendedListIds.join(','));
  }
}

export function setContextToken(c: Context, session: Session): void {
  setReadable(c, 'ctx-token', session.contextToken);
}

export function setSignedOffCookies(c: Context): void {
  setReadable(c, 'sessionId', 'LOGGEDOFF');
  deleteCookie(c, 'customerNumber', { path: '/' });
  deleteCookie(c, 'customerEmail', { path: '/' });
  deleteCookie(c, 'recommendedLists', { path: '/' });
}

function setReadable(c: Context, name: string, value: string): void {
  setCookie(c, name, value, {
    sameSite: 'Lax',
    path: '/',
    maxAge: longestCookieSeconds,
    secure: new URL(c.req.url).protocol === 'https:',
  });
}
