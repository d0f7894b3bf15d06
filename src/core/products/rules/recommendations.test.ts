import { describe, expect, test } from 'vitest';
import {
  fbtScheme,
  fbtSchemeOfAll,
  RECOMMENDATION_COUNTS,
  RECOMMENDATION_HEADINGS,
  RECOMMENDATION_TYPES,
  recommendationFallback,
  recommendationHeading,
} from './recommendations';

describe('fbtScheme', () => {
  test.each([
    ['Ink & Toner', 'fbt_ink'],
    ['printer cartridges', 'fbt_ink'],
    ['Copy Paper', 'fbt_paper'],
    ['Tablets', 'fbt_tablet'],
    ['Furniture', 'fbt_furniture'],
    ['Tables', 'fbt_furniture'],
    ['Wallpapering', 'fbt_default'],
    ['', 'fbt_default'],
    [undefined, 'fbt_default'],
  ])('the base category %s has the scheme %s [REC-011]', (baseCategory, scheme) => {
    expect(fbtScheme(baseCategory)).toBe(scheme);
  });

  test('schemes of the page override the defaults [REC-011]', () => {
    const own = { ink: 'ours_ink', default: 'ours' };
    expect([fbtScheme('Ink', own), fbtScheme('Paper', own), fbtScheme('Pens', own)]).toEqual([
      'ours_ink',
      'fbt_paper',
      'ours',
    ]);
  });
});

describe('Carousel', () => {
  test('each of the six carousel types has a heading [REC-012, REC-010]', () => {
    const headings = RECOMMENDATION_TYPES.map(
      (type) => RECOMMENDATION_HEADINGS[recommendationHeading(type, 'product')],
    );
    expect(headings).toEqual([
      'Customers also bought',
      'Recently Purchased',
      'From your lists',
      'Saved for later',
      'Recently viewed',
      'Trending now',
    ]);
  });

  test('only customersAlsoBought has another heading on another place [REC-010]', () => {
    expect(recommendationHeading('recentlyViewed', 'home')).toBe('recentlyViewed');
  });

  test.each([
    ['home', 'Recommended For You'],
    ['lists', 'Recommended For You'],
    ['cart', 'Recommended for you'],
    ['addToCart', 'Recommended for you'],
    ['product', 'Customers also bought'],
  ] as const)('a carousel on %s has the heading “%s” [REC-010]', (placement, heading) => {
    expect(RECOMMENDATION_HEADINGS[recommendationHeading('customersAlsoBought', placement)]).toBe(heading);
  });

  test('the other headings of the specification are available [REC-010]', () => {
    expect(RECOMMENDATION_HEADINGS).toMatchObject({
      considerThese: 'Consider These',
      alternateChoices: 'Alternate choices',
    });
  });

  test('a carousel requests 25 products, the cart 12 and the cart page 10 [REC-002, REC-015]', () => {
    expect(RECOMMENDATION_COUNTS).toEqual({ carousel: 25, cart: 12, cartPage: 10 });
  });
});

test.each([
  ['customersAlsoBought', 'cart', 'at'],
  ['customersAlsoBought', 'addToCart', 'at'],
  ['customersAlsoBought', 'product', 'none'],
  ['recentlyViewed', 'cart', 'none'],
] as const)('%s in the place %s falls back to %s [REC-008]', (type, placement, fallback) => {
  expect(recommendationFallback(type, placement)).toBe(fallback);
});

test('several products have the scheme of the first one with a group, or else the default of the page [REC-011]', () => {
  const schemes = { default: 'own' };
  expect(fbtSchemeOfAll([undefined, 'Mugs'], schemes)).toBe('own');
  expect(fbtSchemeOfAll([], {})).toBeUndefined();
  expect(fbtSchemeOfAll(['Mugs', 'Ink & Toner', 'Chairs'], schemes)).toBe(fbtScheme('Ink & Toner', schemes));
});
