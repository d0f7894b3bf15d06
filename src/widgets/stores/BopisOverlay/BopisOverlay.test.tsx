import { describe, expect, test } from 'vitest';
import { buyerWith } from '../../../../tests/support/businessSetup';
import { fakeShop } from '../../../../tests/support/fakeShop';
import { renderWidget } from '../../../../tests/support/renderWidget';
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

describe('BopisOverlay for the store', () => {
  test('lists stores with what they have, and moves the line to the chosen one [SCR-006, STORE-015]', async () => {
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

  test('a line that is picked up already says where, and may be shipped instead', async () => {
    const page = await onPage();
    const fields = { deliveryType: 'ISP', pickupStoreNumber: '0042' };
    await page.storefront.cart.update({ lineId: 'line-1', fields });
    const outcome = requestOverlay(page.storefront, LINE);
    await page.findButton('Selected');

    await page.click('Ship it instead');
    expect(await outcome).toBe('done');
    expect(page.storefront.cart.state().cart?.lines[0]?.delivery?.type).toBe('STA');
  });

  test('for a product that is not in the cart yet remembers the store, and changes no line', async () => {
    const page = await onPage();
    const outcome = requestOverlay(page.storefront, { overlay: 'BOPIS', sku: 'PEN' });

    await page.click('Pick up at Natick, MA');
    expect(await outcome).toBe('done');
    expect(page.storeCookie()).toMatchObject({ storeNumber: '0008' });
    expect(page.shop.requestsOf('update')).toEqual([]);
  });

  test('looks where the customer says, and says when there is no store [STORE-010]', async () => {
    const page = await onPage({ open: true, sku: 'MUG' });
    await expect.poll(page.stores).toHaveLength(3);

    await page.type('City and state, or ZIP code', 'Nowhere, MA');
    await page.click('Search');
    await expect.poll(page.status).toContain('No stores found for "Nowhere, MA".');
    expect(page.stores()).toEqual([]);
    expect(page.shop.requestsOf('stores')[1]?.body).toMatchObject({ city: 'Nowhere', state: 'MA', zipCode: '' });
  });

  test.each(['St. Louis', '02108-1234', '<b>'])(
    'does not look for %j, and says so [STORE-007, STORE-010]',
    async (term) => {
      const page = await onPage({ open: true });
      await expect.poll(page.stores).toHaveLength(3);

      await page.type('City and state, or ZIP code', term);
      await page.click('Search');
      await expect.poll(page.status).toContain(`No stores found for "${term}".`);
      expect(page.shop.requestsOf('stores')).toHaveLength(1);
    },
  );

  test('a failure is told and logged, the stores of before stay, and the next try works [STORE-014]', async () => {
    const page = await onPage({ open: true });
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

  test('what can not be picked up says so and asks for no store', async () => {
    const page = await onPage();
    Object.assign(page.shop.products['MUG'] ?? {}, { tile: { bopisEligible: false } });
    void requestOverlay(page.storefront, LINE);

    await expect.poll(page.status).toContain('This item is not available for store pickup.');
    expect(page.stores()).toEqual([]);
  });

  test('a business buyer who may not pick up is shown no store, and may have the line sent instead [SESS-019]', async () => {
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
    ['refused', (shop: ReturnType<typeof fakeShop>) => shop.refuseNext('CONFLICT', { of: 'update' })],
    ['lost', (shop: ReturnType<typeof fakeShop>) => shop.failNext('network', { of: 'update' })],
  ])('a choice that is %s says so, and the store is not remembered', async (_, strike) => {
    const page = await onPage();
    void requestOverlay(page.storefront, LINE);
    await page.findButton('Pick up at Cambridge, MA');
    strike(page.shop);

    await page.click('Pick up at Cambridge, MA');
    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    expect(page.storeCookie()).toBeNull();
    await page.click('Pick up at Cambridge, MA');
    await expect.poll(page.drawer).toBeUndefined();
  });
});

describe('BopisOverlay for the person', () => {
  async function fill(page: Awaited<ReturnType<typeof onPage>>, values: Record<string, string>) {
    for (const [label, text] of Object.entries(values)) await page.type(label, text);
  }
  const ADA = { 'First name': 'Ada', 'Last name': 'Byron', Email: 'ada@quire.example', Phone: '(508) 555-0134' };

  test('takes the details of someone else, who can be forgotten again [SCR-007, ADDR-003]', async () => {
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
    await page.click("I'll pick it up myself");
    await expect.poll(page.drawer).toBeUndefined();
    expect(page.shop.cart.body.addresses).toEqual([]);
  });

  test.each([
    [{ Phone: '555-0134' }, 'Invalid phone number'],
    [{ Phone: '' }, 'Invalid phone number'],
    [{ Email: 'ada@quire' }, 'Invalid email address'],
    [{ 'First name': ' ' }, 'Please fill this in.'],
  ])('with %o says what is wrong and sends nothing [ADDR-005, ADDR-008]', async (over, expected) => {
    const page = await onPage({ open: true, mode: 'delegate' });
    await fill(page, { ...ADA, ...over });

    await page.click('Save');
    await expect.poll(page.alert).toBe(expected);
    expect(page.shop.requestsOf('change')).toEqual([]);
  });

  test('that can not be saved says so, keeps what was typed, and can be saved then', async () => {
    const page = await onPage({ open: true, mode: 'delegate' });
    page.shop.failNext(500, { of: 'change' });
    await fill(page, ADA);

    await page.click('Save');
    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    expect(page.field('First name').value).toBe('Ada');
    await page.click('Save');
    await expect.poll(page.drawer).toBeUndefined();
  });
});
