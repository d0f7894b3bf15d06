import { describe, expect, test } from 'vitest';
import type { CartSummary } from './cart';
import { sumRows } from './cartSum';

const USD = (minor: number) => ({ minor, currency: 'USD' });
const rowsOf = (summary: CartSummary, isMember = false) => sumRows(summary, { isMember }).map(({ what }) => what);

describe('the rows of a sum', () => {
  test('are all that say something, from the subtotal to what is left to pay [CART-ENT-003]', () => {
    const summary = {
      subtotal: USD(10_000),
      instantSavings: USD(1500),
      subtotalAfterCoupons: USD(8500),
      memberSavings: USD(425),
      handlingFee: USD(1200),
      surchargeFee: USD(70),
      furnitureServiceFee: USD(4900),
      total: USD(14_245),
      balance: USD(9245),
    };
    expect(rowsOf(summary, true)).toEqual([
      'subtotal',
      'instantSavings',
      'afterCoupons',
      'memberSavings',
      'handlingFee',
      'surchargeFee',
      'furnitureServiceFee',
      'total',
      'balance',
    ]);
    expect(sumRows(summary, { isMember: true }).filter(({ isSaving }) => isSaving)).toHaveLength(2);
  });

  test.each<[string, CartSummary, string[]]>([
    ['nothing', {}, []],
    ['zeros', { subtotal: USD(0), instantSavings: USD(0), handlingFee: USD(0), total: USD(0) }, ['subtotal', 'total']],
    [
      'the same twice',
      { subtotal: USD(5), subtotalAfterCoupons: USD(5), total: USD(5), balance: USD(5) },
      ['subtotal', 'total'],
    ],
    ['a balance alone', { balance: USD(5) }, []],
  ])('leave out %s', (_, summary, rows) => {
    expect(rowsOf(summary)).toEqual(rows);
  });

  test('tell member savings to members only [GEN-006]', () => {
    expect(rowsOf({ memberSavings: USD(5) }, false)).toEqual([]);
    expect(rowsOf({ memberSavings: USD(5) }, true)).toEqual(['memberSavings']);
  });

  test('tell a fee that is still to be determined as such [FURN-004]', () => {
    expect(sumRows({ furnitureServiceFee: 'to-be-determined' }, { isMember: false })).toMatchObject([
      { what: 'furnitureServiceFee', amount: 'to-be-determined' },
    ]);
  });
});
