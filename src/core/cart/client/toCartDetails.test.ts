import { describe, expect, test } from 'vitest';
import { aCart, aCartBody, aLineBody } from '../../../../tests/support/builders';
import { NO_DETAILS } from '../rules/cartDetails';
import { cartFlags } from './cartFlags';
import { toCart } from './toCart';
import { toCartDetails } from './toCartDetails';
import { relatedProducts } from './toRelated';

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
      isRewardEligible: false,
      hasPriceInCartOnly: true,
    });
  });

  test.each([
    [true, true],
    ['Y', true],
    [false, false],
    [null, false],
  ] as const)(
    'with redemptionEligibility %j can be paid with rewards: %s [CART-ENT-019]',
    (redemptionEligibility, is) => {
      expect(lineOf({ easyRewardsItem: { redemptionEligibility } })?.isRewardEligible).toBe(is);
      expect(lineOf({ easyRewardsItem: null })?.isRewardEligible).toBe(false);
    },
  );

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

  test('are its coupons, with what each takes off, or why it does not count [CART-ENT-001]', () => {
    const coupons = [
      { code: 'SAVE', amount: '4.50' },
      { code: 'NONE', amount: '0.00' },
      'BARE',
      { code: 'X', amount: '1.005' },
      { code: 'BIG', reason: 'ORDER_TOTAL_NOT_MET_ERROR' },
    ];
    expect(detailsOf({ coupons: coupons as never }).coupons).toEqual([
      { code: 'SAVE', saving: { minor: 450, currency: 'USD' } },
      { code: 'NONE' },
      { code: 'BARE' },
      { code: 'X' },
      { code: 'BIG', reason: 'ORDER_TOTAL_NOT_MET_ERROR' },
    ]);
  });

  test('are none, where no shop has sent the cart', () => {
    expect(toCartDetails(aCart(), COM)).toEqual(NO_DETAILS);
  });
});

describe('what goes with a cart', () => {
  const relatedOf = (relatedItems: unknown) =>
    relatedProducts(toCart(aCartBody({ relatedItems: relatedItems as never }), COM), COM);

  test('is each product with its price and what it is to the one that was added [CART-ENT-001]', () => {
    const plan = {
      itemId: 'PLAN',
      product: { name: 'Plan' },
      priceInfo: { finalPrice: '9.99' },
      relationType: 'WARRANTY',
    };
    expect(relatedOf([plan, { itemId: 'PAD' }])).toEqual([
      { sku: 'PLAN', name: 'Plan', price: { minor: 999, currency: 'USD' }, relation: 'WARRANTY' },
      { sku: 'PAD', name: 'PAD' },
    ]);
  });

  test('leaves out what has no price that can be reckoned with, and is nothing in another shape', () => {
    expect(relatedOf([{ itemId: 'ODD', priceInfo: { finalPrice: '1.005' } }])).toEqual([]);
    expect(relatedOf({ itemId: 'PLAN' })).toEqual([]);
    expect(relatedOf(null)).toEqual([]);
    expect(relatedProducts(aCart(), COM)).toEqual([]);
  });
});

describe('what the shop marks a cart with', () => {
  const flagsOf = (cartAttributes: unknown) =>
    cartFlags(toCart(aCartBody({ cartAttributes: cartAttributes as never }), COM));
  const UNMARKED = { isWalletOffered: false, isAccountingMandatory: false, isCheckoutPosted: false };

  test('is the way that it can be paid, what it needs before, and that it goes to the checkout [CART-ENT-004]', () => {
    expect(flagsOf({ enablePaypal: true })).toEqual({ ...UNMARKED, isWalletOffered: true });
    expect(flagsOf({ isMandatoryEnabled: 'Y' })).toEqual({ ...UNMARKED, isAccountingMandatory: true });
    expect(flagsOf({ proceedCheckout: 'true' })).toEqual({ ...UNMARKED, isCheckoutPosted: true });
  });

  test('is nothing where the shop says nothing, or says it in another shape', () => {
    expect(flagsOf({ enablePaypal: 'N' })).toEqual(UNMARKED);
    expect(flagsOf({ enablePaypal: 7 })).toEqual(UNMARKED);
    expect(flagsOf({ enablePaypal: 7, isMandatoryEnabled: 'Y' }).isAccountingMandatory).toBe(true);
    expect(flagsOf(null)).toEqual(UNMARKED);
    expect(cartFlags(undefined)).toEqual(UNMARKED);
  });
});
