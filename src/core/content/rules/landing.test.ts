import { expect, test } from 'vitest';
import { countFilters, offeredChoices, toggled } from './landing';

const NONE = { bopis: false, promo: undefined, brands: [], categories: [] };

test.each([
  [0, NONE],
  [1, { ...NONE, bopis: true }],
  [4, { bopis: false, promo: 'FALL', brands: ['Acme', 'Zed'], categories: ['Ink'] }],
])('counts %i active filters', (n, filters) => {
  expect(countFilters(filters)).toBe(n);
});

test('toggling a value adds it, and toggling it again removes it', () => {
  expect(toggled(['Acme'], 'Zed')).toEqual(['Acme', 'Zed']);
  expect(toggled(['Acme', 'Zed'], 'Acme')).toEqual(['Zed']);
});

test('a selected value that is no longer offered stays among the choices, so that it can be removed [CONT-003]', () => {
  const acme = { value: 'acme', name: 'Acme', count: 3 };
  expect(offeredChoices([acme], ['acme'])).toEqual([acme]);
  expect(offeredChoices([acme], ['zed'])).toEqual([acme, { value: 'zed', name: 'zed', count: undefined }]);
});
