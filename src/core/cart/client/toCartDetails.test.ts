import { describe, expect, test } from 'vitest';
import { aCart, aCartBody, aLineBody } from '../../../../tests/support/widgets/builders';
import { NO_DETAILS } from '../rules/cartDetails';
import { cartFlags } from './sentCart';
import { toCart } from './toCart';
import { isBuyNowOffered, pickupLines, relatedProducts, toCartDetails, toFees } from './toCartDetails';

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

  test('a line without extra fields has none of them, also if they are of another shape', () => {
    const none = {
      partNumber: undefined,
      services: [],
      replaces: undefined,
      isRewardEligible: false,
      isPreOrder: false,
      isInStoreOnly: false,
      hasPriceInCartOnly: false,
    };
    expect(lineOf({ product: null })).toStrictEqual(none);
    expect(lineOf({ partNumber: 7 as never, product: { preOrder: true } as never })).toStrictEqual(none);
  });

  test('a line that is shipped on certain days has the first and the last of them [CART-ENT-005]', () => {
    const days = { minDeliveryDate: '2026-12-01', maxDeliveryDate: '2026-12-03' };
    const shipping = { type: 'STA', earliest: '2026-12-01', latest: '2026-12-03', isBackordered: false };
    const shippingOf = (shippingOption: unknown) => lineOf({ shippingOption } as never)?.shipping;
    expect(shippingOf(days)).toStrictEqual(shipping);
    expect(shippingOf({ ...days, maxDeliveryDate: null })).toStrictEqual({ ...shipping, latest: undefined });
    expect(shippingOf({ maxDeliveryDate: '2026-12-03' })).toBeUndefined();
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

  test('a cart has its delivery fee and its tax, unless the tax is not known yet [CART-ENT-003]', () => {
    const fees = { deliveryFee: '5.00', tax: '1.25' };
    const [deliveryFee, tax] = [500, 125].map((minor) => ({ minor, currency: 'USD' }));
    expect(detailsOf({ cartSummary: fees as never })).toMatchObject({ deliveryFee, tax });
    const unknownTax = { ...fees, attributes: { isTaxTBD: 'Y' } };
    expect(detailsOf({ cartSummary: unknownTax as never })).toMatchObject({ deliveryFee, tax: 'to-be-determined' });
    expect(toFees({ attributes: null }, COM)).toStrictEqual({ deliveryFee: undefined, tax: undefined });
  });

  test.each(['deliveryFee', 'tax'])('an amount that the currency does not have is named in the error: %s', (name) => {
    expect(() => toFees({ [name]: '1.005' }, COM)).toThrow(
      `cartSummary.${name}: expected an amount of USD, received 1.005`,
    );
  });

  test('a cart without lists, or with lists of another shape, has empty ones [CART-ENT-001]', () => {
    const empty = { freeItems: [], offeredItems: [], coupons: [] };
    expect(detailsOf({ freeItems: null, availableFreeItems: null, coupons: null })).toMatchObject(empty);
    const odd = { freeItems: 7, availableFreeItems: 7, coupons: 7 } as never;
    expect(detailsOf(odd)).toMatchObject(empty);
    const unpriced = [{ itemId: 'ODD', priceInfo: { finalPrice: '1.005' } }] as never;
    expect(detailsOf({ availableFreeItems: unpriced }).offeredItems).toEqual([]);
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

test.each([
  [true, ['line-1']],
  ['Y', ['line-1']],
  ['N', []],
  [null, []],
])('with bopisEligible %j, the lines that can be picked up are %j [CART-ENT-009]', (bopisEligible, ids) => {
  const items = [
    aLineBody({ product: { name: 'Mug', bopisEligible } as never }),
    aLineBody({ cartItemId: 'line-2', product: null }),
  ];
  expect([...pickupLines(toCart(aCartBody({ items }), COM))]).toEqual(ids);
});

test('a cart that no shop has sent has no line to pick up', () => {
  expect(pickupLines(aCart()).size).toBe(0);
});

test.each([
  [true, true],
  ['Y', true],
  [false, false],
  [null, false],
])('with buyNowEligible %j, the added item can be bought at once: %s [CART-ENT-001]', (buyNowEligible, is) => {
  expect(isBuyNowOffered(toCart(aCartBody({ buyNowEligible } as never), COM))).toBe(is);
  expect(isBuyNowOffered(aCart())).toBe(false);
  expect(isBuyNowOffered(undefined)).toBe(false);
});
