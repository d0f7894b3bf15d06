import { describe, expect, test } from 'vitest';
import type { Account } from '../accounts/session';
import type { CartRow, Product } from '../database/schema';
import { plainProduct } from '../database/superstore/productsOfSuperstore';
import { couponCodes, judgeCoupons } from './coupons';
import type { CartLine } from './line';
import { decimal } from './price';
import { totalsOf } from './totals';

function aLine(facts: Partial<Omit<CartLine, 'product'>> & { product?: Partial<Product> } = {}): CartLine {
  const { product, ...line } = facts;
  return {
    id: 'L1',
    position: 1,
    cartId: 'C1',
    sku: 'MUG',
    qty: 1,
    parentLineId: null,
    parentRelation: null,
    deliveryType: 'STA',
    storeNumber: null,
    originalSku: null,
    wasOutOfStock: false,
    budgetCenterId: null,
    ...line,
    product: { ...plainProduct({ sku: 'MUG', name: 'Mug', subcategory: 'art', listPrice: 1000 }), ...product },
  };
}

const aCart = (facts: Partial<CartRow>) => ({ coupons: [], furnitureServices: [], ...facts }) as unknown as CartRow;
const member = { userType: 'PR6' } as Account;

describe('totalsOf', () => {
  test('sums lines at their sale prices, with handling fee and surcharge for each unit', () => {
    const lines = [aLine({ qty: 3, product: { salePercent: 15, handlingFee: 995, surchargeFee: 35 } })];
    expect(totalsOf(undefined, lines, null)).toMatchObject({
      subtotal: 2550,
      delivery: 695,
      handlingFee: 2985,
      surcharge: 105,
      total: 6335,
    });
  });

  test.each([
    ['an unknown destination', [aLine()], {}, null, null],
    ['an address in California', [aLine({ qty: 3 })], { zipCode: '90036' }, null, 218],
    ['an address elsewhere', [aLine()], { zipCode: '10001' }, null, 0],
    ['a pickup in California', [aLine({ deliveryType: 'ISP', storeState: 'CA' })], {}, null, 73],
    ['a pickup elsewhere, of a customer there', [aLine({ storeState: 'NY' })], { zipCode: '90036' }, null, 0],
    ['a pickup and an unknown address', [aLine({ storeState: 'CA' }), aLine({ id: 'L2' })], {}, null, null],
    ['a gift card', [aLine({ product: { kind: 'GIFT_CARD' } })], {}, null, 0],
    ['what a coupon leaves', [aLine({ qty: 2 })], { zipCode: '90036', coupons: ['SAVE10'] }, null, 131],
    ['a member, who saves 5%', [aLine({ qty: 2 })], {}, { ...member, zipCode: '90036' }, 138],
    ['a business', [aLine()], { zipCode: '90036' }, { userType: 'REGISTERED', tenant: 'SBA' } as Account, 0],
  ] as [string, CartLine[], Partial<CartRow>, Account | null, number | null][])(
    'taxes the goods of %s [DEC-Q451]',
    (_, lines, cart, account, tax) => {
      const totals = totalsOf(aCart(cart), lines, account);
      expect(totals.tax).toBe(tax);
      const goods = totals.subtotal - totals.couponSavings - totals.memberSavings;
      expect(totals.total).toBe(goods + (totals.delivery ?? 0) + (totals.tax ?? 0));
    },
  );

  test.each([
    ['goods of less than $60', [aLine({ qty: 5 })], null, 695],
    ['goods of $60', [aLine({ qty: 6 })], null, 0],
    ['goods that a coupon brings below $60', [aLine({ qty: 6 })], null, 695, ['SAVE10']],
    ['a member', [aLine()], member, 0],
    ['a business', [aLine()], { userType: 'REGISTERED', tenant: 'SBA' } as Account, 0],
    ['pick-ups only', [aLine({ deliveryType: 'ISP', storeNumber: '0008' })], null, null],
    ['what is sent by e-mail', [aLine({ product: { productType: 'ESD' } })], null, null],
  ] as [string, CartLine[], Account | null, number | null, string[]?][])(
    'states the price of the delivery for %s [DEC-Q401]',
    (_, lines, account, delivery, coupons = []) => {
      const totals = totalsOf(aCart({ coupons }), lines, account);
      expect(totals.delivery).toBe(delivery);
      expect(totals.total).toBe(totals.subtotal - totals.couponSavings - totals.memberSavings + (totals.delivery ?? 0));
    },
  );

  test('charges no handling fee for pick-up lines', () => {
    const lines = [aLine({ deliveryType: 'ISP', storeNumber: '0008', product: { handlingFee: 995 } })];
    expect(totalsOf(undefined, lines, null).handlingFee).toBe(0);
  });

  test('adds nothing for the parts of a bundle', () => {
    const parts = [aLine(), aLine({ id: 'L2', parentLineId: 'L1', parentRelation: 'BUNDLE', qty: 4 })];
    expect(totalsOf(undefined, parts, null).subtotal).toBe(1000);
  });

  test.each(['PR6', 'PR7'])('deducts five percent for a member %s, after the coupons', (userType) => {
    const totals = totalsOf(aCart({ coupons: ['SAVE10'] }), [aLine({ qty: 2 })], { userType } as Account);
    expect(totals).toMatchObject({ subtotal: 2000, couponSavings: 200, memberSavings: 90, total: 1710 });
  });

  test('charges a fee for basic furniture service, and leaves the fee of custom service open', () => {
    const services = (level: 'BASC' | 'CUST') =>
      totalsOf(aCart({ furnitureServices: [{ level, qty: 2 }] }), [aLine()], null);
    expect(services('BASC')).toMatchObject({ furnitureFee: 9800, isFurnitureFeeOpen: false });
    expect(services('CUST')).toMatchObject({ furnitureFee: 0, isFurnitureFeeOpen: true });
  });

  test('distributes coupon savings over the lines to the cent, and no line becomes negative', () => {
    const prices = [333, 333, 334, 1];
    const lines = prices.map((listPrice, index) => aLine({ id: `L${index}`, product: { listPrice } }));
    const { afterCoupons, subtotal, couponSavings } = totalsOf(aCart({ coupons: ['SAVE10'] }), lines, null);
    const left = [...afterCoupons.values()];
    expect(left.reduce((sum, cents) => sum + cents, 0)).toBe(subtotal - couponSavings);
    for (const cents of left) expect(cents).toBeGreaterThanOrEqual(0);
  });
});

describe('coupons', () => {
  test.each([
    ['a coupon deducts its percentage', 'SAVE10', [aLine()], null, 100, undefined],
    ['a coupon does not apply below its minimum', 'OVER100', [aLine({ qty: 9 })], null, 0, 'ORDER_TOTAL_NOT_MET_ERROR'],
    ['a coupon applies from its minimum on', 'OVER100', [aLine({ qty: 10 })], null, 1500, undefined],
    [
      'a coupon does not apply without qualifying items',
      'PAPER5',
      [aLine()],
      null,
      0,
      'QUALIFYING_ITEMS_NOT_FOUND_ERROR',
    ],
    [
      'a coupon does not apply when it exceeds the price of the qualifying items',
      'PAPER5',
      [aLine({ product: { subcategory: 'paper', listPrice: 499 } })],
      null,
      0,
      'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL',
    ],
    [
      'a member coupon does not apply for other customers',
      'MEMBER20',
      [aLine()],
      null,
      0,
      'REWARDS_COUPON_ERROR_MESSAGE',
    ],
    ['a member coupon applies for a member', 'MEMBER20', [aLine()], member, 200, undefined],
    [
      'a delivery coupon does not apply to pick-ups',
      'SHIP5',
      [aLine({ deliveryType: 'ISP' })],
      null,
      0,
      'BOPIS_EVENT_ERROR',
    ],
    ['an unknown coupon does not apply', 'FREE', [aLine()], null, 0, 'QUALIFYING_ITEMS_NOT_FOUND_ERROR'],
  ] as [string, string, CartLine[], Account | null, number, string | undefined][])(
    '%s',
    (_, code, lines, account, amount, reason) => {
      const [verdict] = judgeCoupons([code], lines, account);
      expect(verdict?.amount).toBe(amount);
      expect(verdict?.reason).toBe(reason);
    },
  );

  test('several coupons never make the total negative', () => {
    const lines = [aLine({ product: { subcategory: 'paper', listPrice: 600 } })];
    const verdicts = judgeCoupons(['PAPER5', 'SHIP5', 'SAVE10'], lines, null);
    expect(verdicts.map(({ amount }) => amount)).toEqual([500, 100, 0]);
  });

  test('couponCodes returns at most five distinct codes in upper case', () => {
    expect(couponCodes([' save10', 'SAVE10', '', 'a', 'b', 'c', 'd', 'e'])).toEqual(['SAVE10', 'A', 'B', 'C', 'D']);
  });
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1990, '19.90'],
  [-250, '-2.50'],
  [123456789, '1234567.89'],
])('decimal formats %i cents as %s', (cents, expected) => {
  expect(decimal(cents)).toBe(expected);
});
