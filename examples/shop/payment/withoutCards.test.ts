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
    [
      '4111\u00a01111\u00a01111\u00a01111',
      '4111–1111–1111–1111',
      '4111.1111.1111.1111',
      '4111 - 1111 - 1111 - 1111',
      '3782/822463/10005',
    ],
    ['[digits]', '[digits]', '[digits]', '[digits]', '[digits]'],
  ],
  [{ url: '/webapp/search?q=4111%201111%201111%201111&page=2' }, { url: '/webapp/search?q=[digits]&page=2' }],
  ...['%2F', '%C2%A0', '%20%20', '%20%E2%80%93%20', '++'].map((separator): [object, object] => [
    { url: `/search?q=${card.replaceAll(' ', separator)}&page=2` },
    { url: '/search?q=[digits]&page=2' },
  ]),
  ...['192.168.100.200 10.0.0.1', '10.0.19041.1234.12', '1234.567890123'].map((text): [string, string] => [text, text]),
  [{ at: '2026-11-27 10:00:00.000' }, { at: '2026-11-27 10:00:00.000' }],
  [
    { phone: '206 555 0100', nothing: undefined },
    { phone: '206 555 0100', nothing: undefined },
  ],
])('withoutCards of %j replaces only digits that may be a card number', (entry, stored) => {
  expect(withoutCards<unknown>(entry)).toEqual(stored);
});
