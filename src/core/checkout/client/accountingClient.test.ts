import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { asBusiness } from '../../../../tests/support/shop/fakeShopAccounting';
import { aCart } from '../../../../tests/support/widgets/builders';
import { aStorefront, BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import type { PublishedEvent } from '../../events/eventMap';
import { createAccountingClient } from './accountingClient';
import { toAccounting, toShipTo } from './toAccounting';

/** A business cart that has been read, with its accounting information. */
async function aBusinessCart(over: Parameters<typeof asBusiness>[1] = {}) {
  const shop = fakeShop({ cart: { MUG: 1, PEN: 2 } });
  asBusiness(shop.cart, over);
  const page = aStorefront({ shop, config: { ...BUSINESS_CONTEXT, session: { isLoggedIn: true } } });
  await page.cart.read();
  const cartOf = () => page.cart.state().cart!;
  return { shop, page, client: createAccountingClient(page), cartOf };
}

const USD = { currency: 'USD', isCOM: false };

describe('cart accounting', () => {
  test('accounting is parsed from the cart, with budget centers that have a balance or no limit', async () => {
    const { cartOf } = await aBusinessCart({ bcName: 'Training', purchaseOrderNumber: '7' });
    expect(toAccounting(cartOf(), USD)).toEqual({
      isMandatory: true,
      budgetCenter: 'Training',
      poNumber: '7',
      poRelease: undefined,
      budgetCenters: [
        { name: 'Facilities', balance: { minor: 842_000, currency: 'USD' } },
        { name: 'Management', balance: undefined },
        { name: 'Training', balance: { minor: 2_000, currency: 'USD' } },
      ],
    });
  });

  test.each([undefined, null, 'BC', { budgetCenters: 'all' }, { bcName: 7 }])(
    'accounting is empty if the shop sends %j, and the cart is still read',
    async (accountInfo) => {
      const { shop, page, cartOf } = await aBusinessCart();
      shop.cart.extra = { accountInfo, addresses: 'everywhere' };
      await page.cart.read({ isRefresh: true });
      expect(toAccounting(cartOf(), USD)).toEqual({ isMandatory: false, budgetCenters: [] });
      expect(toShipTo(cartOf())).toMatchObject({ locations: [], canAdd: false });
      expect(cartOf().lines).toHaveLength(2);
    },
  );

  test('a cart that did not come from the shop has no accounting information and no locations', () => {
    expect(toAccounting(aCart(), USD)).toEqual({ isMandatory: false, budgetCenters: [] });
    expect(toShipTo(aCart())).toMatchObject({ locations: [], canAdd: false });
  });

  test('accounting without a list of budget centers has none', async () => {
    const { cartOf } = await aBusinessCart({ budgetCenters: null });
    expect(toAccounting(cartOf(), USD)).toMatchObject({ isMandatory: true, budgetCenters: [] });
  });

  test('a budget center with an invalid balance has no balance', async () => {
    const { cartOf } = await aBusinessCart({
      budgetCenters: [{ budgetCenter: 'Odd', bcDetails: { availableBalance: '1.234' } }],
    });
    expect(toAccounting(cartOf(), USD).budgetCenters).toEqual([{ name: 'Odd' }]);
  });

  test('a budget center without a name, which cannot be chosen, is left out [DEC-Q624]', async () => {
    const { cartOf } = await aBusinessCart({ budgetCenters: [{ budgetCenter: '' }, { budgetCenter: 'Training' }] });
    expect(toAccounting(cartOf(), USD).budgetCenters).toEqual([{ name: 'Training', balance: undefined }]);
  });

  test('a change publishes its lines when it starts and when it settles, whether or not it succeeds [CART-ENT-023]', async () => {
    const { shop, page, client, cartOf } = await aBusinessCart();
    const received: PublishedEvent[] = [];
    page.events.subscribeAll((event) => {
      if (event.name.startsWith('cart:change-')) received.push(event);
    });
    const lineId = cartOf().lines[0]?.id ?? '';
    const detail = { lineIds: [lineId], fields: ['ITEM_LIBC'] };

    await client.change({ lines: [{ lineId, budgetCenter: 'Training' }] });
    expect(received).toEqual([
      { name: 'cart:change-started', detail },
      { name: 'cart:change-settled', detail },
    ]);

    shop.failNext('network', { of: 'change' });
    await client.change({ lines: [{ lineId, budgetCenter: 'Facilities' }] }).catch(() => undefined);
    expect(received.slice(2)).toMatchObject([
      { name: 'cart:change-started', detail },
      { name: 'cart:change-settled', detail },
      { name: 'cart:change-failed', detail },
    ]);
  });

  test('a change is sent as UPDATE_ACCOUNTING_INFO, with only the given fields [CART-UPD-012]', async () => {
    const { shop, client, cartOf } = await aBusinessCart();
    const result = await client.change({ budgetCenter: 'Facilities', poRelease: '' });
    expect(result.kind).toBe('changed');
    const [request] = shop.requestsOf('change');
    expect(request).toMatchObject({
      method: 'POST',
      query: { actionType: 'UPDATE_ACCOUNTING_INFO', tenantId: '10051' },
      headers: { 'x-http-method-override': 'PUT' },
      keepalive: true,
    });
    expect(request?.body).toEqual({ accountInfo: { bcName: 'Facilities', purchaseOrderRelease: '' } });
    expect(toAccounting(cartOf(), USD).budgetCenter).toBe('Facilities');
    expect(cartOf().lines.map((line) => line.budgetCenter)).toEqual(['Facilities', 'Facilities']);
  });

  test.each([
    [{ poNumber: 'PO 7' }, { purchaseOrderNumber: 'PO 7' }],
    [{ poNumber: '' }, { purchaseOrderNumber: '' }],
    [
      { budgetCenter: '', poRelease: '2' },
      { bcName: '', purchaseOrderRelease: '2' },
    ],
  ])('the change %j is sent as %j, without any other field [CART-UPD-012]', async (change, accountInfo) => {
    const { shop, client } = await aBusinessCart();
    await client.change(change);
    expect(JSON.stringify(shop.requestsOf('change')[0]?.body)).toBe(JSON.stringify({ accountInfo }));
  });

  test('a change of the whole cart, and of its location, names no line and no field', async () => {
    const { page, client } = await aBusinessCart();
    const details: unknown[] = [];
    page.events.subscribe('cart:change-started', (detail) => details.push(detail));
    await client.change({ poNumber: '7' });
    await client.shipTo('2');
    const whole = { lineIds: [], fields: [] };
    expect(details).toStrictEqual([whole, whole]);
  });

  test('a line has its own budget center, which a cart change with preservesLines leaves as it is [CART-ENT-017]', async () => {
    const { shop, client, cartOf } = await aBusinessCart();
    const [mug, pen] = cartOf().lines.map(({ id }) => id);
    await client.change({ lines: [{ lineId: pen ?? '', budgetCenter: 'Training' }] });
    await client.change({ budgetCenter: 'Facilities' }, { preservesLines: true });
    expect(shop.requestsOf('change').map(({ body }) => body)).toEqual([
      { accountInfo: {}, items: [{ cartItemId: pen, itemAccountInfo: { bcName: 'Training' } }] },
      { accountInfo: { bcName: 'Facilities' }, ignoreBcUpdate: true },
    ]);
    expect(cartOf().lines.map(({ id, budgetCenter }) => [id, budgetCenter])).toEqual([
      [mug, 'Facilities'],
      [pen, 'Training'],
    ]);
  });

  test('a change is stored with the cart for the next page', async () => {
    const { page, client } = await aBusinessCart();
    await client.change({ budgetCenter: 'Training' });
    expect(JSON.parse(page.host.localStorage.get('cart') ?? '{}').accountInfo.bcName).toBe('Training');
  });

  test('a change is not sent while another cart request is in flight [CART-UPD-006]', async () => {
    const { shop, page, client } = await aBusinessCart();
    shop.hold('add');
    const added = page.cart.add([{ sku: 'INK', quantity: 1 }]);
    expect(await client.change({ poNumber: '7' })).toEqual({ kind: 'ignored' });
    shop.release();
    await added;
    expect(shop.requestsOf('change')).toEqual([]);
  });

  test('a change that the shop refuses rejects, publishes its lines and fields, and leaves the cart ready', async () => {
    const { shop, page, client, cartOf } = await aBusinessCart();
    const received: PublishedEvent[] = [];
    page.events.subscribeAll((event) => received.push(event));
    const lineId = cartOf().lines[0]?.id ?? '';
    shop.refuseNext('INVALID_BUDGET_CENTER', { of: 'change' });
    await expect(client.change({ lines: [{ lineId, budgetCenter: 'Nobody' }] })).rejects.toMatchObject({
      kind: 'refused',
      code: 'INVALID_BUDGET_CENTER',
    });
    expect(received.find(({ name }) => name === 'cart:change-failed')?.detail).toMatchObject({
      lineIds: [lineId],
      fields: ['ITEM_LIBC'],
    });
    expect(page.cart.state()).toMatchObject({ isMutating: false, phase: 'ready' });
  });

  test('a consumer page cannot send a change or a shipping location [GEN-004]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = aStorefront({ shop });
    await page.cart.read();
    const client = createAccountingClient(page);
    await expect(client.change({ poNumber: '7' })).rejects.toMatchObject({
      kind: 'integration',
      code: 'NO_ACCOUNTING',
      message: 'Accounting is available on business sites only',
    });
    await expect(client.shipTo('1')).rejects.toMatchObject({ kind: 'integration' });
    expect(shop.requestsOf('change')).toEqual([]);
  });
});

describe('shipping location', () => {
  test('the locations are the shipping addresses of the account, without billing addresses [SCR-005, ADDR-001]', async () => {
    const { shop, page, client, cartOf } = await aBusinessCart();
    const addresses = shop.cart.extra.addresses as object[];
    shop.cart.extra = { ...shop.cart.extra, addresses: [...addresses, { id: '9', type: 'B' }] };
    await page.cart.read({ isRefresh: true });
    expect(toShipTo(cartOf())).toMatchObject({
      locations: [
        { id: '1', name: 'Head office' },
        { id: '2', name: 'Warehouse' },
      ],
      chosenId: '1',
      canAdd: true,
    });
    await client.shipTo('2');
    expect(shop.requestsOf('change')[0]).toMatchObject({
      query: { actionType: 'UPDATE_SHIP_TO' },
      body: { addressId: '2' },
    });
    expect(toShipTo(cartOf()).chosenId).toBe('2');
  });

  test('a new location is sent with the second line of its address', async () => {
    const { shop, client } = await aBusinessCart();
    const address = { address1: '36 Brattle Street', address2: 'Floor 2', zipCode: '02138', phone: '6175550123' };
    await client.shipTo({ name: 'Annex', ...address });
    expect(shop.requestsOf('change')[0]?.body).toEqual({ address: { organizationName: 'Annex', ...address } });
  });

  test('a location has all fields of its address, and a billing and shipping address is one too [SCR-005, ADDR-001]', async () => {
    const { shop, page, cartOf } = await aBusinessCart({ canAddShipTo: 'N' });
    const address = { address1: '1 Main Street', address2: 'Floor 2', city: 'Boston', state: 'MA', zipCode: '02138' };
    const none = { address2: undefined, city: undefined, state: undefined, zipCode: undefined };
    const addresses = [
      { id: '1', type: 'SB', organizationName: 'Annex', ...address },
      { id: '2', type: 'S', firstName: 'Ada', address1: null },
    ];
    shop.cart.extra = { ...shop.cart.extra, addresses };
    await page.cart.read({ isRefresh: true });
    expect(toShipTo(cartOf())).toStrictEqual({
      locations: [
        { id: '1', name: 'Annex', ...address },
        { id: '2', name: 'Ada', address1: '', ...none },
      ],
      chosenId: '1',
      canAdd: false,
    });
  });

  test('a location without an organization has the name of its person or its street; one without any cannot be chosen [SCR-005]', async () => {
    const { shop, page, cartOf } = await aBusinessCart();
    const addresses = [
      { id: '1', type: 'S', firstName: 'Ada', lastName: 'Byron', address1: '1 Main Street' },
      { id: '2', type: 'S', lastName: 'Byron', address1: '2 Main Street' },
      { id: '3', type: 'S', organizationName: '', address1: '3 Main Street' },
      { id: '4', address1: '4 Main Street' },
      { id: '5', type: 'S', organizationName: '', firstName: '' },
      { id: '', type: 'S', organizationName: 'Annex', address1: '6 Main Street' },
    ];
    shop.cart.extra = { ...shop.cart.extra, addresses };
    await page.cart.read({ isRefresh: true });
    expect(toShipTo(cartOf()).locations).toMatchObject([
      { id: '1', name: 'Ada Byron', address1: '1 Main Street' },
      { id: '2', name: 'Byron' },
      { id: '3', name: '3 Main Street', address1: '3 Main Street' },
    ]);
  });

  test('a new location is sent without its empty field, and is chosen', async () => {
    const { shop, client, cartOf } = await aBusinessCart();
    const address = { address1: '36 Brattle Street', zipCode: '02138', phone: '6175550123' };
    await client.shipTo({ name: 'Annex', address2: '', ...address });
    expect(shop.requestsOf('change')[0]?.body).toEqual({ address: { organizationName: 'Annex', ...address } });
    expect(toShipTo(cartOf())).toMatchObject({ chosenId: '3', locations: [{}, {}, { name: 'Annex' }] });
  });
});
