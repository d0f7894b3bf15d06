import { expect, test } from 'vitest';
import { COOKIE_NAMES, type CookieNames, cookieValue, setCookie } from './cookies';
import { memoryHost } from './memoryHost';

const DAY_MS = 86_400_000;

test.each([
  ['zipcode', 'zipcode'],
  ['geocode', 'geocode'],
  ['session', 'sessionId'],
  ['customerNumber', 'customerNumber'],
  ['customerEmail', 'customerEmail'],
  ['recommendedLists', 'recommendedLists'],
] as [keyof CookieNames, string][])('the %s is read from the cookie %s [SESS-025]', (cookie, name) => {
  const host = memoryHost({ cookies: { [name]: 'found' } });
  expect(cookieValue(host, cookie)).toBe('found');
  expect(cookieValue(memoryHost(), cookie)).toBeUndefined();
});

test('the context token is in the cookie ctx-token, and the zip in zipcode [SESS-003, STOR-011]', () => {
  const host = memoryHost({ cookies: { 'ctx-token': 'T1' } });
  setCookie(host, 'zipcode', '02108');
  expect(cookieValue(host, 'contextToken')).toBe('T1');
  expect(host.cookies.get('zipcode')).toBe('02108');
});

test('a shop may rename its cookies [SESS-025]', () => {
  const names = { ...COOKIE_NAMES, session: 'JSESSIONID' };
  const host = memoryHost({ cookies: { JSESSIONID: 'abc' } });
  expect(cookieValue(host, 'session', names)).toBe('abc');
  setCookie(host, 'session', 'def', names);
  expect(host.cookies.get('JSESSIONID')).toBe('def');
});

test('a cookie lasts 730 days, and the preferred store’s cookie 15 minutes [STOR-012]', () => {
  let now = 0;
  const host = memoryHost({ now: () => now });
  setCookie(host, 'zipcode', '02108');
  setCookie(host, 'store', '{}');

  now = 15 * 60_000 - 1;
  expect(cookieValue(host, 'store')).toBe('{}');
  now = 15 * 60_000;
  expect(cookieValue(host, 'store')).toBeUndefined();

  now = 730 * DAY_MS - 1;
  expect(cookieValue(host, 'zipcode')).toBe('02108');
  now = 730 * DAY_MS;
  expect(cookieValue(host, 'zipcode')).toBeUndefined();
});

test('a cookie is set for the whole site, with SameSite=Lax', () => {
  const received: unknown[] = [];
  const host = memoryHost();
  setCookie({ ...host, cookies: { ...host.cookies, set: (...cookie) => received.push(cookie) } }, 'zipcode', '02108');
  expect(received).toEqual([['zipcode', '02108', { maxAgeSeconds: 63_072_000, path: '/', sameSite: 'Lax' }]]);
});
