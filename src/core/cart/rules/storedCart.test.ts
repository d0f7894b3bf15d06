import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '../../../../tests/support/widgets/builders';
import type { LineItem } from './cart';
import {
  CART_MERGE_MS,
  CART_SET_MS,
  isPageAmong,
  isSameSession,
  isUsableCart,
  NO_READ_PAGES,
  SUPPRESSED_PAGES,
} from './storedCart';

const isUsable = (expiresAt: number, now: number, ...lines: LineItem[]) =>
  isUsableCart(aCart({ lines }), expiresAt, now);

describe('isUsableCart', () => {
  test('the lifetime of a stored cart is set to 600,000 ms, and to 900,000 ms after a merge [CART-STORE-001, CART-STORE-002]', () => {
    expect([CART_SET_MS, CART_MERGE_MS]).toEqual([600_000, 900_000]);
  });

  test('a valid stored cart may be used, with or without lines', () => {
    expect(isUsable(1001, 1000, aLine())).toBe(true);
    expect(isUsable(1001, 1000)).toBe(true);
  });

  test.each([
    [1001, 1001],
    [1001, 1002],
    [1001, Infinity],
    [Number.NaN, 1000],
  ])('a stored cart that expires at %f may not be used at %f [CART-FETCH-002]', (expiresAt, now) => {
    expect(isUsable(expiresAt, now)).toBe(false);
  });

  test('a stored cart that has a line without an id may not be used [CART-FETCH-004]', () => {
    expect(isUsable(1001, 1000, aLine(), aLine({ id: '' }))).toBe(false);
  });

  test('a stored cart that has an out-of-stock line may not be used [CART-FETCH-005]', () => {
    expect(isUsable(1001, 1000, aLine(), aLine({ isOutOfStock: true }))).toBe(false);
  });
});

describe('isSameSession', () => {
  test.each([
    ['a', ['a', 'a'], true],
    ['a', ['a', undefined], true],
    ['a', [undefined, undefined], true],
    [undefined, [undefined], true],
    ['a', ['b', undefined], false],
    ['a', ['a', 'b'], false],
    [undefined, ['a'], false],
  ])(
    'the stored session %s matches the live tokens %j: %s [CART-FETCH-001, CART-FETCH-008]',
    (stored, live, isSame) => {
      expect(isSameSession(stored, live)).toBe(isSame);
    },
  );
});

describe('pages without a stored cart', () => {
  test.each([
    'https://shop.example/',
    'https://shop.example/gus/sdc',
    'https://shop.example/TPV',
    'https://shop.example/a-budget',
  ])('%s stores the cart [CART-STORE-009]', (href) => {
    expect(isPageAmong(href, SUPPRESSED_PAGES)).toBe(false);
  });

  test('/tpv does not read the stored cart, /budget does [CART-STORE-010]', () => {
    expect(isPageAmong('https://shop.example/tpv', NO_READ_PAGES)).toBe(true);
    expect(isPageAmong('https://shop.example/budget', NO_READ_PAGES)).toBe(false);
  });

  test('a suppressed page is recognized wherever its path occurs in the address', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...SUPPRESSED_PAGES), fc.string(), (start, page, end) => {
        expect(isPageAmong(start + page + end, SUPPRESSED_PAGES)).toBe(true);
      }),
    );
  });
});
