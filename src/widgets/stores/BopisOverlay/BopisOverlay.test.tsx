import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { buyerWith } from '../../../../tests/support/widgets/businessSetup';
import { renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import type { StorefrontConfig } from '../../../core/platform/client/settings';
import { BopisOverlay, type BopisOverlayProps } from './BopisOverlay';

async function onPage(props: BopisOverlayProps = {}, config: Partial<StorefrontConfig> = {}) {
  const shop = fakeShop({ cart: { MUG: 2 } });
  Object.assign(shop.products['MUG'] ?? {}, { inStores: { '0008': 0, '0042': 3, '0051': 1 } });
  const page = renderWidget(<BopisOverlay {...props} />, { shop, config });
  await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
  await page.storefront.cart.read();
  const stores = () => [...page.box.querySelectorAll('.quire-store')].map((it) => it.textContent ?? '');
  const storeCookie = () => JSON.parse(page.storefront.host.cookies.get('YourStore') ?? 'null');
  return { ...page, shop, stores, storeCookie };
}

const LINE = { overlay: 'BOPIS', lineId: 'line-1' } as const;

describe('BopisOverlay store choice', () => {
  test('lists stores with their stock, and moves the line to the chosen store [SCR-006, STORE-015]', async () => {
    const page = await onPage();
    const outcome = requestOverlay(page.storefront, LINE);
    const chosen: unknown[] = [];
    page.storefront.events.subscribe('store:chosen', ({ store, lineId }) => chosen.push([store.number, lineId]));
    await expect.poll(page.stores).toHaveLength(3);
    expect(page.drawer()?.dataset['overlay']).toBe('BOPIS');
    expect(page.stores()[0]).toContain(
      'Natick, MA1245 Worcester Street, 01760 · 0.4 miles awayOpen until 9 pmOut of stock',
    );
    expect(page.stores()[1]).toContain('Only 3 in stock');
    expect(page.stores()[2]).toContain('Only 1 in stock');
    expect(page.isOff('Pick up at Natick, MA')).toBe(true);
    expect(page.isOff('Pick up at Waltham, MA')).toBe(true); // the line has quantity 2

    await page.click('Pick up at Cambridge, MA');

    expect(await outcome).toBe('done');
    expect(page.shop.requestsOf('update').map(({ body }) => body)).toEqual([
      { items: [{ cartItemId: 'line-1', deliveryType: 'ISP', pickupStoreNumber: '0042' }] },
    ]);
    expect(page.storefront.cart.state().cart?.lines[0]?.delivery).toMatchObject({ type: 'ISP', storeNumber: '0042' });
    expect(page.storeCookie()).toMatchObject({ storeNumber: '0042', radius: '20mi', persists: 'true' });
    expect(chosen).toEqual([['0042', 'line-1']]);
  });

  test('marks the store of a pickup line, which can be shipped instead', async () => {
    const page = await onPage();
    const fields = { deliveryType: 'ISP', pickupStoreNumber: '0042' };
    await page.storefront.cart.update({ lineId: 'line-1', fields });
    const outcome = requestOverlay(page.storefront, LINE);
    await page.findButton('Selected');

    await page.click('Ship it instead');
    expect(await outcome).toBe('done');
    expect(page.storefront.cart.state().cart?.lines[0]?.delivery?.type).toBe('STA');
  });

  test('stores the choice for a product that is not in the cart, and changes no line', async () => {
    const page = await onPage();
    const outcome = requestOverlay(page.storefront, { overlay: 'BOPIS', sku: 'PEN' });

    await page.click('Pick up at Natick, MA');
    expect(await outcome).toBe('done');
    expect(page.storeCookie()).toMatchObject({ storeNumber: '0008' });
    expect(page.shop.requestsOf('update')).toEqual([]);
  });

  test('searches for the typed place, and reports when there is no store [STORE-010]', async () => {
    runEffectsOnce();
    const page = await onPage({ defaultOpen: true, sku: 'MUG' });
    await expect.poll(page.stores).toHaveLength(3);

    await page.type('City and state, or ZIP code', 'Nowhere, MA');
    await page.click('Search');
    await expect.poll(page.status).toContain('No stores found for "Nowhere, MA".');
    expect(page.stores()).toEqual([]);
    expect(page.shop.requestsOf('stores')[1]?.body).toMatchObject({ city: 'Nowhere', state: 'MA', zipCode: '' });
  });

  test.each(['St; Louis', '021/08', '<b>'])(
    'does not search for %j, and reports no stores for it [STORE-007, STORE-010]',
    async (term) => {
      runEffectsOnce();
      const page = await onPage({ defaultOpen: true });
      await expect.poll(page.stores).toHaveLength(3);

      await page.type('City and state, or ZIP code', term);
      await page.click('Search');
      await expect.poll(page.status).toContain(`No stores found for "${term}".`);
      expect(page.shop.requestsOf('stores')).toHaveLength(1);
    },
  );

  test('reports and logs a failed search, retains the previous stores, and the retry works [STORE-014]', async () => {
    const page = await onPage({ defaultOpen: true });
    await expect.poll(page.stores).toHaveLength(3);
    page.shop.failNext(502, { of: 'stores' });

    await page.type('City and state, or ZIP code', 'Boston');
    await page.click('Search');
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    expect(page.stores()).toHaveLength(3);
    await expect.poll(() => page.shop.requestsOf('log')).toHaveLength(1);
    await page.click('Try again');
    await expect.poll(page.alert).toBe('');
  });

  test('explains that a product cannot be picked up, and shows no stores', async () => {
    const page = await onPage();
    Object.assign(page.shop.products['MUG'] ?? {}, { tile: { bopisEligible: false } });
    void requestOverlay(page.storefront, LINE);

    await expect.poll(page.status).toContain('This item is not available for store pickup.');
    expect(page.stores()).toEqual([]);
  });

  test('a business buyer without the pickup permission sees no stores, and can ship the line instead [SESS-019]', async () => {
    const page = await onPage({}, buyerWith());
    const fields = { deliveryType: 'ISP', pickupStoreNumber: '0042' };
    await page.storefront.cart.update({ lineId: 'line-1', fields });
    const outcome = requestOverlay(page.storefront, LINE);
    await expect.poll(page.status).toContain('This item is not available for store pickup.');
    expect(page.shop.requestsOf('stores')).toEqual([]);

    await page.click('Ship it instead');
    expect(await outcome).toBe('done');
  });

  test.each([
    ['refused by the shop', (shop: ReturnType<typeof fakeShop>) => shop.refuseNext('CONFLICT', { of: 'update' })],
    ['lost on the network', (shop: ReturnType<typeof fakeShop>) => shop.failNext('network', { of: 'update' })],
  ])(
    'shows an error and does not store the choice when it is %s, and the next click works',
    async (_, failNextUpdate) => {
      const page = await onPage();
      void requestOverlay(page.storefront, LINE);
      await page.findButton('Pick up at Cambridge, MA');
      failNextUpdate(page.shop);

      await page.click('Pick up at Cambridge, MA');
      await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
      expect(page.storeCookie()).toBeNull();
      await page.click('Pick up at Cambridge, MA');
      await expect.poll(page.drawer).toBeUndefined();
    },
  );
});

describe('BopisOverlay pickup person', () => {
  async function fill(page: Awaited<ReturnType<typeof onPage>>, values: Record<string, string>) {
    for (const [label, text] of Object.entries(values)) await page.type(label, text);
  }
  const ADA = { 'First name': 'Ada', 'Last name': 'Byron', Email: 'ada@quire.example', Phone: '(508) 555-0134' };

  test('saves the details of another pickup person, who can be removed again [SCR-007, ADDR-003, ADDR-004]', async () => {
    const page = await onPage();
    const outcome = requestOverlay(page.storefront, { overlay: 'BOPIS_DELEGATE' });
    await expect.poll(page.title).toBe('Who will pick it up?');
    expect(page.drawer()?.dataset['overlay']).toBe('BOPIS_DELEGATE');
    await fill(page, ADA);
    await page.click('Save');

    expect(await outcome).toBe('done');
    expect(page.shop.requestsOf('change')[0]).toMatchObject({
      query: { actionType: 'UPDATE_PICKUP_DELEGATE' },
      body: {
        pickupDelegate: { firstName: 'Ada', lastName: 'Byron', email: 'ada@quire.example', phone: '5085550134' },
      },
    });

    await expect.poll(page.drawer).toBeUndefined();

    void requestOverlay(page.storefront, { overlay: 'BOPIS_DELEGATE' });
    await expect.poll(() => page.queryByRole<HTMLInputElement>('textbox', { name: 'First name' })?.value).toBe('Ada');
    expect(page.queryByRole<HTMLInputElement>('textbox', { name: 'Phone' })?.value).toBe('(508) 555-0134');
    await page.click("I'll pick it up myself");
    await expect.poll(page.drawer).toBeUndefined();
    expect(page.shop.cart.body.addresses).toEqual([]);
  });

  test.each([
    [{ Phone: '555-0134' }, 'Invalid phone number'],
    [{ Phone: '' }, 'Phone is required'],
    [{ Email: '' }, 'Email is required'],
    [{ Email: 'ada@quire' }, 'Invalid email address'],
    [{ 'First name': ' ' }, 'First name is required'],
  ])('shows the error for %o, and sends nothing [ADDR-005, ADDR-008]', async (over, expected) => {
    const page = await onPage({ defaultOpen: true, mode: 'delegate' });
    await fill(page, { ...ADA, ...over });

    await page.click('Save');
    await expect.poll(page.alert).toBe(expected);
    expect(page.shop.requestsOf('change')).toEqual([]);
  });

  test('reports a failed save, preserves what was typed, and saves on the next click', async () => {
    const page = await onPage({ defaultOpen: true, mode: 'delegate' });
    page.shop.failNext(500, { of: 'change' });
    await fill(page, ADA);

    await page.click('Save');
    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    expect(page.field('First name').value).toBe('Ada');
    await page.click('Save');
    await expect.poll(page.drawer).toBeUndefined();
  });
});
