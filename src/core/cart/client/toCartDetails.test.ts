import { describe, expect, test } from 'vitest';
import { aCart, aCartBody, aLineBody } from '../../../../tests/support/widgets/builders';
import { NO_DETAILS } from '../rules/cartDetails';
import { cartFlags } from './sentCart';
import { toCart } from './toCart';
import { relatedProducts, toCartDetails } from './toCartDetails';

const COM = { currency: 'USD', isCOM: true };
const detailsOf = (over: Parameters<typeof aCartBody>[0]) => toCartDetails(toCart(aCartBody(over), COM), COM);
const lineOf = (over: Parameters<typeof aLineBody>[0]) => detailsOf({ items: [aLineBody(over)] }).lines.get('line-1');

describe('line details', () => {
  test('a line has the furniture service levels that are offered, with the units of each [CART-ENT-020, FURN-001]', () => {
    const furnSvcInfo = [
      { level: 'BASC', qty: 2 },
      { level: 'CUST', qty: 0 },
    ];
    expect(lineOf({ furnSvcInfo })?.services).toEqual([
      { level: 'BASC', quantity: 2 },
      { level: 'CUST', quantity: 0 },
    ]);
  });

  test('a line has the SKU that it replaces, its part number and its product flags', () => {
    const product = { name: 'Desk', preOrder: true, inStoreOnlyProduct: true, seePriceInCart: 'Y' as const };
    expect(lineOf({ altItem: { origItemId: 'OLD' }, product, partNumber: 'P-1' })).toEqual({
      partNumber: 'P-1',
      services: [],
      replaces: { sku: 'OLD', name: 'OLD' },
      isPreOrder: true,
      isInStoreOnly: true,
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
    'a line with redemptionEligibility %j can be paid with rewards: %s [CART-ENT-019]',
    (redemptionEligibility, is) => {
      expect(lineOf({ easyRewardsItem: { redemptionEligibility } })?.isRewardEligible).toBe(is);
      expect(lineOf({ easyRewardsItem: null })?.isRewardEligible).toBe(false);
    },
  );

  test.each([
    ['with an unknown level', [{ level: 'GOLD', qty: 1 }]],
    ['that are not a list', { level: 'BASC', qty: 1 }],
    ['with a fraction of a unit', [{ level: 'BASC', qty: 0.5 }]],
  ])('services %s are omitted, and the line remains', (_, furnSvcInfo) => {
    expect(lineOf({ furnSvcInfo })?.services).toEqual([]);
  });
});

describe('cart details', () => {
  test('a cart has its free items, and the free items that are offered [CART-ENT-001]', () => {
    const details = detailsOf({
      freeItems: ['PEN'],
      availableFreeItems: [{ itemId: 'PAD', product: { name: 'Pad' }, priceInfo: { finalPricePerUnit: '0.00' } }],
    });
    expect(details.freeItems).toEqual(['PEN']);
    expect(details.offeredItems).toMatchObject([{ sku: 'PAD', name: 'Pad', price: { minor: 0, currency: 'USD' } }]);
  });

  test('a cart has its coupons, each with its saving or the reason why it does not apply [CART-ENT-001]', () => {
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

  test('a cart that no shop has sent has no details', () => {
    expect(toCartDetails(aCart(), COM)).toEqual(NO_DETAILS);
  });
});

describe('relatedProducts', () => {
  const relatedOf = (relatedItems: unknown) =>
    relatedProducts(toCart(aCartBody({ relatedItems: relatedItems as never }), COM), COM);

  test('a related product has its price and its relation to the added product [CART-ENT-001]', () => {
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

  test('a product with an invalid price is omitted, and data of another shape has no products', () => {
    expect(relatedOf([{ itemId: 'ODD', priceInfo: { finalPrice: '1.005' } }])).toEqual([]);
    expect(relatedOf({ itemId: 'PLAN' })).toEqual([]);
    expect(relatedOf(null)).toEqual([]);
    expect(relatedProducts(aCart(), COM)).toEqual([]);
  });
});

describe('cartFlags', () => {
  const flagsOf = (cartAttributes: unknown) =>
    cartFlags(toCart(aCartBody({ cartAttributes: cartAttributes as never }), COM));
  const NO_FLAGS = { isWalletOffered: false, isAccountingMandatory: false, isCheckoutPosted: false };

  test('the flags are an offered wallet, mandatory accounting and a posted checkout [CART-ENT-004]', () => {
    expect(flagsOf({ enablePaypal: true })).toEqual({ ...NO_FLAGS, isWalletOffered: true });
    expect(flagsOf({ isMandatoryEnabled: 'Y' })).toEqual({ ...NO_FLAGS, isAccountingMandatory: true });
    expect(flagsOf({ proceedCheckout: 'true' })).toEqual({ ...NO_FLAGS, isCheckoutPosted: true });
  });

  test('a flag is unset if the shop sends nothing, N or another type', () => {
    expect(flagsOf({ enablePaypal: 'N' })).toEqual(NO_FLAGS);
    expect(flagsOf({ enablePaypal: 7 })).toEqual(NO_FLAGS);
    expect(flagsOf({ enablePaypal: 7, isMandatoryEnabled: 'Y' }).isAccountingMandatory).toBe(true);
    expect(flagsOf(null)).toEqual(NO_FLAGS);
    expect(cartFlags(undefined)).toEqual(NO_FLAGS);
  });
});
