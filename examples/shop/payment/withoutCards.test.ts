import { expect, test } from 'vitest';
import { withoutCards } from './withoutCards';

const card = '4111 1111 1111 1111';

test.each([
  [{ t: 1732281261000 }, { t: '[digits]' }],
  [
    { sum: 0.30000000000000004, count: 3 },
    { sum: '[digits]', count: 3 },
  ],
  [{ says: `card ${card}.` }, { says: 'card [digits].' }],
  [
    { [card]: [null, true, { deep: [4111111111111111, '4111-1111-1111-1111'] }] },
    { '[digits]': [null, true, { deep: ['[digits]', '[digits]'] }] },
  ],
  [
    { phone: '206 555 0100', nothing: undefined },
    { phone: '206 555 0100', nothing: undefined },
  ],
])('withoutCards of %j replaces only digits that may be a card number', (entry, stored) => {
  expect(withoutCards<unknown>(entry)).toEqual(stored);
});
