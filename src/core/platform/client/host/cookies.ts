import type { Host } from './host';

/**
 * The names of the cookies that the shop and the library share. A page may override them [SESS-003, SESS-025,
 * STOR-011].
 */
export const COOKIE_NAMES = {
  contextToken: 'ctx-token',
  zipcode: 'zipcode',
  geocode: 'geocode',
  session: 'sessionId',
  sso: 'ssoToken',
  customerNumber: 'customerNumber',
  customerEmail: 'customerEmail',
  recommendedLists: 'recommendedLists',
  store: 'YourStore',
};

export type CookieNames = typeof COOKIE_NAMES;

/** The lifetime of a cookie that the library sets: 730 days [STOR-012]. */
export const COOKIE_SECONDS = 730 * 86_400;

/** The lifetime of the preferred store's cookie. The persistent choice is stored on the server. */
export const STORE_COOKIE_SECONDS = 900;

/** Sets a cookie for the whole site, for 730 days. The preferred store's cookie is set for 15 minutes [STOR-012]. */
export function setCookie(
  host: Host,
  cookie: keyof CookieNames,
  value: string,
  names: CookieNames = COOKIE_NAMES,
): void {
  const maxAgeSeconds = cookie === 'store' ? STORE_COOKIE_SECONDS : COOKIE_SECONDS;
  host.cookies.set(names[cookie], value, { maxAgeSeconds, path: '/', sameSite: 'Lax' });
}

/** The value of a cookie, by its purpose; `undefined` if it is missing [SESS-003, SESS-025, STOR-011]. */
export function cookieValue(
  host: Host,
  cookie: keyof CookieNames,
  names: CookieNames = COOKIE_NAMES,
): string | undefined {
  return host.cookies.get(names[cookie]);
}
