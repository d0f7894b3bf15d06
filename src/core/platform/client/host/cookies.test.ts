import { expect, test } from 'vitest';
import { setCookie } from './cookies';
import { memoryHost } from './memoryHost';

const DAY_MS = 86_400_000;

test('a cookie lasts 730 days, and the preferred store’s cookie 15 minutes [STOR-012]', () => {
  let now = 0;
  const host = memoryHost({ now: () => now });
  setCookie(host, 'zipcode', '02108');
  setCookie(host, 'YourStore', '{}');

  now = 15 * 60_000 - 1;
  expect(host.cookies.get('YourStore')).toBe('{}');
  now = 15 * 60_000;
  expect(host.cookies.get('YourStore')).toBeUndefined();

  now = 730 * DAY_MS - 1;
  expect(host.cookies.get('zipcode')).toBe('02108');
  now = 730 * DAY_MS;
  expect(host.cookies.get('zipcode')).toBeUndefined();
});

test('a cookie is set for the whole site, with SameSite=Lax', () => {
  const received: unknown[] = [];
  const host = memoryHost();
  setCookie({ ...host, cookies: { ...host.cookies, set: (...cookie) => received.push(cookie) } }, 'zipcode', '02108');
  expect(received).toEqual([['zipcode', '02108', { maxAgeSeconds: 63_072_000, path: '/', sameSite: 'Lax' }]]);
});
