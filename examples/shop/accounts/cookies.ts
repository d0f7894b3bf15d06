import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isSecure } from '../http/secureHeaders';
import { recommendedListIds } from '../lists/recommendedLists';
import { type Session, sessionDays, type Visitor } from './session';
import type { ShopContext } from './visitor';

/** Hono and browsers limit cookies to 400 days. */
const longestCookieSeconds = 400 * 86_400;

/** The secret of the only cookie that opens a session. Scripts cannot read that cookie. */
export function sessionSecret(c: ShopContext): string | undefined {
  return getCookie(c, 'shopAuth');
}

/** Sets the cookies that identify the visit. Scripts may read the others; the shop itself trusts none of them. */
export function setVisitorCookies(c: ShopContext, secret: string, { session, account }: Visitor): void {
  setCookie(c, 'shopAuth', secret, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: sessionDays * 86_400,
    secure: isSecure(c.get('client')),
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

export function setContextToken(c: ShopContext, session: Session): void {
  setReadable(c, 'ctx-token', session.contextToken);
}

export function setSignedOffCookies(c: ShopContext): void {
  setReadable(c, 'sessionId', 'LOGGEDOFF');
  deleteCookie(c, 'customerNumber', { path: '/' });
  deleteCookie(c, 'customerEmail', { path: '/' });
  deleteCookie(c, 'recommendedLists', { path: '/' });
}

function setReadable(c: ShopContext, name: string, value: string): void {
  setCookie(c, name, value, {
    sameSite: 'Lax',
    path: '/',
    maxAge: longestCookieSeconds,
    secure: isSecure(c.get('client')),
  });
}
