import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import type { FakeProduct } from '../../../../tests/support/shop/fakeShopProducts';
import { buyerWith } from '../../../../tests/support/widgets/businessSetup';
import { renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import type { AddBody } from '../../../core/cart/contract/cartRequests';
import type { StorefrontConfig } from '../../../core/platform/client/settings';
import { PickUpToday } from './PickUpToday';

function onProduct(product: Partial<FakeProduct> = {}, config: Partial<StorefrontConfig> = {}) {
  const shop = fakeShop();
  Object.assign(shop.products['MUG'] ?? {}, { inStores: { '0008': 0, '0042': 3, '0051': 1 } }, product);
  const page = renderWidget(<PickUpToday sku="MUG" productName="Enamel mug" />, { shop, config });
  const stores = () => [...page.box.querySelectorAll('.quire-store h3')].map((it) => it.textContent);
  const sent = () => shop.requestsOf('add').map(({ query, body }) => ({ query, items: (body as AddBody).items }));
  return { ...page, shop, stores, sent };
}

describe('PickUpToday', () => {
  test('lists stores with stock first, and adds the product for pickup at the chosen store [TILE-012]', async () => {
    const page = onProduct();
    await page.click('Pick up today: Enamel mug');
    await expect.poll(page.title).toBe('Pick up today');
    await expect.poll(page.stores).toEqual(['Cambridge, MA', 'Waltham, MA', 'Natick, MA']);
    expect(page.shop.requestsOf('stores')[0]?.query).toMatchObject({ itemIds: 'MUG' });
    expect(page.isOff('Pick up at Natick, MA')).toBe(true);

    await page.click('Increase quantity of Enamel mug');
    await expect.poll(() => page.isOff('Pick up at Waltham, MA')).toBe(true);
    await page.click('Pick up at Cambridge, MA');
    await expect.poll(page.status).toContain('Added to cart');
    expect(page.sent()).toEqual([
      {
        query: expect.objectContaining({ source: 'pickUpToday' }),
        items: [{ itemId: 'MUG', qty: 2, deliveryType: 'ISP', pickupStoreNumber: '0042' }],
      },
    ]);
    await page.findButton('Selected');
    expect((await page.findByRole('link', { name: 'View cart' })).getAttribute('href')).toBe('/cc/mmx/cart');
  });

  test('says in the words of the cart when the product can be picked up, and not for a store without it [DEC-Q502]', async () => {
    runEffectsOnce();
    const page = onProduct();
    const alter = (body: unknown) => {
      const { pickInStoreDetails } = body as { pickInStoreDetails: { store: object[] }[] };
      const closed = { storeStatus: 'Closed', storeStatusTime: 'until 8 am' };
      return {
        ...(body as object),
        pickInStoreDetails: pickInStoreDetails.map(({ store }) => ({
          store: store.map((it) => ({ ...it, ...closed })),
        })),
      };
    };
    page.shop.failNext({ alter }, { of: 'stores' });
    await page.click(/^Pick up today/);
    const rows = () => [...page.box.querySelectorAll('.quire-store .quire-quiet')].map((it) => it.textContent);
    const whenOpen = 'Pick up when the store opens · Closed until 8 am';
    await expect.poll(rows).toEqual([whenOpen, whenOpen, 'Closed until 8 am']);
  });

  test('reports when no store has stock or matches the search, and does not search for an invalid term [TILE-012]', async () => {
    runEffectsOnce();
    const page = onProduct({ inStores: { '0008': 0, '0042': 0, '0051': 0 } });
    await page.click(/^Pick up today/);
    await expect.poll(page.status).toContain('No store near you has it today.');

    await page.type('City and state, or ZIP code', 'Nowhere, MA');
    await page.click('Search');
    await expect.poll(page.status).toContain('No stores found for "Nowhere, MA".');
    await page.type('City and state, or ZIP code', '<b>');
    await page.click('Search');
    await expect.poll(page.status).toContain('No stores found for "<b>".');
    expect(page.shop.requestsOf('stores')).toHaveLength(2);
  });

  test('does not report missing stock when stores have less than the chosen quantity', async () => {
    const page = onProduct();
    await page.click(/^Pick up today/);
    await expect.poll(page.stores).toHaveLength(3);
    for (let more = 0; more < 4; more += 1) await page.click('Increase quantity of Enamel mug');
    await expect.poll(() => page.isOff('Pick up at Cambridge, MA')).toBe(true);
    expect(page.status()).not.toContain('No store near you has it today.');
  });

  test('shows an error when the add fails, and the store can be chosen again', async () => {
    const page = onProduct();
    await page.click(/^Pick up today/);
    await expect.poll(page.stores).toHaveLength(3);
    page.shop.refuseNext('ITEM_NOT_PUBLISHED', { level: 'line', of: 'add' });
    await page.click('Pick up at Cambridge, MA');
    await expect.poll(page.alert).toContain('Not added to cart');
    await page.findButton('Pick up at Cambridge, MA');
    expect(page.isOff('Pick up at Cambridge, MA')).toBe(false);
  });

  test('shows an error and a retry when the stores fail to load', async () => {
    runEffectsOnce();
    const page = onProduct();
    page.shop.failNext(502, { of: 'stores' });
    await page.click(/^Pick up today/);
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    await page.click('Try again');
    await expect.poll(page.stores).toHaveLength(3);
  });

  test('explains that a product cannot be picked up, and requests no stores', async () => {
    const page = onProduct({ tile: { bopisEligible: false } });
    await page.click(/^Pick up today/);
    await expect.poll(page.status).toContain('This item is not available for store pickup.');
    expect(page.shop.requestsOf('stores')).toEqual([]);
  });

  test('renders for business buyers with the pickup permission, and not for others [SESS-019, TILE-012]', async () => {
    const entitled = onProduct({}, buyerWith('G_BOP'));
    await entitled.findButton('Pick up today: Enamel mug');

    const page = (
      <>
        <PickUpToday sku="MUG" />
        <p>What else is here</p>
      </>
    );
    const buyer = renderWidget(page, { config: buyerWith() });
    await buyer.findByText('What else is here');
    expect(buyer.queryByRole('button')).toBeNull();
  });
});
