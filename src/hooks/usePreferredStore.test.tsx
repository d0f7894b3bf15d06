import { expect, test } from 'vitest';
import { fakeShop } from '../../tests/support/fakeShop';
import { renderWidget } from '../../tests/support/renderWidget';
import { aStorefront } from '../../tests/support/storefront';
import { chooseStore } from '../core/client/storeLocator';
import { storeName } from '../core/rules/store';
import { usePreferredStore } from './usePreferredStore';

const waltham = { number: '0051', city: 'Waltham', state: 'MA', zipCode: '02451', hours: [], stock: {} };
const cambridge = { ...waltham, number: '0042', city: 'Cambridge', zipCode: '02138' };

function Chosen() {
  const store = usePreferredStore();
  return <p role="status">{store ? storeName(store) : 'none'}</p>;
}

test('the chosen store is known at once on its page, and in another tab when that is seen again [STORE-005]', async () => {
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
