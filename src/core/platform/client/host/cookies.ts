import type { Host } from './host';

/** The cookies that the shop and the library share, by their names in the specification [SESS-003, SESS-025, STOR-011]. */
export type CookieName =
  | 'ctx-token'
  | 'zipcode'
  | 'geocode'
  | 'sessionId'
  | 'ssoToken'
  | 'customerNumber'
  | 'customerEmail'
  | 'recommendedLists'
  | 'YourStore';

/** The shop's own names of cookies, by those of the specification: `{ sessionId: 'JSESSIONID' }` [SESS-011, SESS-025]. */
export type CookieNames = { readonly [Name in CookieName]?: string };

/** The lifetime of a cookie that the library sets: 730 days [STOR-012]. */
export const COOKIE_SECONDS = 730 * 86_400;

/** The lifetime of the preferred store's cookie. The persistent choice is stored on the server. */
export const STORE_COOKIE_SECONDS = 900;

/** Sets a cookie for the whole site, for 730 days. The preferred store's cookie is set for 15 minutes [STOR-012]. */
export function setCookie({ cookies }: Host, name: CookieName, value: string): void {
  const maxAgeSeconds = name === 'YourStore' ? STORE_COOKIE_SECONDS : COOKIE_SECONDS;
  cookies.set(name, value, { maxAgeSeconds, path: '/', sameSite: 'Lax' });
}
