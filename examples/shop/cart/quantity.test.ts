import { describe, expect, test } from 'vitest';
import { plainProduct } from '../database/productsOfSuperstore';
import type { Product } from '../database/schema';
import { grantQuantity, type Held, toStep } from './quantity';

const none: Held = { inLine: 0, inCart: 0, orderedBefore: 0 };

function aProduct(facts: Partial<Product> = {}): Product {
  return { ...plainProduct({ sku: 'MUG', name: 'Mug', subcategory: 'art', listPrice: 500 }), stock: 100, ...facts };
}

describe('how many units may join the cart', () => {
  test.each([
    ['all of them when nothing limits', aProduct(), 4, none, 4, undefined],
    ['none when it is out of stock', aProduct({ stock: 0 }), 1, none, 0, 'OUT_OF_STOCK ERROR'],
    ['the last one', aProduct({ stock: 1 }), 1, none, 1, undefined],
    ['what is in stock of more', aProduct({ stock: 3 }), 10, none, 3, 'PARTIAL_QTY_AVAILABLE WARNING'],
    [
      'none when the cart holds the stock',
      aProduct({ stock: 3 }),
      1,
      { ...none, inCart: 3 },
      0,
      'PARTIAL_QTY_AVAILABLE ERROR',
    ],
    ['up to the limit of the cart', aProduct({ maxPerCart: 2 }), 3, none, 2, 'QTY_LIMIT_ITEM WARNING'],
    [
      'none at the limit of the cart',
      aProduct({ maxPerCart: 2 }),
      1,
      { ...none, inCart: 2 },
      0,
      'QTY_LIMIT_ITEM ERROR',
    ],
    [
      'up to the limit of the customer',
      aProduct({ maxPerCustomer: 2 }),
      3,
      { ...none, orderedBefore: 1 },
      1,
      'QTY_LIMIT_EXCEEDED WARNING',
    ],
    [
      'none after it was ordered before',
      aProduct({ maxPerCustomer: 1 }),
      1,
      { ...none, orderedBefore: 1 },
      0,
      'QTY_LIMIT_EXCEEDED ERROR',
    ],
    ['up to the limit of the line', aProduct({ maxPerLine: 20 }), 25, none, 20, 'EXCEEDS_MAX_LINE_QTY WARNING'],
    ['at most 9999 in a line', aProduct({ stock: 50_000 }), 10_000, none, 9999, 'EXCEEDS_MAX_LINE_QTY WARNING'],
    ['five gift cards', aProduct({ kind: 'GIFT_CARD' }), 6, none, 5, 'GIFT_CARD_LIMIT_EXCEEDED WARNING'],
    ['the smallest of several limits', aProduct({ stock: 3, maxPerCart: 2 }), 9, none, 2, 'QTY_LIMIT_ITEM WARNING'],
    ['a pack in its steps', aProduct({ surchargeSplit: 6 }), 12, none, 12, undefined],
    ['a pack lowered to its steps', aProduct({ surchargeSplit: 6 }), 11, none, 6, 'QTY_STEP_ADJUSTED WARNING'],
    ['one step at least', aProduct({ surchargeSplit: 6 }), 1, none, 6, 'QTY_STEP_ADJUSTED WARNING'],
    [
      'whole steps of what is in stock',
      aProduct({ surchargeSplit: 6, stock: 10 }),
      12,
      none,
      6,
      'PARTIAL_QTY_AVAILABLE WARNING',
    ],
  ] as [string, Product, number, Held, number, string | undefined][])(
    '%s',
    (_, product, requested, held, granted, remark) => {
      const verdict = grantQuantity(product, requested, held);
      expect(verdict.granted).toBe(granted);
      expect(verdict.message && `${verdict.message.code} ${verdict.message.type}`).toBe(remark);
    },
  );

  test('what is short says how many there are, and to a script how many of them came along', () => {
    const product = aProduct({ stock: 60 });
    expect(grantQuantity(product, 997, { ...none, inCart: 2 }).message).toMatchObject({
      value: 58,
      message: 'You asked for more than we have in stock. 60 available.',
    });
    expect(grantQuantity(product, 939, { ...none, inCart: 60 }).message).toMatchObject({
      value: 60,
      message: 'You asked for more than we have in stock. 60 available.',
    });
  });

  test('a plan only as often as what it covers [CART-QTY-003]', () => {
    expect(grantQuantity(aProduct({ kind: 'WARRANTY' }), 3, none, 2)).toMatchObject({
      granted: 2,
      message: { code: 'EXCEEDED_LIMIT', type: 'WARNING', value: 2 },
    });
    expect(grantQuantity(aProduct({ kind: 'WARRANTY' }), 1, { ...none, inLine: 2 }, 0)).toMatchObject({
      granted: 0,
      message: { code: 'EXCEEDED_LIMIT', type: 'ERROR', value: 2 },
    });
  });
});

test.each([
  [1, 1, 1],
  [7, 1, 7],
  [7, 6, 6],
  [12, 6, 12],
  [5, 6, 6],
])('%i in steps of %i is %i', (quantity, step, expected) => {
  expect(toStep(quantity, step)).toBe(expected);
});
