import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCartBody, aLineBody } from '../../../../tests/support/widgets/builders';
import { CommerceError } from '../../platform/rules/commerceError';
import { decimalFromMoney } from '../../platform/rules/moneyMath';
import type { CartBody } from '../contract/cart';
import { toCart } from './toCart';

const COM = { currency: 'USD', isCOM: true };
const SBA = { currency: 'USD', isCOM: false };
const USD = (minor: number) => ({ minor, currency: 'USD' });

const lineOf = (over: Parameters<typeof aLineBody>[0], cartContext = COM) =>
  toCart(aCartBody({ items: [aLineBody(over)] }), cartContext).lines[0]!;

describe('toCart lines', () => {
  test('a line has its ids, quantities and product, and the action of the last request [CART-ENT-005, CART-ENT-009]', () => {
    const line = lineOf({
      itemId: 'CHAIR',
      cartItemId: 'line-7',
      qty: 3,
      qtyAdded: 2,
      requestedQty: 4,
      actioned: 'EDIT_ITEM',
      product: { name: 'Chair', brandName: 'Sit', url: '/p', images: { standard: ['/1.webp', '/2.webp'] } },
    });
    expect(line).toMatchObject({
      id: 'line-7',
      sku: 'CHAIR',
      name: 'Chair',
      brandName: 'Sit',
      url: '/p',
      imageUrl: '/1.webp',
      quantity: 3,
      quantityAdded: 2,
      requestedQuantity: 4,
      action: 'EDIT_ITEM',
    });
  });

  test('a line accepts its image as a string, and is named by its SKU without a product [CART-ENT-009]', () => {
    expect(lineOf({ product: { images: { standard: '/1.webp' } } }).imageUrl).toBe('/1.webp');
    expect(lineOf({ product: null })).toMatchObject({ name: 'MUG', imageUrl: undefined, isSoftware: false });
  });

  test.each(['ADD_ITEM', 'DELETED_ITEM', 'EDIT_ITEM', 'NONE'] as const)(
    'a line has the action %s [CART-ENT-007]',
    (actioned) => {
      expect(lineOf({ actioned }).action).toBe(actioned);
    },
  );

  test.each(['TRANSIENT', 'APPROVED', 'ACTIVE', 'DELETED'] as const)(
    'a line has the status %s in SBA [CART-ENT-006]',
    (status) => {
      expect(lineOf({ status }, SBA).status).toBe(status);
    },
  );

  test.each([
    ['TRANSIENT', 'ACTIVE'],
    ['APPROVED', 'ACTIVE'],
    ['ACTIVE', 'ACTIVE'],
    ['DELETED', 'DELETED'],
    [null, 'ACTIVE'],
  ] as const)('a line with the status %s is %s in COM [CART-ENT-022]', (status, expected) => {
    expect(lineOf({ status }).status).toBe(expected);
  });

  test.each(['WARRANTY', 'ASSEMBLY', 'BUNDLE'] as const)(
    'a line refers to its parent with the relation %s [CART-ENT-008]',
    (relation) => {
      const line = lineOf({ parentItemId: 'CHAIR', parentRelationCartItemId: 'line-1', parentRelationType: relation });
      expect(line.parent).toEqual({ sku: 'CHAIR', lineId: 'line-1', relation });
      expect(lineOf({}).parent).toBeUndefined();
    },
  );

  test.each([
    ['ESD', true],
    ['DF', true],
    ['BOX', false],
    [null, false],
  ])('a line of the product type %s is software: %s [CART-ENT-010]', (productTypeName, isSoftware) => {
    expect(lineOf({ product: { productTypeName } }).isSoftware).toBe(isSoftware);
  });

  test('a line has exact prices, from decimal strings and from numbers [CART-ENT-011]', () => {
    const priceInfo = { finalPricePerUnit: '19.9', finalPrice: 39.8, basePrice: '24.00' };
    expect(lineOf({ priceInfo }).price).toEqual({ unit: USD(1990), total: USD(3980), base: USD(2400), savings: [] });
  });

  test('a line has its savings, without a label if the shop sends none or an empty one [CART-ENT-011]', () => {
    const priceAdjustment = [{ label: 'Clearance', amount: '1.00' }, { amount: '2.00' }, { label: '', amount: 3 }, {}];
    expect(lineOf({ priceInfo: { priceAdjustment } }).price.savings).toEqual([
      { label: 'Clearance', amount: USD(100) },
      { amount: USD(200) },
      { amount: USD(300) },
    ]);
  });

  test('a line can have another price in the feedback of an add [CART-ENT-012]', () => {
    const line = lineOf({ addToCartPriceInfo: { finalPricePerUnit: '9.99' } });
    expect(line.feedbackPrice?.unit).toEqual(USD(999));
    expect(line.price.unit).toEqual(USD(1250));
    expect(lineOf({}).feedbackPrice).toBeUndefined();
  });

  test('a line has its delivery, from the selected option or else the shipping info [CART-ENT-013, CART-ENT-014]', () => {
    const option = {
      deliveryType: 'ISP',
      pickupStoreNumber: '0042',
      minDeliveryDate: '2026-11-24',
      isBackOrder: 'Y' as const,
    };
    expect(lineOf({ selectedDeliveryOption: option, shippingInfo: { deliveryType: 'STA' } }).delivery).toEqual({
      type: 'ISP',
      storeNumber: '0042',
      earliest: '2026-11-24',
      latest: undefined,
      isBackordered: true,
    });
    const shippingInfo = { deliveryType: 'STS', pickStoreNumber: '0007' };
    expect(lineOf({ shippingInfo }).delivery).toMatchObject({ type: 'STS', storeNumber: '0007' });
    expect(lineOf({}).delivery).toBeUndefined();
  });

  test('a line has its surcharge split as its increment if a surcharge applies [CART-ENT-015, CART-QTY-002]', () => {
    expect(lineOf({ surchargeApplicable: true, surchargeSplit: '6' }).surcharge).toEqual({ increment: 6 });
    expect(lineOf({ surchargeApplicable: 'N', surchargeSplit: 6 }).surcharge).toBeUndefined();
  });

  test.each([
    [true, true],
    ['24328471', true],
    ['N', false],
    ['false', false],
    ['0', false],
    [0, false],
    [1, true],
    ['', false],
    [null, false],
  ])('a line with membershipSKU %j is a membership: %s [CART-ENT-016]', (membershipSKU, isMembership) => {
    expect(lineOf({ itemAttributes: { membershipSKU } }).isMembership).toBe(isMembership);
  });

  test('a line has its budget center [CART-ENT-017]', () => {
    expect(lineOf({ itemAccountInfo: { bcName: 'Marketing' } }).budgetCenter).toBe('Marketing');
  });

  test.each([
    [{ messages: [{ code: 'OUT_OF_STOCK', type: 'WARNING' }] }, true],
    [{ messages: [{ code: 'ITEM_INVENTORY_NOT_AVAILABLE' }] }, true],
    [{ errorMessage: [{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY' }] }, true],
    [{ inventory: [{ itemId: 'MUG', availablequantity: 0 }] }, true],
    [{ inventory: [{ itemId: 'MUG', availablequantity: -3 }] }, true],
    [{ inventory: [{ itemId: 'MUG', availablequantity: 1 }] }, false],
    [{ inventory: [{ itemId: 'MUG', availablequantity: null }] }, false],
    [{ inventory: [{ itemId: 'MUG' }] }, false],
    [{ messages: [{ code: 'PARTIAL_QTY_AVAILABLE' }] }, false],
  ])('a line with %j is out of stock: %s [CART-FETCH-005, CART-ENT-018]', (over, isOutOfStock) => {
    expect(lineOf(over).isOutOfStock).toBe(isOutOfStock);
  });

  test('a line has its messages and its error messages [CART-ENT-005, CART-ENT-021]', () => {
    const messages = [{ code: 'QTY_LIMIT_ITEM', type: 'WARNING', value: 5 }];
    const errorMessage = [{ code: 'OUT_OF_STOCK', type: 'ERROR', message: 'None left', itemId: 'MUG' }];
    expect(lineOf({ messages, errorMessage }).messages).toEqual([
      { code: 'QTY_LIMIT_ITEM', type: 'WARNING', text: undefined, value: 5, sku: undefined },
      { code: 'OUT_OF_STOCK', type: 'ERROR', text: 'None left', value: undefined, sku: 'MUG' },
    ]);
  });
});

describe('lines with few fields', () => {
  test('a line without optional fields has none of them [CART-ENT-005]', () => {
    expect(toCart({ items: [{ itemId: 'MUG', qty: 1 }] }, COM).lines).toStrictEqual([
      {
        id: '',
        sku: 'MUG',
        name: 'MUG',
        brandName: undefined,
        url: undefined,
        baseCategory: undefined,
        imageUrl: undefined,
        quantity: 1,
        requestedQuantity: undefined,
        quantityAdded: undefined,
        quantityLimit: undefined,
        status: 'ACTIVE',
        action: 'NONE',
        parent: undefined,
        messages: [],
        price: { unit: undefined, total: undefined, base: undefined, savings: [] },
        feedbackPrice: undefined,
        delivery: undefined,
        surcharge: undefined,
        isSoftware: false,
        isMembership: false,
        isFreeSample: false,
        isOutOfStock: false,
        budgetCenter: undefined,
      },
    ]);
  });

  test.each([
    [{ parentItemId: 'CHAIR' }, { sku: 'CHAIR' }],
    [{ parentRelationCartItemId: 'line-1' }, { lineId: 'line-1' }],
    [{ parentRelationType: 'BUNDLE' as const }, { relation: 'BUNDLE' }],
    [{ parentItemId: '', parentRelationCartItemId: null }, undefined],
  ])('a line with %j has the parent %j [CART-ENT-008]', (over, parent) => {
    expect(lineOf(over).parent).toEqual(parent);
  });

  test.each([COM, SBA])(
    'a line without a status is deleted if the last request deleted it: %j [CART-ENT-006]',
    (context) => {
      expect(lineOf({ status: null, actioned: 'DELETED_ITEM' }, context).status).toBe('DELETED');
      expect(lineOf({ status: null, actioned: 'EDIT_ITEM' }, context).status).toBe('ACTIVE');
    },
  );

  test('a line has its limit, its shelf, its free-sample mark and both days of its delivery [CART-ENT-005, CART-ENT-009]', () => {
    const selectedDeliveryOption = {
      deliveryType: 'STA',
      minDeliveryDate: '2026-11-24',
      maxDeliveryDate: '2026-11-26',
    };
    const product = { baseCategory: 'SEATING' };
    const itemAttributes = { freeSample: true };
    expect(lineOf({ quantityLimit: 5, product, itemAttributes, selectedDeliveryOption } as never)).toMatchObject({
      quantityLimit: 5,
      baseCategory: 'SEATING',
      isFreeSample: true,
      delivery: { type: 'STA', earliest: '2026-11-24', latest: '2026-11-26', isBackordered: false },
    });
  });

  test('the increment of a surcharge is its split, else the factor of its alternate [CART-ENT-015, CART-QTY-002]', () => {
    expect(lineOf({ surchargeApplicable: true, altFactor: 4 } as never).surcharge).toEqual({ increment: 4 });
    expect(lineOf({ surchargeApplicable: true }).surcharge).toEqual({ increment: 1 });
  });

  test.each([
    [{ priceInfo: { finalPricePerUnit: '1.005' } }, 'priceInfo.finalPricePerUnit'],
    [{ priceInfo: { finalPrice: '1.005' } }, 'priceInfo.finalPrice'],
    [{ priceInfo: { basePrice: '1.005' } }, 'priceInfo.basePrice'],
    [{ priceInfo: { priceAdjustment: [{ amount: '1.005' }] } }, 'priceAdjustment.amount'],
  ])('an amount of a line that the currency does not have is named: %j', (over, field) => {
    expect(() => lineOf(over)).toThrow(`cart: ${field}: expected an amount of USD, received 1.005`);
  });

  test('a base price whose sum for all units cannot be exact is an error', () => {
    const priceInfo = { basePrice: '900000000000.00' };
    expect(() => lineOf({ priceInfo, qty: 9999 })).toThrow(CommerceError);
    expect(lineOf({ priceInfo: { finalPrice: '900000000000.00' }, qty: 9999 }).price.total).toBeDefined();
  });
});

describe('toCart', () => {
  test.each([
    [{ cartAttributes: { numberOfItems: 3 } }, 3],
    [{ cartSummary: { numberOfItems: 2 }, items: null }, 2],
  ])('a cart that counts units but has no items is incomplete: %j', (over, count) => {
    expect(() => toCart(aCartBody(over), COM)).toThrow(
      expect.objectContaining({ kind: 'contract', message: `cart: items: expected ${count} units, received none` }),
    );
  });

  test('a special cart, whose lines are elsewhere, and an empty cart need no items [CART-ENT-002]', () => {
    const none = { items: null, cartAttributes: { numberOfItems: 3 } };
    expect(toCart(aCartBody({ ...none, type: 'SPECIAL' }), COM)).toMatchObject({ lines: [], itemCount: 3 });
    expect(toCart(aCartBody({ items: null, cartAttributes: { numberOfItems: 0 } }), COM).itemCount).toBe(0);
  });

  test('deleted lines are not counted, and every summary amount that is invalid is named [CART-ENT-003]', () => {
    const items = [aLineBody({ qty: 2 }), aLineBody({ cartItemId: 'line-2', qty: 3, status: 'DELETED' })];
    expect(toCart(aCartBody({ items }), COM).itemCount).toBe(2);
    for (const field of ['cartSubTotalAfterCoupons', 'instantCouponSavings', 'furnSvcFee', 'orderTotal'])
      expect(() => toCart(aCartBody({ cartSummary: { [field]: '1.005' } }), COM)).toThrow(
        `cart: cartSummary.${field}: `,
      );
  });

  test('items that were not added are refused items, not lines', () => {
    const refused = aLineBody({
      itemId: 'LAMP',
      cartItemId: null,
      qty: 0,
      status: 'TRANSIENT',
      requestedQty: 1,
      qtyAdded: 0,
    });
    const deleted = aLineBody({ cartItemId: 'line-2', qty: 0, status: 'DELETED' });
    const cart = toCart(aCartBody({ items: [aLineBody(), deleted, refused] }), COM);

    expect(cart.lines.map((line) => line.id)).toEqual(['line-1', 'line-2']);
    expect(cart.refused.map((line) => [line.sku, line.requestedQuantity])).toEqual([['LAMP', 1]]);
    expect(cart.itemCount).toBe(1);
  });

  test('the summary has each amount as money, if the shop sends it [CART-ENT-003]', () => {
    const cartSummary = {
      balanceOrdTotal: '90.00',
      cartSubTotal: '100.00',
      cartSubTotalAfterCoupons: '95.00',
      instantCouponSavings: '5.00',
      finalMembershipSavings: '1.50',
      handlingFee: '3.00',
      surchargeFeePerUnit: '0.25',
      furnSvcFee: '49.00',
      orderTotal: '98.00',
    };
    expect(toCart(aCartBody({ cartSummary }), COM).summary).toEqual({
      balance: USD(9000),
      subtotal: USD(10000),
      subtotalAfterCoupons: USD(9500),
      instantSavings: USD(500),
      memberSavings: USD(150),
      handlingFee: USD(300),
      surchargeFee: USD(25),
      furnitureServiceFee: USD(4900),
      total: USD(9800),
    });
    expect(toCart(aCartBody(), COM).summary.total).toBeUndefined();
  });

  test('a furniture service fee that is to be determined has no amount [CART-ENT-003]', () => {
    const cartSummary = { furnSvcFee: '0.00', attributes: { isFurnitureServicesFeeTBD: true } };
    expect(toCart(aCartBody({ cartSummary }), COM).summary.furnitureServiceFee).toBe('to-be-determined');
  });

  test('the item count comes from the attributes, else the summary, else the lines [CART-ENT-003, CART-ENT-004]', () => {
    const items = [aLineBody({ qty: 4 })];
    expect(
      toCart(aCartBody({ items, cartAttributes: { numberOfItems: 7 }, cartSummary: { numberOfItems: 6 } }), COM)
        .itemCount,
    ).toBe(7);
    expect(toCart(aCartBody({ items, cartSummary: { numberOfItems: 6 } }), COM).itemCount).toBe(6);
    expect(toCart(aCartBody({ items }), COM).itemCount).toBe(4);
  });

  test('a cart has its type, its user type and its messages [CART-ENT-001, CART-ENT-002, CART-ENT-004]', () => {
    const cart = toCart(
      aCartBody({
        type: 'SPECIAL',
        cartAttributes: { userType: 'PR6' },
        messages: [{ code: 'EMPTY_CART', type: 'WARNING' }],
      }),
      COM,
    );
    expect(cart).toMatchObject({
      type: 'SPECIAL',
      userType: 'PR6',
      messages: [{ code: 'EMPTY_CART', type: 'WARNING' }],
    });
  });

  test('an empty body is an empty cart', () => {
    expect(toCart({}, COM)).toMatchObject({ id: '', lines: [], refused: [], messages: [], itemCount: 0 });
  });

  test('an amount with a fraction of a cent is a contract error that names the field', () => {
    const body = aCartBody({ cartSummary: { cartSubTotal: '1.005' } });
    expect(() => toCart(body, COM)).toThrow(
      expect.objectContaining({ kind: 'contract', message: expect.stringContaining('cartSummary.cartSubTotal') }),
    );
  });

  test('every amount is parsed exactly, from a decimal string or a number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (minor) => {
        const decimal = decimalFromMoney(USD(minor));
        const { summary } = toCart(
          aCartBody({ cartSummary: { orderTotal: decimal, cartSubTotal: Number(decimal) } }),
          COM,
        );
        expect([summary.total, summary.subtotal]).toEqual([USD(minor || 0), USD(minor || 0)]);
      }),
    );
  });

  test('every line is preserved in order, with its id, SKU and quantity', () => {
    const line = fc.record({ cartItemId: fc.uuid(), itemId: fc.string({ minLength: 1 }), qty: fc.nat(9999) });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const body: CartBody = aCartBody({ items: lines.map((over) => aLineBody(over)) });
        expect(
          toCart(body, COM).lines.map(({ id, sku, quantity }) => ({ cartItemId: id, itemId: sku, qty: quantity })),
        ).toEqual(lines);
      }),
    );
  });

  test('an amount out of range throws a CommerceError', () => {
    expect(() => toCart(aCartBody({ cartSummary: { orderTotal: 1e21 } }), COM)).toThrow(CommerceError);
  });
});
