import { expect, test } from 'vitest';
import { CommerceError } from './commerceError';

test('an error says its kind, the code of the shop, and the answer it came from', () => {
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

test('an error without an answer has no status and no cause', () => {
  const error = new CommerceError('network', 'TIMEOUT', 'no answer');
  expect(error.status).toBeUndefined();
  expect('cause' in error).toBe(false);
});
