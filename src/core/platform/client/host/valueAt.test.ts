import { expect, test } from 'vitest';
import { valueAt } from './valueAt';

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
