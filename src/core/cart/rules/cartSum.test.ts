import { describe, expect, test } from 'vitest';
import type { CartSummary } from './cart';
import { sumRows } from './cartSum';

const USD = (minor: number) => ({ minor, currency: 'USD' });
const rowsOf = (summary: CartSummary, isMember = false) => sumRows(summary, { isMember }).map(({ what }) => what);

describe('sumRows', () => {
  test('a full summary has a row for each amount, from the subtotal to the balance [CART-ENT-003]', () => {
    const summary = {
      subtotal: USD(10_000),
      instantSavings: USD(1500),
      subtotalAfterCoupons: USD(8500),
      memberSavings: USD(425),
      deliveryFee: USD(695),
      handlingFee: USD(1200),
      surchargeFee: USD(70),
      furnitureServiceFee: USD(4900),
      tax: USD(625),
      total: USD(14_245),
      balance: USD(9245),
    };
    expect(rowsOf(summary, true)).toEqual([
      'subtotal',
      'instantSavings',
      'afterCoupons',
      'memberSavings',
      'deliveryFee',
      'handlingFee',
      'surchargeFee',
      'furnitureServiceFee',
      'tax',
      'total',
      'balance',
    ]);
    expect(sumRows(summary, { isMember: true }).filter(({ isSaving }) => isSaving)).toHaveLength(2);
  });

  test.each<[string, CartSummary, string[]]>([
    ['an empty summary', {}, []],
    ['a free delivery', { deliveryFee: USD(0) }, ['deliveryFee']],
    ['no tax', { tax: USD(0) }, ['tax']],
    ['a sum after coupons alone', { subtotalAfterCoupons: USD(8500) }, ['afterCoupons']],
    [
      'amounts of zero, except the subtotal and the total',
      { subtotal: USD(0), instantSavings: USD(0), handlingFee: USD(0), total: USD(0) },
      ['subtotal', 'total'],
    ],
    [
      'amounts that repeat the subtotal or the total',
      { subtotal: USD(5), subtotalAfterCoupons: USD(5), total: USD(5), balance: USD(5) },
      ['subtotal', 'total'],
    ],
    ['a balance without a total', { balance: USD(5) }, []],
  ])('rows without information are omitted: %s', (_, summary, rows) => {
    expect(rowsOf(summary)).toEqual(rows);
  });

  test('only members have a row for member savings [GEN-006]', () => {
    expect(rowsOf({ memberSavings: USD(5) }, false)).toEqual([]);
    expect(rowsOf({ memberSavings: USD(5) }, true)).toEqual(['memberSavings']);
  });

  test('a furniture service fee that is to be determined has a row that states so [FURN-004]', () => {
    expect(sumRows({ furnitureServiceFee: 'to-be-determined' }, { isMember: false })).toMatchObject([
      { what: 'furnitureServiceFee', amount: 'to-be-determined' },
    ]);
  });
});
