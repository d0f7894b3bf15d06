import { expect, test } from 'vitest';
import { CommerceError, type CommerceErrorKind, isCommerceError } from './commerceError';

test('a CommerceError has its kind, the code of the shop, the message, status, body and cause', () => {
  const cause = new TypeError('fetch failed');
  const error = new CommerceError('refused', 'INVALID_ITEMS', 'Items not passed', {
    status: 400,
    body: { a: 1 },
    cause,
  });

  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'CommerceError',
    kind: 'refused',
    code: 'INVALID_ITEMS',
    message: 'Items not passed',
    status: 400,
    body: { a: 1 },
    cause,
  });
});

test('a CommerceError without a response has no status and no cause', () => {
  const error = new CommerceError('network', 'TIMEOUT', 'no answer');
  expect(error.status).toBeUndefined();
  expect('cause' in error).toBe(false);
});

test.each<[CommerceErrorKind, string, number | undefined, boolean]>([
  ['network', 'NETWORK', undefined, true],
  ['network', 'TIMEOUT', undefined, true],
  ['network', 'ABORTED', undefined, true],
  ['refused', 'HTTP_429', 429, true],
  ['refused', 'HTTP_500', 500, true],
  ['refused', 'HTTP_503', 503, true],
  ['refused', 'OUT_OF_STOCK', 409, false],
  ['contract', 'CONTRACT', 200, false],
  ['integration', 'NO_PROVIDER', undefined, false],
])('a failure of kind %s with code %s and status %s is retryable: %s [DEC-Q350]', (kind, code, status, expected) => {
  expect(new CommerceError(kind, code, 'no answer', { status }).retryable).toBe(expected);
});

test('isCommerceError recognises the error of another copy of the package, and no other error [DEC-Q350]', () => {
  const foreign = Object.assign(new Error('no answer'), { name: 'CommerceError', kind: 'network', code: 'TIMEOUT' });
  expect(isCommerceError(foreign)).toBe(true);
  expect(isCommerceError(new CommerceError('network', 'TIMEOUT', 'no answer'))).toBe(true);
  expect(isCommerceError(new Error('no answer'))).toBe(false);
  expect(isCommerceError({ name: 'CommerceError' })).toBe(false);
});
