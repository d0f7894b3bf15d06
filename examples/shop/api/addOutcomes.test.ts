import { describe, expect, test } from 'vitest';
import { itemOf, remarksOf } from '../testing/aVisitor';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();
const paper = 'OFF-PA-10000061';

describe('refused, limited and changed adds', () => {
  test.each([
    ['TEC-AC-10000158', 2, 1, ['QTY_LIMIT_EXCEEDED WARNING']],
    ['TEC-MA-10000418', 1, 0, ['PRICE_NOT_AVAILABLE ERROR']],
    ['OFF-LA-10000081', 1, 0, ['ITEM_NOT_PUBLISHED ERROR']],
    ['OFF-LA-10000121', 1, 0, ['ITEM_NOT_AVAILABLE ERROR']],
    ['OFF-AP-10000159', 1, 0, ['RESTRICTED_ITEM ERROR']],
    ['OFF-AP-10000179', 1, 0, ['HEALTH_CARE_RESTRICTION ERROR']],
    ['TEC-PH-10000038', 1, 0, ['ITEM_NOT_AVAILABLE ERROR']],
    ['OFF-SU-10000381', 1, 0, ['INVALID_STORE_NUMBER ERROR']],
    ['WARRANTY-2YR', 1, 0, ['STANDALONE_WARRANTY_ITEM ERROR']],
    ['ASSEMBLY-STD', 1, 0, ['STANDALONE_WARRANTY_ITEM ERROR']],
    ['GIFT-CARD-25', 6, 5, ['GIFT_CARD_LIMIT_EXCEEDED WARNING']],
    ['OFF-PA-10000007', 7, 6, ['QTY_STEP_ADJUSTED WARNING']],
    ['FUR-CH-10000422', 1, 1, []],
    ['TEC-PH-10000127', 1, 1, []],
  ])('%s: of %i units, %i are added', async (sku, requested, added, remarks) => {
    const item = itemOf(await open.visitor.add(sku, requested), sku);
    expect(remarksOf(item)).toEqual(remarks);
    expect(item).toMatchObject({ qty: added, qtyAdded: added, requestedQty: requested });
    if (added === 0) {
      expect(item.cartItemId).toBeUndefined();
      expect(item.status).toBe('TRANSIENT');
      expect((await open.visitor.read()).items).toEqual([]);
    }
  });

  test('a free sample is refused alone, and added once with a paid item [CART-ADD-022]', async () => {
    const sample = 'SAMPLE-GEL-PEN';
    expect(remarksOf(itemOf(await open.visitor.add(sample), sample))).toEqual(['FREE_SAMPLE_ALONE ERROR']);
    expect((await open.visitor.read()).items).toEqual([]);
    const both = await open.visitor.addAll([
      { itemId: sample, qty: 2 },
      { itemId: paper, qty: 1 },
    ]);
    expect(itemOf(both, sample)).toMatchObject({ qty: 1, itemAttributes: { freeSample: true } });
    expect(both.cartSummary).toMatchObject({ cartSubTotal: '6.48', orderTotal: '13.43' });
  });

  test('an add that fails responds with 500 and adds nothing', async () => {
    const response = await open.visitor.send('/cc/api/checkout/default/item', {
      body: { items: [{ itemId: 'OFF-FA-10000053', qty: 1 }] },
    });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      status: 500,
      messages: [{ code: 'TECHNICAL_PROBLEM', type: 'ERROR' }],
    });
    expect((await open.visitor.read()).items).toEqual([]);
  });

  test('a special order returns a SPECIAL cart without items', async () => {
    expect(await open.visitor.add('OFF-SU-10000432')).toMatchObject({ type: 'SPECIAL', items: [] });
  });

  test('a substituted item is added as its substitute, with the original SKU and a warning', async () => {
    const item = itemOf(await open.visitor.add('OFF-PA-10000029'), 'OFF-PA-10000048');
    expect(item).toMatchObject({ qty: 1, altItem: { origItemId: 'OFF-PA-10000029', origItemName: 'Xerox 224' } });
    expect(remarksOf(item)).toEqual(['SURCHG_ALTS_ITM_MSG WARNING']);
  });

  test.each(['the request', 'the visit'])('an item is not substituted when %s opts out', async (who) => {
    if (who === 'the visit') await open.visitor.send('/cc/api/cart/opt/type?type=HARD_ALT_OPT_OUT&value=Y');
    const options = who === 'the request' ? { ignoreHrdAlt: true } : {};
    const cart = await open.visitor.addAll([{ itemId: 'OFF-PA-10000029', qty: 1 }], options);
    expect(itemOf(cart, 'OFF-PA-10000029').qty).toBe(1);
  });
});

describe('pick-up adds', () => {
  const scissors = 'OFF-SU-10000381';

  test('a pick-up is added with its store', async () => {
    const item = itemOf(
      await open.visitor.add(scissors, 1, { deliveryType: 'ISP', pickupStoreNumber: '0008' }),
      scissors,
    );
    expect(item).toMatchObject({ qty: 1, shippingInfo: { deliveryType: 'ISP', pickStoreNumber: '0008' } });
  });

  test('a pick-up without a store uses the store of the request', async () => {
    const cart = await open.visitor.addAll([{ itemId: scissors, qty: 1, deliveryType: 'ISP' }], {
      yourStoreNo: '0112',
    });
    expect(itemOf(cart, scissors).selectedDeliveryOption?.pickupStoreNumber).toBe('0112');
  });

  test.each([[undefined], ['9999'], ["0008' OR 1=1"]])(
    'a pick-up without an existing store is refused: %s',
    async (pickupStoreNumber) => {
      const item = itemOf(await open.visitor.add(scissors, 1, { deliveryType: 'ISP', pickupStoreNumber }), scissors);
      expect(remarksOf(item)).toEqual(['INVALID_STORE_NUMBER ERROR']);
    },
  );

  test('a pick-up of a product that no store stocks is refused', async () => {
    const item = itemOf(
      await open.visitor.add('FUR-BO-10001798', 1, { deliveryType: 'ISP', pickupStoreNumber: '0008' }),
      'FUR-BO-10001798',
    );
    expect(remarksOf(item)).toEqual(['NOT_AVAILABLE_FOR_BOPIS ERROR']);
  });

  test('a pick-up and a delivery of the same product are two lines', async () => {
    await open.visitor.add(paper);
    const cart = await open.visitor.add(paper, 1, { deliveryType: 'ISP', pickupStoreNumber: '0008' });
    expect(cart.items).toHaveLength(2);
  });

  test('shipping to an unknown store becomes a delivery to the address, with a warning', async () => {
    const item = itemOf(await open.visitor.add(paper, 1, { deliveryType: 'STS', pickupStoreNumber: '9999' }), paper);
    expect(item.shippingInfo?.deliveryType).toBe('STA');
    expect(remarksOf(item)).toEqual(['INVALID_STORE_NUMBER WARNING']);
  });
});
