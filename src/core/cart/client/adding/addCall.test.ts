import { describe, expect, test } from 'vitest';
import { aStorefront, BUSINESS_CONTEXT } from '../../../../../tests/support/widgets/storefront';
import { ADD_SOURCES, type AddItem } from '../../rules/adding/addRequest';

const MUG: AddItem = { sku: 'MUG', quantity: 1 };
const of = (sku: string, quantity = 1): AddItem => ({ sku, quantity });

describe('the request of an add', () => {
  test('an add is one POST with its items and its query [CART-ADD-004, CART-ADD-001, CART-ADD-002]', async () => {
    const { cart, shop } = aStorefront();
    await cart.add([of('MUG', 2)]);

    expect(shop.requests).toHaveLength(1);
    expect(shop.requests[0]).toMatchObject({
      method: 'POST',
      path: '/cc/api/checkout/default/item',
      query: { mmx: 'true', responseType: 'WHOLE' },
      body: { items: [{ itemId: 'MUG', qty: 2 }] },
      keepalive: true,
    });
    expect(shop.requests[0]?.headers['x-http-method-override']).toBeUndefined();
    expect(shop.requests[0]?.body).toEqual({ items: [{ itemId: 'MUG', qty: 2 }] });
  });

  test('an add sends every option that the page sets [CART-ADD-001, CART-ADD-002]', async () => {
    const { cart, shop } = aStorefront({ config: { cart: { coupons: ['SAVE5'] } } });
    await cart.add(
      [
        {
          ...MUG,
          deliveryType: 'ISP',
          storeNumber: '0042',
          parent: { sku: 'CHAIR', lineId: 'line-1', relation: 'WARRANTY' },
        },
      ],
      {
        addresses: [{ zip: '02101' }],
        skipRelatedProduct: true,
        storeNumber: '0007',
        mmx: false,
        type: 'b2b',
        forceUpdate: true,
        duplicateOrder: true,
        buyNow: true,
        skipInv: true,
        fromCC: true,
        ux2: true,
        memItem: true,
        source: 'quickView',
        ignoreExistQty: true,
      },
    );

    expect(shop.requests[0]?.body).toEqual({
      items: [
        {
          itemId: 'MUG',
          qty: 1,
          deliveryType: 'ISP',
          pickupStoreNumber: '0042',
          parentItemId: 'CHAIR',
          parentRelationCartItemId: 'line-1',
          parentRelationType: 'WARRANTY',
        },
      ],
      addresses: [{ zip: '02101' }],
      skipRelatedProduct: true,
      yourStoreNo: '0007',
      coupons: ['SAVE5'],
    });
    expect(shop.requests[0]?.query).toEqual({
      mmx: 'false',
      type: 'b2b',
      responseType: 'WHOLE',
      forceUpdate: 'true',
      duplicateOrder: 'true',
      buyNow: 'true',
      skipInv: 'true',
      fromCC: 'true',
      ux2: 'true',
      memItem: 'true',
      source: 'quickView',
      ignoreExistQty: 'true',
    });
  });

  test('an add of empty values sends none, and one before another line says so [CART-ADD-001]', async () => {
    const { cart, shop } = aStorefront();
    const empty = {
      deliveryType: '',
      storeNumber: '',
      version: '',
      parent: { sku: '', lineId: '', relation: 'WARRANTY' },
    };
    await cart.add([{ ...MUG, ...empty } as AddItem], {
      ignoreHardAlternates: true,
      beforeLineId: 'line-2',
      coupons: [],
    });
    expect(shop.requests[0]?.body).toEqual({
      items: [{ itemId: 'MUG', qty: 1, parentRelationType: 'WARRANTY' }],
      ignoreHrdAlt: true,
      beforeCartItemId: 'line-2',
    });
  });

  test('an add sends the coupons of the page, unless it has its own [CART-ADD-001]', async () => {
    const { cart, shop } = aStorefront({ config: { cart: { coupons: ['SAVE5'] } } });
    for (const coupons of [undefined, [], ['OWN']]) await cart.add([MUG], { coupons });
    expect(shop.requests.map(({ body }) => (body as { coupons?: string[] }).coupons)).toEqual([
      ['SAVE5'],
      undefined,
      ['OWN'],
    ]);
  });

  test('an add sends the version that is set for the add or for an item [CART-ADD-014]', async () => {
    const { cart, shop } = aStorefront({ config: BUSINESS_CONTEXT });
    await cart.add([of('MUG', 0), of('PEN', 0)], { version: 'b2' });
    await cart.add([{ ...of('MUG', 0), version: 'b2' }, of('PEN', 0)]);
    expect(shop.requests.map(({ query }) => query['version'])).toEqual(['b2', undefined]);
    expect((shop.requests[1]?.body as { items: unknown[] } | undefined)?.items).toEqual([
      { itemId: 'MUG', qty: 0, version: 'b2' },
      { itemId: 'PEN', qty: 0 },
    ]);
  });

  test('an add sends special addresses as base64 of their JSON in UTF-8 [CART-ADD-003]', async () => {
    const { cart, shop } = aStorefront();
    const [specialShipTo, specialBillTo] = [{ city: 'Montréal 🍁' }, { city: 'Troy' }];
    await cart.add([MUG], { specialShipTo, specialBillTo });

    const read = (text = '') => JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    expect(read(shop.requests[0]?.query['specialShipTo'])).toEqual(specialShipTo);
    expect(shop.requests[0]?.query['specialBillTo']).toBe(btoa('{"city":"Troy"}'));
  });

  test.each(ADD_SOURCES)('an add from %s sends the same request, with its own source [GEN-007]', async (source) => {
    const { cart, shop } = aStorefront();
    const feedback = await cart.add([MUG], { source });
    expect(shop.requests.map(({ call, query }) => [call, query['source']])).toEqual([['add', source]]);
    expect(feedback.kind).toBe('answered');
  });

  test('an add ignores hard alternates until the customer’s opt-out expires', async () => {
    let now = Date.UTC(2026, 10, 24);
    const hardAltOptOut = JSON.stringify({ value: 'Y', expires: now + 1 });
    const { cart, shop } = aStorefront({ host: { localStorage: { hardAltOptOut }, now: () => now } });
    await cart.add([MUG]);
    now += 1;
    await cart.add([MUG]);
    expect(shop.requestsOf('add').map(({ body }) => (body as { ignoreHrdAlt?: boolean }).ignoreHrdAlt)).toEqual([
      true,
      undefined,
    ]);
  });
});
