import { describe, expect, test } from 'vitest';
import { type FakeShop, fakeShop } from '../../../../tests/support/shop/fakeShop';
import type { FakeProduct } from '../../../../tests/support/shop/fakeShopProducts';
import { buyerWith } from '../../../../tests/support/widgets/businessSetup';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import type { TestStorefrontOptions } from '../../../../tests/support/widgets/storefront';
import type { AddBody } from '../../../core/cart/contract/cartRequests';
import { rememberStore } from '../../../core/stores/client/preferredStore';
import { chooseStore } from '../../../core/stores/client/storeLocator';
import { QuickBuy, type QuickBuyProps } from './QuickBuy';

const cambridge = JSON.stringify({ storeNumber: '0042', zipCode: '02138', city: 'Cambridge', state: 'MA' });

function onQuickBuy(
  product: Partial<FakeProduct> = {},
  dependencies: TestStorefrontOptions = {},
  props: QuickBuyProps = {},
) {
  const shop = fakeShop();
  Object.assign(shop.products['MUG'] ?? {}, product);
  const page = renderWidget(<QuickBuy sku="MUG" defaultOpen {...props} />, { ...dependencies, shop });
  return { ...page, shop, text: () => page.drawer()?.textContent ?? '' };
}

const sent = (shop: FakeShop) => shop.requestsOf('add').map(({ query, body }) => ({ query, ...(body as AddBody) }));

async function choosePickup(page: ReturnType<typeof onQuickBuy>, name: RegExp) {
  (await page.findByRole('radio', { name })).click();
}

describe('QuickBuy', () => {
  test('opens by its button, and adds one product to the cart [SCR-016, GEN-007]', async () => {
    const page = onQuickBuy({}, {}, { defaultOpen: false });
    await page.click('Quick buy');

    await page.click('Add to cart');
    await expect.poll(page.status).toContain('Added to cart');
    expect(page.drawer()?.dataset['drawer']).toBe('quick-buy');
    expect(sent(page.shop)).toMatchObject([
      { query: { source: 'quickBuy' }, items: [{ itemId: 'MUG', qty: 1, deliveryType: 'STA' }] },
    ]);
  });

  test('"Buy now" adds the product and redirects to the checkout', async () => {
    const page = onQuickBuy({ tile: { buyNowEligible: true } }, { config: { checkout: { loginRequired: false } } });

    await page.click('Buy now');
    await expect.poll(() => sent(page.shop)).toMatchObject([{ query: { buyNow: 'true', source: 'quickBuy' } }]);
    await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/cc/sparq/checkout']);
  });

  test('pickup requires a store, and requests the store overlay to choose one [SCR-006]', async () => {
    const page = onQuickBuy();
    page.storefront.events.subscribe('overlay:requested', (request) => {
      if (request.overlay !== 'BOPIS') return;
      request.isHandled = true;
      const store = { number: '0051', city: 'Waltham', state: 'MA', zipCode: '02451', hours: [], stock: {} };
      rememberStore(page.storefront, store);
      page.storefront.events.publish('store:chosen', { store, sku: request.sku });
      page.storefront.events.publish('overlay:settled', { key: request.key, overlay: 'BOPIS', outcome: 'done' });
    });
    await choosePickup(page, /^Pick up in store/);
    await expect
      .poll(page.text)
      .toContain('Pick up at Waltham, MAPick up in 1-hour · Open until 9 pm · 12 Main Street');
    await page.click('Add to cart');
    await expect
      .poll(() => sent(page.shop))
      .toMatchObject([{ items: [{ itemId: 'MUG', deliveryType: 'ISP', pickupStoreNumber: '0051' }] }]);
  });

  test('refers to the cart when nothing on the page handles the store overlay [CART-MSG-011]', async () => {
    const page = onQuickBuy();
    await choosePickup(page, /^Pick up in store/);
    await expect.poll(page.status).toContain('Choose a store in cart to see availability.');
  });

  test('offers pickup at the remembered store, up to its stock', async () => {
    const page = onQuickBuy({ inStores: { '0042': 1 } }, { host: { cookies: { YourStore: cambridge } } });
    await choosePickup(page, /^Pick up at Cambridge, MA/);
    await expect.poll(page.text).toContain('Pick up in 1-hour · Open until 9 pm · 36 Brattle Street');

    await page.click('Increase quantity of Enamel mug');
    await expect.poll(page.text).toContain('Only 1 in stock at Cambridge, MA');
    expect(page.isOff('Add to cart')).toBe(true);
  });

  test('checks availability again when another store is chosen while it is open [STORE-015]', async () => {
    const page = onQuickBuy({ inStores: { '0042': 0, '0051': 2 } }, { host: { cookies: { YourStore: cambridge } } });
    await choosePickup(page, /^Pick up at Cambridge, MA/);
    await expect.poll(page.text).toContain('Not available at Cambridge, MA');
    const lookups = page.shop.requestsOf('stores').length;

    await chooseStore(page.storefront, {
      number: '0051',
      city: 'Waltham',
      state: 'MA',
      zipCode: '02451',
      hours: [],
      stock: {},
    });
    await expect.poll(page.text).toContain('Pick up at Waltham, MAPick up in 1-hour');
    const zips = () => page.shop.requestsOf('stores').map(({ body }) => (body as { zipCode: string }).zipCode);
    await expect.poll(() => zips().slice(lookups)).toEqual(['02451']);
  });

  test('offers no pickup for an ineligible product, and only pickup for a store-only product', async () => {
    const shipped = onQuickBuy({ tile: { bopisEligible: false } });
    await shipped.findButton('Add to cart');
    expect(shipped.queryByRole('radio')).toBeNull();

    const fetched = onQuickBuy({ tile: { inStoreOnlyProduct: true } });
    await fetched.findButton('Choose a store');
    expect(fetched.getAllByRole('radio')).toHaveLength(1);
    await fetched.click('Add to cart');
    await expect.poll(fetched.text).toContain('Choose a store for pickup.');
    expect(fetched.shop.requestsOf('add')).toEqual([]);
  });

  test('offers pickup only to business buyers with the permission [SESS-019]', async () => {
    const buyer = onQuickBuy({}, { config: buyerWith() });
    await buyer.findButton('Add to cart');
    expect(buyer.queryByRole('radio')).toBeNull();

    const entitled = onQuickBuy({}, { config: buyerWith('G_BOP') });
    await entitled.findByRole('radio', { name: /Pick up in store/ });
  });

  test('reports a product that is sold out or unknown, and shows a retry when it fails to load', async () => {
    const soldOut = onQuickBuy({ stock: 0 });
    await expect.poll(soldOut.text).toContain('Out of stock');
    expect(soldOut.queryByRole('button', { name: 'Add to cart' })).toBeNull();

    await expect.poll(onQuickBuy({}, {}, { sku: 'NOTHING' }).text).toContain('We could not find this product.');

    const page = onQuickBuy({}, {}, { defaultOpen: false });
    page.shop.failNext('network', { of: 'tiles' });
    await page.click('Quick buy');
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    await page.click('Try again');
    await page.findButton('Add to cart');
  });
});
