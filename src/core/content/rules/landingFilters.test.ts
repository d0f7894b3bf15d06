import { expect, test } from 'vitest';
import { landingFiltersOf, withLandingFilters } from './landingFilters';

const filters = { bopis: true, promo: 'FALL', brands: ['Acme', 'Zed & Co'], categories: ['Ink'] };
const none = { bopis: false, promo: undefined, brands: [], categories: [] };

test('the filters of a landing page are read from its URL: bopis, promo, brand, supercategory [CONT-003]', () => {
  const href = 'https://shop.example/deals?bopis=true&promo=FALL&brand=Acme,Zed%20%26%20Co&supercategory=Ink&tab=2';
  expect(landingFiltersOf(href)).toEqual(filters);
  expect(landingFiltersOf('https://shop.example/deals?bopis=no&brand=,%20,')).toEqual(none);
});

test('the repeated parameters of a plain form are read like our comma-separated ones [CONT-003]', () => {
  const href =
    'https://shop.example/deals?brand=Acme&brand=Zed&brand=Acme&promo=&supercategory=Ink&supercategory=Paper';
  const read = { ...none, brands: ['Acme', 'Zed'], categories: ['Ink', 'Paper'] };
  expect(landingFiltersOf(href)).toEqual(read);
  const filtered = withLandingFilters(href, read);
  expect(new URL(filtered).searchParams.getAll('brand')).toEqual(['Acme,Zed']);
  expect(landingFiltersOf(filtered)).toEqual(read);
});

test('changing the filters changes only their parameters in the URL [CONT-003]', () => {
  const href = withLandingFilters('https://shop.example/deals?tab=2&brand=Old', filters);
  expect(landingFiltersOf(href)).toEqual(filters);
  expect(new URL(href).searchParams.get('tab')).toBe('2');
  expect(withLandingFilters(href, none)).toBe('https://shop.example/deals?tab=2');
});
