import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { products } from '../database/schema';
import { aVisitor, itemOf, remarksOf } from '../testing/aVisitor';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();
const paper = 'OFF-PA-10000061';
const phone = 'TEC-PH-10000141';
const bookcase = 'FUR-BO-10001798';
const codesOf = (messages: { code: string; type?: string | null }[] | null | undefined) =>
  (messages ?? []).map(({ code, type }) => `${code} ${type}`);

describe('idempotency key', () => {
  const key = { 'Idempotency-Key': '5f0c0a8e-6b1f-4f7e-8f5c-2d1c8a8a0001' };
  const items = [{ itemId: paper, qty: 2 }];

  test('a repeated add under one key returns the same line and adds nothing', async () => {
    const first = await open.visitor.addAll(items, {}, key);
    const again = await open.visitor.addAll(items, {}, key);
    expect(itemOf(again, paper)).toEqual(itemOf(first, paper));
    expect(itemOf(await open.visitor.read(), paper).qty).toBe(2);
  });

  test('two visitors can use the same key', async () => {
    await open.visitor.addAll(items, {}, key);
    expect(itemOf(await aVisitor(open.shop).addAll(items, {}, key), paper).qtyAdded).toBe(2);
  });

  test('a refused add under one key is refused in the same way again', async () => {
    const first = await open.visitor.addAll([{ itemId: 'OFF-AR-10000034', qty: 1 }], {}, key);
    const again = await open.visitor.addAll([{ itemId: 'OFF-AR-10000034', qty: 1 }], {}, key);
    expect(again.items).toEqual(first.items);
  });

  test.each(['/cc/api/checkout/default/item', '/cc/api/sfl'])(
    'a key of %s is refused for a different request, by this call and by others [DEC-Q341]',
    async (path) => {
      const send = (to: string, itemId: string) =>
        open.visitor.send(to, { body: { items: [{ itemId, qty: 1 }] }, headers: key });
      expect((await send(path, paper)).status).toBe(200);
      expect((await send(path, paper)).status).toBe(200);
      expect((await send(path, phone)).status).toBe(409);
      expect((await send('/cc/api/checkout/default/payment', paper)).status).toBe(409);
    },
  );

  test('a repeated add under one key returns the current cart', async () => {
    const id = itemOf(await open.visitor.addAll(items, {}, key), paper).cartItemId ?? '';
    await open.visitor.remove(id);
    expect((await open.visitor.addAll(items, {}, key)).items).toEqual([]);
  });
});

test('a line reports its stock as it changes, and BACK_IN_STOCK only once', async () => {
  const sku = 'OFF-AR-10000122';
  const setStock = (stock: number) => open.database.update(products).set({ stock }).where(eq(products.sku, sku));
  await open.visitor.add(sku, 2);
  await setStock(0);
  const out = await open.visitor.read();
  expect(remarksOf(itemOf(out, sku))).toEqual(['OUT_OF_STOCK WARNING']);
  expect(codesOf(out.messages)).toEqual(['CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY WARNING']);
  await setStock(1);
  expect(remarksOf(itemOf(await open.visitor.read(), sku))).toEqual(['PARTIAL_QTY_AVAILABLE WARNING']);
  await setStock(0);
  await open.visitor.read();
  await setStock(50);
  expect(remarksOf(itemOf(await open.visitor.read(), sku))).toEqual(['BACK_IN_STOCK INFO']);
  expect(remarksOf(itemOf(await open.visitor.read(), sku))).toEqual([]);
});

describe('coupons, samples, services and status', () => {
  test('coupons are applied with an add or set by UPDATE_COUPONS, and a refused one has a reason', async () => {
    const cart = await open.visitor.addAll([{ itemId: paper, qty: 10 }], { coupons: ['save10', 'OVER100'] });
    expect(cart.coupons).toEqual([
      { code: 'SAVE10', status: 'APPLIED', reason: null, amount: '6.48' },
      { code: 'OVER100', status: 'NOT_QUALIFIED', reason: 'ORDER_TOTAL_NOT_MET_ERROR', amount: '0.00' },
    ]);
    expect(cart.cartSummary).toMatchObject({
      cartSubTotal: '64.80',
      cartSubTotalAfterCoupons: '58.32',
      instantCouponSavings: '6.48',
    });
    expect(itemOf(cart, paper).priceInfo).toMatchObject({
      finalPrice: '58.32',
      finalPriceBeforeBasketCoupons: '64.80',
    });
    expect((await open.visitor.status('actionType=UPDATE_COUPONS', { coupons: [] })).coupons).toEqual([]);
  });

  test('free samples are offered, added and removed, and other products are refused as free items', async () => {
    const cart = await open.visitor.add(paper);
    expect(cart.availableFreeItems).toMatchObject([{ itemId: 'SAMPLE-GEL-PEN' }, { itemId: 'SAMPLE-STICKY-NOTES' }]);
    const chosen = await open.visitor.status('actionType=UPDATE_FREE_ITEMS', { freeItems: ['SAMPLE-GEL-PEN', phone] });
    expect(chosen.freeItems).toEqual(['SAMPLE-GEL-PEN']);
    expect(remarksOf(itemOf(chosen, phone))).toEqual(['INVALID_ITEM ERROR']);
    const without = await open.visitor.status('actionType=UPDATE_FREE_ITEMS', { deleteFreeItems: ['SAMPLE-GEL-PEN'] });
    expect(without.freeItems).toEqual([]);
  });

  test('basic furniture service has a fee, and the fee of custom service is to be determined', async () => {
    await open.visitor.add('FUR-BO-10001798');
    const update = (level: string) =>
      open.visitor.status('actionType=UPDATE_ITEMS', { furnSvcInfo: [{ level, qty: 1 }] });
    expect((await update('BASC')).cartSummary).toMatchObject({
      furnSvcFee: '49.00',
      attributes: { isFurnitureServicesFeeTBD: false },
    });
    expect((await update('CUST')).cartSummary).toMatchObject({
      furnSvcFee: '0.00',
      attributes: { isFurnitureServicesFeeTBD: true },
    });
  });

  test('furniture offers two services, and the chosen one is a line of quantity 1 with a fee per unit [FURN-001, FURN-002]', async () => {
    const before = itemOf(await open.visitor.add(bookcase, 2), bookcase);
    expect(before.furnSvcInfo).toEqual([
      { level: 'BASC', qty: 0 },
      { level: 'CUST', qty: 0 },
    ]);
    const choose = (level: string) =>
      open.visitor.status('actionType=UPDATE_ITEMS', {
        items: [{ cartItemId: before.cartItemId, furnSvcInfo: [{ level, qty: 2 }] }],
      });

    const basic = await choose('BASC');
    expect(itemOf(basic, 'FURNSVC')).toMatchObject({
      qty: 1,
      furnSvcInfo: [
        { level: 'BASC', qty: 2 },
        { level: 'CUST', qty: 0 },
      ],
    });
    expect(basic.cartSummary).toMatchObject({ furnSvcFee: '98.00', numberOfItems: 2 });
    expect((await open.visitor.update([{ cartItemId: before.cartItemId ?? '', qty: 3 }])).cartSummary).toMatchObject({
      furnSvcFee: '147.00',
    });
    expect((await choose('CUST')).cartSummary?.attributes).toMatchObject({ isFurnitureServicesFeeTBD: true });
    const without = await open.visitor.remove(itemOf(basic, 'FURNSVC').cartItemId ?? '');
    expect(without.items?.map(({ itemId }) => itemId)).toEqual([bookcase]);
  });

  test('a furniture service moves with the cart at sign-in, and is removed with its furniture', async () => {
    const line = itemOf(await open.visitor.add(bookcase), bookcase);
    await open.visitor.status('actionType=UPDATE_ITEMS', {
      items: [{ cartItemId: line.cartItemId, furnSvcInfo: [{ level: 'BASC', qty: 1 }] }],
    });
    await open.visitor.signIn('william@quire.example');
    const cart = await open.visitor.read();
    expect(cart.cartSummary?.furnSvcFee).toBe('49.00');
    expect((await open.visitor.remove(itemOf(cart, bookcase).cartItemId ?? '')).items).toEqual([
      expect.objectContaining({ itemId: bookcase, status: 'DELETED' }),
    ]);
  });

  test('proceedCheckout is refused for an empty cart and accepted for a filled one', async () => {
    const refused = await open.visitor.send('/cc/api/checkout/default?buyNow=true', {
      method: 'PUT',
      body: { proceedCheckout: true },
    });
    expect(refused.status).toBe(400);
    await open.visitor.add(paper);
    const cart = await open.visitor.status('buyNow=true', { proceedCheckout: true });
    expect(cart.cartAttributes?.proceedCheckout).toBe(true);
  });
});

describe('business pages', () => {
  test.each(['10051', 'sba'])('a cart read requires a signed-in business buyer: tenantId=%s', async (tenantId) => {
    const response = await open.visitor.send(`/cc/api/checkout?tenantId=${tenantId}`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ status: 401, messages: [{ code: 'MISSING_USER' }] });
    await open.visitor.signIn('william@quire.example');
    expect((await open.visitor.send(`/cc/api/checkout?tenantId=${tenantId}`)).status).toBe(401);
    await open.visitor.signIn('jonathan@quire.example');
    expect((await open.visitor.send(`/cc/api/checkout?tenantId=${tenantId}`)).status).toBe(200);
  });

  test('adds, updates and deletes require a signed-in business buyer', async () => {
    const call = (query: string, method: string, path = '') =>
      open.visitor.send(`/cc/api/checkout/default/item${path}${query}`, {
        method: 'POST',
        headers: { 'X-HTTP-Method-Override': method },
        ...(method === 'DELETE'
          ? {}
          : { body: { items: [{ itemId: 'OFF-PA-10000061', qty: 2, cartItemId: 'none' }] } }),
      });
    for (const method of ['POST', 'PUT']) expect((await call('?tenantId=10051', method)).status).toBe(401);
    expect((await call('?tenantId=sba', 'DELETE', '/none')).status).toBe(401);
    expect((await open.visitor.read()).items).toEqual([]);

    await open.visitor.signIn('jonathan@quire.example');
    const added = await open.visitor.cartOf(await call('?tenantId=10051', 'POST'));
    expect(itemOf(added, 'OFF-PA-10000061').qtyAdded).toBe(2);
  });

  test.each([
    ['GET', '/checkout/default/payment'],
    ['POST', '/checkout/default/order'],
    ['POST', '/checkout/default/vendorpayment'],
    ['POST', '/payment/session'],
    ['POST', '/payment/gateway/new'],
  ])('%s %s requires a signed-in business buyer', async (method, path) => {
    const response = await open.visitor.send(`/cc/api${path}?tenantId=10051`, {
      method,
      ...(method === 'POST' && { body: {} }),
    });
    expect(response.status).toBe(401);
  });

  test('an item that the company blocks is not added [CART-ADD-021]', async () => {
    await open.visitor.signIn('jonathan@quire.example');
    const item = itemOf(await open.visitor.add('FUR-CH-10000422'), 'FUR-CH-10000422');
    expect(remarksOf(item)).toEqual(['BLOCKED_FOR_ADD_TO_CART ERROR']);
    expect(item.qty).toBe(0);
    expect((await open.visitor.read()).items?.some(({ itemId }) => itemId === 'FUR-CH-10000422')).toBe(false);
  });

  test('off-contract items are sold only to buyers with the permission', async () => {
    await open.visitor.signIn('jonathan@quire.example');
    expect(remarksOf(itemOf(await open.visitor.add('FUR-TA-10000688'), 'FUR-TA-10000688'))).toEqual([
      'OFF_CONTRACT_ERROR ERROR',
    ]);
    const approver = aVisitor(open.shop);
    await approver.signIn('sally@quire.example');
    expect(itemOf(await approver.add('FUR-TA-10000688'), 'FUR-TA-10000688').qtyAdded).toBe(1);
  });
});
