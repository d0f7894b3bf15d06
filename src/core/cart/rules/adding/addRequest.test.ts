import { describe, expect, test } from 'vitest';
import { ADD_SOURCES, type AddItem, type AddVerdict, prepareAdd } from './addRequest';

const COM = { isSBA: false, hasPaidLine: true };
const SBA = { isSBA: true, hasPaidLine: true };

const mug = (over: Partial<AddItem> = {}): AddItem => ({ sku: 'MUG', quantity: 1, ...over });
const itemsOf = (verdict: AddVerdict) => (verdict.ok ? verdict.items : verdict.code);

describe('prepareAdd in SBA', () => {
  test.each([[[]], [undefined], ['MUG'], [{ 0: mug() }]])(
    'an SBA add of %j is rejected: no items passed [CART-ADD-013]',
    (items) => {
      expect(prepareAdd(items as AddItem[] | undefined, SBA)).toEqual({
        ok: false,
        code: 'INVALID_ITEMS',
        text: 'Items not passed',
      });
    },
  );

  test('an SBA add with two invalid quantities is rejected [CART-ADD-014]', () => {
    expect(prepareAdd([mug({ quantity: 0 }), mug(), mug({ quantity: -1 })], SBA)).toEqual({
      ok: false,
      code: 'INVALID_QTY',
      text: 'Qty of one the items is incorrect',
    });
  });

  test.each([Number.NaN, 1.5, Infinity])('a consumer’s add of %s units is rejected', (quantity) => {
    expect(prepareAdd([mug({ quantity })], COM)).toMatchObject({ ok: false, code: 'INVALID_QTY' });
  });

  test.each<[string, AddItem[], string | undefined]>([
    ['one invalid quantity', [mug({ quantity: 0 }), mug()], undefined],
    [
      'two invalid quantities, one of them of version b2',
      [mug({ quantity: 0 }), mug({ quantity: 0, version: 'b2' })],
      undefined,
    ],
    ['two invalid quantities and version b2 for the add', [mug({ quantity: 0 }), mug({ quantity: 0 })], 'b2'],
  ])('an SBA add with %s is accepted [CART-ADD-014]', (_, items, version) => {
    expect(prepareAdd(items, { ...SBA, version }).ok).toBe(true);
  });

  test('a resolved SKU replaces the SKU only if it contains ## [CART-ADD-015]', () => {
    expect(itemsOf(prepareAdd([mug({ resolvedSku: 'MUG##7' }), mug({ resolvedSku: 'MUG-7' })], SBA))).toMatchObject([
      { sku: 'MUG##7' },
      { sku: 'MUG' },
    ]);
  });

  test('an SBA add does not change the delivery type [CART-ADD-017]', () => {
    const item = mug({ deliveryType: 'ISP' });
    expect(itemsOf(prepareAdd([item], SBA))).toEqual([item]);
  });
});

describe('prepareAdd in COM', () => {
  test.each(['STS', 'ISP'] as const)(
    'a store delivery (%s) becomes ship to address if no store is known [CART-ADD-017, CART-ADD-016]',
    (deliveryType) => {
      expect(itemsOf(prepareAdd([mug({ deliveryType })], COM))).toEqual([mug({ deliveryType: 'STA' })]);
    },
  );

  test.each(['STS', 'ISP'] as const)(
    'a store delivery (%s) has the number of the known store [CART-ADD-018, CART-ADD-016]',
    (deliveryType) => {
      expect(itemsOf(prepareAdd([mug({ deliveryType })], { ...COM, storeNumber: '0042' }))).toEqual([
        mug({ deliveryType, storeNumber: '0042' }),
      ]);
    },
  );

  test.each([mug({ deliveryType: 'ISP', storeNumber: '0007' }), mug({ deliveryType: 'STA' }), mug()])(
    'a COM add does not change the item %j [CART-ADD-017, CART-ADD-018]',
    (item) => {
      expect(itemsOf(prepareAdd([item], { ...COM, storeNumber: '0042' }))).toEqual([item]);
    },
  );

  test('a COM add neither validates quantities nor uses resolved SKUs', () => {
    const items = [mug({ quantity: 0, resolvedSku: 'MUG##7' }), mug({ quantity: 0 })];
    expect(itemsOf(prepareAdd(items, COM))).toEqual(items);
  });
});

describe('free samples', () => {
  const sample = mug({ sku: 'SAMPLE', isFreeSample: true });

  test.each([
    ['COM', COM],
    ['SBA', SBA],
  ])('free samples cannot be bought alone in %s [CART-ADD-022, CART-MSG-006]', (_, facts) => {
    expect(prepareAdd([sample, sample], { ...facts, hasPaidLine: false })).toMatchObject({
      ok: false,
      code: 'FREE_SAMPLE_ALONE',
      text: 'A free sample cannot be purchased individually.',
    });
  });

  test('free samples can be bought with a paid item in the cart or in the same add [CART-ADD-022]', () => {
    expect(prepareAdd([sample], COM).ok).toBe(true);
    expect(prepareAdd([sample, mug()], { ...COM, hasPaidLine: false }).ok).toBe(true);
  });
});

test('the six sources of an add are named by their surface', () => {
  expect(ADD_SOURCES).toEqual(['productTile', 'recommendation', 'list', 'quickView', 'quickBuy', 'furnitureTable']);
});
