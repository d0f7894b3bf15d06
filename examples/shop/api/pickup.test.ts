import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PickupAddressBody } from '../../../src/core/stores/contract/pickupDelegate';
import { PickupStoresBody } from '../../../src/core/stores/contract/pickupStore';
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

describe('the pick-up lookup', () => {
  test('answers the stores within 20 miles, the nearest first, with what lies on their shelves [STORE-015, STORE-017]', async () => {
    await shelf('0112', paper, 3);
    const found = await lookup({ zipCode: '01760' }, `${paper},${bookcase}`);

    expect(numbers(found)?.[0]).toBe('0008');
    const away = found.pickInStoreDetails[0]?.store?.map(({ distance }) => Number(distance)) ?? [];
    expect(away.at(-1)).toBeLessThanOrEqual(20);
    expect(away).toEqual(away.toSorted((a, b) => a - b));
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
    ['a zip', { zipCode: '60610' }, '0407'],
    ['a city with its state', { city: 'Seattle', state: 'WA' }, '0815'],
    ['a city alone', { city: 'philadelphia' }, '0318'],
  ])('finds by %s', async (_, location, expected) => {
    expect(numbers(await lookup(location))).toContain(expected);
  });

  test.each([
    ['a place without stores', { zipCode: '99501' }],
    ['no place at all', {}],
    ['a zip that is none', { zipCode: '00000' }],
  ])('finds nothing by %s', async (_, location) => {
    expect(numbers(await lookup(location))).toEqual([]);
  });

  test('tells business pages of the tax [STORE-015]', async () => {
    expect((await lookup({ zipCode: '01760' }, '', { tenantId: '10051' })).taxExempt).toBe(false);
  });

  test.each(['{"zipCode":7}', '{"city":["a"]}', '[', '{"zipCode":"\\u0000"}'])('is refused for %s', async (body) => {
    expect((await open.visitor.send('/cc/api/omni/pickupinstore', { body })).status).toBe(400);
  });

  test('is refused for more products than a cart is looked at with', async () => {
    const path = `/omni/pickupinstore?itemIds=${Array.from({ length: 51 }, (_, number) => `S${number}`).join(',')}`;
    expect((await open.visitor.send(path, { body: {} })).status).toBe(400);
  });
});

describe('what is picked up', () => {
  test('is no more than the store has, in all lines of the cart', async () => {
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

  test('leaves the shelf when it is ordered, and two orders do not get the last one', async () => {
    await shelf('0008', paper, 2);
    const pickup = { deliveryType: 'ISP', pickupStoreNumber: '0008' };
    await open.visitor.add(paper, 2, pickup);
    const form = { name: 'Ada', email: 'ada@shop.example', address1: '1 Main Street', zipCode: '02138' };
    const sold = await open.visitor.send('/webapp/checkout', { form });
    expect(sold.headers.get('location')).toContain('/webapp/order/');
    expect(await shelf('0008', paper)).toBe(0);

    await shelf('0008', paper, 2);
    await open.visitor.add(paper, 2, pickup);
    await shelf('0008', paper, 1);
    const refused = await open.visitor.send('/webapp/checkout', { form });
    expect(refused.headers.get('location')).not.toContain('/webapp/order/');
    expect(await shelf('0008', paper)).toBe(1);
  });
});

describe('another way of delivery', () => {
  test('takes a line to a store, and back to the address', async () => {
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
    ['a store that has too little', paper, '0112', 'NOT_AVAILABLE_FOR_BOPIS'],
    ['a store that there is not', paper, '9999', 'INVALID_STORE_NUMBER'],
    ['what can not be carried out', bookcase, '0008', 'NOT_AVAILABLE_FOR_BOPIS'],
  ])('to %s is refused, and the line stays as it was', async (_, sku, pickupStoreNumber, code) => {
    await shelf('0112', paper, 1);
    const { cartItemId = '' } = itemOf(await open.visitor.add(sku, 2), sku);

    const after = await change({ items: [{ cartItemId, deliveryType: 'ISP', pickupStoreNumber }] });

    expect(remarksOf(itemOf(after, sku))).toEqual([`${code} ERROR`]);
    expect(itemOf(await open.visitor.read(), sku).selectedDeliveryOption).toMatchObject({ deliveryType: 'STA' });
  });
});

test('a business buyer picks up with G_BOP alone, whatever the page offers [SESS-019]', async () => {
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

describe('someone else who picks up', () => {
  const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@quire.example', phone: '5085550134' };
  const name = (pickupDelegate: unknown) =>
    open.visitor.send('/cc/api/checkout/default?actionType=UPDATE_PICKUP_DELEGATE', {
      body: { pickupDelegate },
      headers: { 'X-HTTP-Method-Override': 'PUT' },
    });

  test('is kept with the cart, through sign-in, until nobody is named', async () => {
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

  test('is kept with the order that is picked up', async () => {
    await open.visitor.add(paper, 1, { deliveryType: 'ISP', pickupStoreNumber: '0214' });
    await name(ada);
    const form = { name: 'Ada', email: 'ada@shop.example', address1: '1 Main Street', zipCode: '02138' };
    const sold = await open.visitor.send('/webapp/checkout', { form });
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
  ])('is refused as %o', async (delegate) => {
    expect((await name(delegate)).status).toBe(400);
  });
});
