import { expect, test } from 'vitest';
import { countFilters, landingFiltersOf, offeredChoices, toggled, withLandingFilters } from './landing';

const filters = { bopis: true, promo: 'FALL', brands: ['Acme', 'Zed & Co'], categories: ['Ink'] };
const none = { bopis: false, promo: undefined, brands: [], categories: [] };

test('the filters of a landing page are read from its URL: bopis, promo, brand, supercategory [CONT-003]', () => {
  const href = 'https://shop.example/deals?bopis=true&promo=FALL&brand=Acme,Zed%20%26%20Co&supercategory=Ink&tab=2';
  expect(landingFiltersOf(href)).toEqual(filters);
  expect(landingFiltersOf('https://shop.example/deals?bopis=no&brand=,%20,&supercategory=')).toEqual(none);
});

test('the repeated parameters of a plain form are read like our comma-separated ones [CONT-003]', () => {
  const href =
    'https://shop.example/deals?brand=Acme&brand=Zed&brand=Acme&promo=&supercategory=Ink&supercategory=Paper';
  const read = { ...none, brands: ['Acme', 'Zed'], categories: ['Ink', 'Paper'] };
  expect(landingFiltersOf(href)).toEqual(read);
  const ours = withLandingFilters(href, read);
  expect(new URL(ours).searchParams.getAll('brand')).toEqual(['Acme,Zed']);
  expect(landingFiltersOf(ours)).toEqual(read);
});

test('changing the filters changes only their parameters in the URL [CONT-003]', () => {
  const href = withLandingFilters('https://shop.example/deals?tab=2&brand=Old', filters);
  expect(landingFiltersOf(href)).toEqual(filters);
  expect(new URL(href).searchParams.get('tab')).toBe('2');
  expect(withLandingFilters(href, none)).toBe('https://shop.example/deals?tab=2');
});

test('a brand whose name has a comma or a backslash is read from the URL that was written with it [CONT-003]', () => {
  const brands = ['Acme, Inc.', 'A\\B', 'Zed\\', ',', 'Zed'];
  const href = withLandingFilters('https://shop.example/deals', { ...none, brands, categories: ['Pens, blue'] });
  expect(landingFiltersOf(href)).toEqual({ ...none, brands, categories: ['Pens, blue'] });
  expect(landingFiltersOf('https://shop.example/deals?brand=A%5CB,Acme%5C,%20Inc.')).toEqual({
    ...none,
    brands: ['A\\B', 'Acme, Inc.'],
  });
});

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
  const ink = { value: 'ink', name: 'Ink', count: 1 };
  expect(offeredChoices([acme, ink], ['acme'])).toEqual([acme, ink]);
  expect(offeredChoices([acme], ['zed'])).toEqual([acme, { value: 'zed', name: 'zed', count: undefined }]);
});
