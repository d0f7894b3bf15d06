import { expect, test } from 'vitest';
import { memoryHost } from './memoryHost';
import { knownStoreNumber } from './storage';

test.each([
  ['0042', '{"storeNumber":"0017"}', '0042'],
  [undefined, '{"storeNumber":"0017"}', '0017'],
  ['', '{"storeNumber":17}', '17'],
  [undefined, '{"storeNumber":""}', undefined],
  [undefined, '{"storeNumber":null}', undefined],
  [undefined, '{}', undefined],
  [undefined, 'rubbish', undefined],
])(
  'with the store %s in the session and the cookie %s, the store is %s [CART-ADD-018]',
  (storeNumber, cookie, known) => {
    const host = memoryHost({ cookies: { YourStore: cookie } });
    expect(knownStoreNumber(host, storeNumber === undefined ? {} : { storeNumber })).toBe(known);
  },
);

test('without a session and a cookie, no store is known', () => {
  expect(knownStoreNumber(memoryHost(), {})).toBeUndefined();
});
