import { describe, expect, test } from 'vitest';
import { aCart, aCartBody, aLineBody } from '../../../tests/support/builders';
import { NO_DETAILS } from '../rules/cartDetails';
import { toCart } from './toCart';
import { toCartDetails } from './toCartDetails';

const COM = { currency: 'USD', isCOM: true };
const detailsOf = (over: Parameters<typeof aCartBody>[0]) => toCartDetails(toCart(aCartBody(over), COM), COM);
const lineOf = (over: Parameters<typeof aLineBody>[0]) => detailsOf({ items: [aLineBody(over)] }).lines.get('line-1');

describe('the details of a line', () => {
  test('are the levels of furniture service that are offered for it, with how many units of each [CART-ENT-020, FURN-001]', () => {
    const furnSvcInfo = [
      { level: 'BASC', qty: 2 },
      { level: 'CUST', qty: 0 },
    ];
    expect(lineOf({ furnSvcInfo })?.services).toEqual([
      { level: 'BASC', quantity: 2 },
      { level: 'CUST', quantity: 0 },
    ]);
  });

  test('are what it came in place of, and what its product is', () => {
    const product = { name: 'Desk', preOrder: true, seePriceInCart: 'Y' as const };
    expect(lineOf({ altItem: { origItemId: 'OLD' }, product, partNumber: 'P-1' })).toEqual({
      partNumber: 'P-1',
      services: [],
      replaces: 'OLD',
      isPreOrder: true,
      hasPriceInCartOnly: true,
    });
  });

  test.each([
    ['of another level', [{ level: 'GOLD', qty: 1 }]],
    ['of another shape', { level: 'BASC', qty: 1 }],
    ['with half a unit', [{ level: 'BASC', qty: 0.5 }]],
  ])('leave out services %s, and the line stays', (_, furnSvcInfo) => {
    expect(lineOf({ furnSvcInfo })?.services).toEqual([]);
  });
});

describe('the details of a cart', () => {
  test('are its free items, and those that may be taken [CART-ENT-001]', () => {
    const details = detailsOf({
      freeItems: ['PEN'],
      availableFreeItems: [{ itemId: 'PAD', product: { name: 'Pad' }, priceInfo: { finalPricePerUnit: '0.00' } }],
    });
    expect(details.freeItems).toEqual(['PEN']);
    expect(details.offeredItems).toMatchObject([{ sku: 'PAD', name: 'Pad', price: { minor: 0, currency: 'USD' } }]);
  });

  test('are what each coupon takes off; one without an amount takes off nothing', () => {
    const coupons = [
      { code: 'SAVE', amount: '4.50' },
      { code: 'NONE', amount: '0.00' },
      'BARE',
      { code: 'X', amount: '1.005' },
    ];
    expect([...detailsOf({ coupons: coupons as never }).couponSavings]).toEqual([
      ['SAVE', { minor: 450, currency: 'USD' }],
    ]);
  });

  test('are none, where no shop has sent the cart', () => {
    expect(toCartDetails(aCart(), COM)).toEqual(NO_DETAILS);
  });
});
