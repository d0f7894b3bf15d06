import { describe, expect, test } from 'vitest';
import type { Product } from '../database/schema';
import { plainProduct } from '../database/superstore/productsOfSuperstore';
import { grantQuantity, type Held, toStep } from './quantity';

const none: Held = { inLine: 0, inCart: 0, orderedBefore: 0 };

function aProduct(facts: Partial<Product> = {}): Product {
  return { ...plainProduct({ sku: 'MUG', name: 'Mug', subcategory: 'art', listPrice: 500 }), stock: 100, ...facts };
}

describe('grantQuantity', () => {
  test.each([
    ['all units when nothing limits them', aProduct(), 4, none, 4, undefined],
    ['no unit when out of stock', aProduct({ stock: 0 }), 1, none, 0, 'OUT_OF_STOCK ERROR'],
    ['the last unit in stock', aProduct({ stock: 1 }), 1, none, 1, undefined],
    [
      'the units in stock when more are requested',
      aProduct({ stock: 3 }),
      10,
      none,
      3,
      'PARTIAL_QTY_AVAILABLE WARNING',
    ],
    [
      'no unit when the cart contains the whole stock',
      aProduct({ stock: 3 }),
      1,
      { ...none, inCart: 3 },
      0,
      'PARTIAL_QTY_AVAILABLE ERROR',
    ],
    ['units up to the limit per cart', aProduct({ maxPerCart: 2 }), 3, none, 2, 'QTY_LIMIT_ITEM WARNING'],
    [
      'no unit at the limit per cart',
      aProduct({ maxPerCart: 2 }),
      1,
      { ...none, inCart: 2 },
      0,
      'QTY_LIMIT_ITEM ERROR',
    ],
    [
      'units up to the limit per customer, including earlier orders',
      aProduct({ maxPerCustomer: 2 }),
      3,
      { ...none, orderedBefore: 1 },
      1,
      'QTY_LIMIT_EXCEEDED WARNING',
    ],
    [
      'no unit when earlier orders have reached the limit per customer',
      aProduct({ maxPerCustomer: 1 }),
      1,
      { ...none, orderedBefore: 1 },
      0,
      'QTY_LIMIT_EXCEEDED ERROR',
    ],
    ['units up to the limit per line', aProduct({ maxPerLine: 20 }), 25, none, 20, 'EXCEEDS_MAX_LINE_QTY WARNING'],
    ['at most 9999 units in a line', aProduct({ stock: 50_000 }), 10_000, none, 9999, 'EXCEEDS_MAX_LINE_QTY WARNING'],
    ['at most five gift cards', aProduct({ kind: 'GIFT_CARD' }), 6, none, 5, 'GIFT_CARD_LIMIT_EXCEEDED WARNING'],
    ['the smallest of several limits', aProduct({ stock: 3, maxPerCart: 2 }), 9, none, 2, 'QTY_LIMIT_ITEM WARNING'],
    ['a pack in whole steps', aProduct({ surchargeSplit: 6 }), 12, none, 12, undefined],
    [
      'the next lower step when the quantity is not a multiple',
      aProduct({ surchargeSplit: 6 }),
      11,
      none,
      6,
      'QTY_STEP_ADJUSTED WARNING',
    ],
    ['at least one step', aProduct({ surchargeSplit: 6 }), 1, none, 6, 'QTY_STEP_ADJUSTED WARNING'],
    [
      'whole steps within the stock',
      aProduct({ surchargeSplit: 6, stock: 10 }),
      12,
      none,
      6,
      'PARTIAL_QTY_AVAILABLE WARNING',
    ],
  ] as [string, Product, number, Held, number, string | undefined][])(
    'grants %s',
    (_, product, requested, held, granted, remark) => {
      const verdict = grantQuantity(product, requested, held);
      expect(verdict.granted).toBe(granted);
      expect(verdict.message && `${verdict.message.code} ${verdict.message.type}`).toBe(remark);
    },
  );

  test('a stock message states the stock in its text, and the granted units, if any, in its value', () => {
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

  test('grants plans up to the quantity of the product that they cover [CART-QTY-003]', () => {
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
])('toStep rounds %i in steps of %i to %i', (quantity, step, expected) => {
  expect(toStep(quantity, step)).toBe(expected);
});
