import { expect, test } from 'vitest';
import { fakeShop } from '../../../tests/support/shop/fakeShop';
import { renderOn, renderWidget } from '../../../tests/support/widgets/renderWidget';
import { aStorefront } from '../../../tests/support/widgets/storefront';
import { chooseStore } from '../../core/stores/client/storeLocator';
import { storeName } from '../../core/stores/rules/store';
import { usePreferredStore } from './usePreferredStore';

const waltham = { number: '0051', city: 'Waltham', state: 'MA', zipCode: '02451', hours: [], stock: {} };
const cambridge = { ...waltham, number: '0042', city: 'Cambridge', zipCode: '02138' };

function Chosen() {
  const store = usePreferredStore();
  return <p role="status">{store ? storeName(store) : 'none'}</p>;
}

test('a chosen store is known at once on its page, and in another tab when that tab becomes visible [STORE-005]', async () => {
  const page = renderWidget(<Chosen />);
  await expect.poll(page.status).toBe('none');
  await chooseStore(page.storefront, waltham);
  await expect.poll(page.status).toBe('Waltham, MA');

  const shop = fakeShop();
  await chooseStore(aStorefront({ shop, host: page.storefront.host.openTab({ fetch: shop.fetch }) }), cambridge);
  expect(page.status()).toBe('Waltham, MA');
  page.storefront.host.fireVisible();
  await expect.poll(page.status).toBe('Cambridge, MA');
});

test('a mounted component retains its store after the cookie expires; one mounted afterwards has none [STORE-005]', async () => {
  const page = renderWidget(<Chosen />);
  await chooseStore(page.storefront, waltham);
  await expect.poll(page.status).toBe('Waltham, MA');
  page.storefront.host.cookies.set('YourStore', '', { maxAgeSeconds: 0, path: '/', sameSite: 'Lax' });
  page.storefront.host.fireVisible();
  // a second hook on the page then has no store
  const late = renderOn(page.storefront, <Chosen />);
  await expect.poll(late.status).toBe('none');
  expect(page.status()).toBe('Waltham, MA');
});

test('once visible, a page uses the store chosen in another tab, even if its session has a store [STORE-005, CART-ADD-018]', async () => {
  const { storefront, status } = renderWidget(<Chosen />, {
    config: { session: { isLoggedIn: true, storeNumber: '0099' } },
  });
  const tab = aStorefront({ shop: storefront.shop, host: storefront.host.openTab() });
  await chooseStore(storefront, waltham);
  await expect.poll(status).toBe('Waltham, MA');
  await chooseStore(tab, cambridge);
  expect(storefront.session.storeNumber).toBe('0051');
  storefront.host.fireVisible();
  await storefront.cart.add([{ sku: 'MUG', quantity: 1, deliveryType: 'ISP' }]);
  expect(storefront.shop.requestsOf('add')[0]?.body).toMatchObject({ items: [{ pickupStoreNumber: '0042' }] });
});
