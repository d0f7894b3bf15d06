import { expect, test } from 'vitest';
import { memoryHost } from '../../platform/client/host/memoryHost';
import { rememberedZipcode, rememberZipcode } from './preferredStore';

test('a zip is stored in the cookie, and in local storage for 1 day [STOR-011, STOR-013]', () => {
  const instant = { now: Date.parse('2026-11-20T12:00:00Z') };
  const host = memoryHost({ now: () => instant.now });
  rememberZipcode(host, ' 02108 ');
  expect(host.cookies.get('zipcode')).toBe('02108');

  host.cookies.set('zipcode', '10024', { maxAgeSeconds: 1, path: '/', sameSite: 'Lax' });
  expect(rememberedZipcode(host)).toBe('10024');
  host.cookies.set('zipcode', '', { maxAgeSeconds: 1, path: '/', sameSite: 'Lax' });
  instant.now += 86_400_000 - 1;
  expect(rememberedZipcode(host)).toBe('02108');
  instant.now += 1;
  expect(rememberedZipcode(host)).toBeUndefined();
});

test.each([undefined, '', 'Boston, MA', '0210', '02108-1234'])('%s is not stored as a zip', (term) => {
  const host = memoryHost();
  rememberZipcode(host, term);
  expect(rememberedZipcode(host)).toBeUndefined();
});
