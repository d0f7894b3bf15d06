import { describe, expect, test } from 'vitest';
import { readList } from './readList';

describe('readList', () => {
  test('reads SKUs and quantities, with quantity 1 where none is given', () => {
    expect(readList('\uFEFFsku, quantity\nFUR-1, 2\n\nOFF-2,\n')).toEqual([
      { sku: 'FUR-1', quantity: 2 },
      { sku: 'OFF-2', quantity: 1 },
    ]);
  });

  test.each([
    ['sku,quantity\nA,0', 'line 2: expected a whole number of at least 1, received "0"'],
    ['sku,quantity\nA,1\nB,2.5', 'line 3: expected a whole number of at least 1, received "2.5"'],
    ['sku,quantity\n,1', 'line 2: expected a SKU, received none'],
  ])('throws an error with the number of the wrong line for %j', (csv, message) =>
    expect(() => readList(csv)).toThrow(message),
  );
});
