import { expect, test } from 'vitest';
import { countFilters, offeredChoices, toggled } from './landing';

const NONE = { bopis: false, promo: undefined, brands: [], categories: [] };

test.each([
  [0, NONE],
  [1, { ...NONE, bopis: true }],
  [4, { bopis: false, promo: 'FALL', brands: ['Acme', 'Zed'], categories: ['Ink'] }],
])('%i filters are set', (n, filters) => {
  expect(countFilters(filters)).toBe(n);
});

test('a value that is pressed comes, and goes when it is pressed again', () => {
  expect(toggled(['Acme'], 'Zed')).toEqual(['Acme', 'Zed']);
  expect(toggled(['Acme', 'Zed'], 'Acme')).toEqual(['Zed']);
});

test('what is set and not offered any more can be taken away [CONT-003]', () => {
  const acme = { value: 'acme', name: 'Acme', count: 3 };
  expect(offeredChoices([acme], ['acme'])).toEqual([acme]);
  expect(offeredChoices([acme], ['zed'])).toEqual([acme, { value: 'zed', name: 'zed', count: undefined }]);
});
