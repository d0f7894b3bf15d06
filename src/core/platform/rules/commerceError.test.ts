import { expect, test } from 'vitest';
import { CommerceError } from './commerceError';

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
