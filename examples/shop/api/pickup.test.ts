import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PickupAddressBody, PickupStoresBody } from '../../../src/core/stores/contract/stores';
import { orders, storeStock } from '../database/schema';
import { itemOf, remarksOf } from '../testing/aVisitor';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();
const paper = 'OFF-PA-10000061';
const bookcase = 'FUR-BO-10001798';

async function lookup(location: object, skus = '', more: object = {}) {
  const body = { zipCode: '', state: '', city: '', searchParam: '', tenantId: '10001', ...location, ...more };
  const response = await open.visitor.send(`/cc/api/omni/pickupinstore?itemIds=${skus}`, { body });
  expect(response.status).toBe(200);
  return v.parse(PickupStoresBody, await response.json());
}

const numbers = ({ pickInStoreDetails }: Awaited<ReturnType<typeof lookup>>) =>
  pickInStoreDetails[0]?.store?.map(({ storeNumber }) => storeNumber);

async function shelf(storeNumber: string, sku: string, stock?: number): Promise<number | undefined> {
  const condition = and(eq(storeStock.storeNumber, storeNumber), eq(storeStock.sku, sku));
  if (stock !== undefined) {
    const target = [storeStock.storeNumber, storeStock.sku];
    await open.database
      .insert(storeStock)
      .values({ storeNumber, sku, stock })
      .onConflictDoUpdate({ target, set: { stock } });
  }
  const [row] = await open.database.select().from(storeStock).where(condition);
  return row?.stock;
}

const change = async (body: object) =>
  open.visitor.cartOf(
    await open.visitor.send('/cc/api/checkout/default/item', {
      body,
      headers: { 'X-HTTP-Method-Override': 'PUT' },
    }),
  );

describe('pick-up lookup', () => {
  test('the lookup returns stores within 20 miles, nearest first, with their stock [STORE-015, STORE-017]', async () => {
    await shelf('0112', paper, 3);
    const found = await lookup({ zipCode: '01760' }, `${paper},${bookcase}`);

    expect(numbers(found)?.[0]).toBe('0008');
    const distances = found.pickInStoreDetails[0]?.store?.map(({ distance }) => Number(distance)) ?? [];
    expect(distances.at(-1)).toBeLessThanOrEqual(20);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(found.pickInStoreDetails[0]?.store?.find(({ storeNumber }) => storeNumber === '0112')).toMatchObject({
      address: { addressLine1: '36 Brattle Street', city: 'Cambridge', state: 'MA', zipcode: '02138' },
      inventory: [
        { itemId: paper, availablequantity: 3 },
        { itemId: bookcase, availablequantity: 0 },
      ],
    });
    expect(found.taxExempt).toBeUndefined();
  });

  test.each([
    ['ZIP code', { zipCode: '60610' }, '0407'],
    ['city and state', { city: 'Seattle', state: 'WA' }, '0815'],
    ['city alone', { city: 'philadelphia' }, '0318'],
  ])('the lookup finds stores by %s', async (_, location, expected) => {
    expect(numbers(await lookup(location))).toContain(expected);
  });

  test.each([
    ['a place without stores', { zipCode: '99501' }],
    ['an empty location', {}],
    ['an unknown ZIP code', { zipCode: '00000' }],
  ])('the lookup finds no stores for %s', async (_, location) => {
    expect(numbers(await lookup(location))).toEqual([]);
  });

  test('the lookup returns taxExempt to business pages [STORE-015]', async () => {
    expect((await lookup({ zipCode: '01760' }, '', { tenantId: '10051' })).taxExempt).toBe(true);
  });

  test.each(['{"zipCode":7}', '{"city":["a"]}', '[', '{"zipCode":"\\u0000"}'])(
    'the lookup refuses the body %s',
    async (body) => {
      expect((await open.visitor.send('/cc/api/omni/pickupinstore', { body })).status).toBe(400);
    },
  );

  test('the lookup refuses more than 50 products', async () => {
    const path = `/omni/pickupinstore?itemIds=${Array.from({ length: 51 }, (_, number) => `S${number}`).join(',')}`;
    expect((await open.visitor.send(path, { body: {} })).status).toBe(400);
  });
});

describe('pick-up stock', () => {
  test('pick-up lines of a cart never exceed the stock of their store', async () => {
    await shelf('0008', paper, 5);
    const pickup = { deliveryType: 'ISP', pickupStoreNumber: '0008' };
    const first = itemOf(await open.visitor.add(paper, 4, pickup), paper);
    expect(first.qty).toBe(4);
    const second = itemOf(await open.visitor.add(paper, 4, pickup), paper);
    expect(second).toMatchObject({ qty: 5, messages: [{ code: 'PARTIAL_QTY_AVAILABLE', value: 1 }] });
    const grown = await open.visitor.update([{ cartItemId: second.cartItemId ?? '', qty: 9 }]);
    expect(itemOf(grown, paper).qty).toBe(5);
    await shelf('0112', paper, 0);
    const elsewhere = await open.visitor.add(paper, 1, { ...pickup, pickupStoreNumber: '0112' });
    expect(remarksOf(elsewhere.items?.find(({ qty }) => qty === 0) ?? itemOf(elsewhere, paper))).toEqual([
      'NOT_AVAILABLE_FOR_BOPIS ERROR',
    ]);
  });

  test('an order reduces the stock of its store, and is refused when the store has too little left', async () => {
    await shelf('0008', paper, 2);
    const pickup = { deliveryType: 'ISP', pickupStoreNumber: '0008' };
    await open.visitor.add(paper, 2, pickup);
    const form = { name: 'Ada', email: 'ada@shop.example', address1: '1 Main Street', zipCode: '02138' };
    const sold = await open.visitor.checkOut(form);
    expect(sold.headers.get('location')).toContain('/webapp/order/');
    expect(await shelf('0008', paper)).toBe(0);

    await shelf('0008', paper, 2);
    await open.visitor.add(paper, 2, pickup);
    await shelf('0008', paper, 1);
    const refused = await open.visitor.checkOut(form);
    expect(refused.headers.get('location')).not.toContain('/webapp/order/');
    expect(await shelf('0008', paper)).toBe(1);
  });
});

describe('delivery method changes', () => {
  test('a line changes from delivery to pick-up and back', async () => {
    await shelf('0008', paper, 5);
    const line = itemOf(await open.visitor.add(paper, 3), paper);
    const cartItemId = line.cartItemId ?? '';

    const fetched = await change({ items: [{ cartItemId, deliveryType: 'ISP', pickupStoreNumber: '0008' }] });
    expect(itemOf(fetched, paper)).toMatchObject({
      cartItemId,
      qty: 3,
      actioned: 'EDIT_ITEM',
      selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '0008' },
    });
    const shipped = await change({ items: [{ cartItemId, deliveryType: 'STA' }] });
    expect(itemOf(shipped, paper).selectedDeliveryOption).toMatchObject({
      deliveryType: 'STA',
      pickupStoreNumber: null,
    });
  });

  test.each([
    ['store with too little stock', paper, '0112', 'NOT_AVAILABLE_FOR_BOPIS'],
    ['unknown store', paper, '9999', 'INVALID_STORE_NUMBER'],
    ['product that stores do not hand out', bookcase, '0008', 'NOT_AVAILABLE_FOR_BOPIS'],
  ])('a change to pick-up is refused and leaves the line unchanged: %s', async (_, sku, pickupStoreNumber, code) => {
    await shelf('0112', paper, 1);
    const { cartItemId = '' } = itemOf(await open.visitor.add(sku, 2), sku);

    const after = await change({ items: [{ cartItemId, deliveryType: 'ISP', pickupStoreNumber }] });

    expect(remarksOf(itemOf(after, sku))).toEqual([`${code} ERROR`]);
    expect(itemOf(await open.visitor.read(), sku).selectedDeliveryOption).toMatchObject({ deliveryType: 'STA' });
  });
});

test('a business buyer needs the permission G_BOP to add or change to a pick-up [SESS-019]', async () => {
  await shelf('0008', paper, 5);
  const pickup = { deliveryType: 'ISP', pickupStoreNumber: '0008' };
  await open.visitor.signIn('ken@quire.example');
  const refused = await open.visitor.add(paper, 1, pickup);
  expect(remarksOf(itemOf(refused, paper))).toEqual(['NOT_AVAILABLE_FOR_BOPIS ERROR']);
  const { cartItemId = '' } = itemOf(await open.visitor.add(paper, 1), paper);
  expect(remarksOf(itemOf(await change({ items: [{ cartItemId, ...pickup }] }), paper))).toEqual([
    'NOT_AVAILABLE_FOR_BOPIS ERROR',
  ]);

  await open.visitor.signIn('jonathan@quire.example');
  const cart = await open.visitor.add(paper, 1, pickup);
  expect(cart.items?.some(({ selectedDeliveryOption: delivery }) => delivery?.deliveryType === 'ISP')).toBe(true);
});

describe('pick-up delegate', () => {
  const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@quire.example', phone: '5085550134' };
  const name = (pickupDelegate: unknown) =>
    open.visitor.send('/cc/api/checkout/default?actionType=UPDATE_PICKUP_DELEGATE', {
      body: { pickupDelegate },
      headers: { 'X-HTTP-Method-Override': 'PUT' },
    });

  test('the delegate is stored with the cart, persists through sign-in, and is cleared with null', async () => {
    const cart = await open.visitor.cartOf(await name(ada));
    const address = {
      type: 'ST',
      firstName: 'Ada',
      lastName: 'Byron',
      phones: ['5085550134'],
      email: { emailId1: ada.email },
    };
    expect(v.parse(v.array(PickupAddressBody), cart.addresses)).toEqual([address]);
    await open.visitor.signIn('william@quire.example');
    expect((await open.visitor.read()).addresses).toEqual([address]);

    expect((await open.visitor.cartOf(await name(null))).addresses).toEqual([]);
  });

  test('the delegate is stored with the order and removed from the cart', async () => {
    await open.visitor.add(paper, 1, { deliveryType: 'ISP', pickupStoreNumber: '0214' });
    await name(ada);
    const form = { name: 'Ada', email: 'ada@shop.example', address1: '1 Main Street', zipCode: '02138' };
    const sold = await open.visitor.checkOut(form);
    const number = /order\/([^?]+)/.exec(sold.headers.get('location') ?? '')?.[1] ?? '';
    const [order] = await open.database.select().from(orders).where(eq(orders.number, number));
    expect(order?.pickupDelegate).toEqual(ada);
    expect((await open.visitor.read()).addresses).toEqual([]);
  });

  test.each([
    { ...ada, email: 'ada' },
    { ...ada, phone: '508-555-0134' },
    { ...ada, firstName: ' ' },
    { firstName: 'Ada' },
    'Ada',
  ])('the delegate %o is refused', async (delegate) => {
    expect((await name(delegate)).status).toBe(400);
  });
});
