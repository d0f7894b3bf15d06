import { afterEach, expect, test, vi } from 'vitest';
import { randomId, valueAt } from './host';

afterEach(() => vi.unstubAllGlobals());

const page = {
  ctxToken: 'T1',
  shop: { session: { token: 'T2' }, empty: null },
  get broken(): string {
    throw new Error('mistake of the page');
  },
};

test.each([
  ['ctxToken', 'T1'],
  ['shop.session.token', 'T2'],
  ['shop.session.missing', undefined],
  ['shop.missing.token', undefined],
  ['shop.empty.token', undefined],
  ['broken', undefined],
  ['broken.token', undefined],
  ['', undefined],
])('the value at "%s" is %j', (path, value) => {
  expect(valueAt(page, path)).toBe(value);
});

test('there is no value in undefined or null', () => {
  expect(valueAt(undefined, 'ctxToken')).toBeUndefined();
  expect(valueAt(null, 'ctxToken')).toBeUndefined();
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('randomId uses every hexadecimal digit', () => {
  const digits = Array.from({ length: 50 }, randomId).join('').replaceAll('-', '');
  expect([...new Set(digits)].sort().join('')).toBe('0123456789abcdef');
});

test('randomId returns a new random UUID each time', () => {
  expect(randomId()).toMatch(uuid);
  expect(randomId()).not.toBe(randomId());
});

test('randomId returns a new random UUID each time on a page without TLS, too', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
  const ids = Array.from({ length: 50 }, randomId);
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(50);
});
