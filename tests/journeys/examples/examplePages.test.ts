import { describe, expect, onTestFinished, test } from 'vitest';
import { servePages } from '../../../examples/static-page/serve';
import { DRIVE, PAPER } from '../page/products';
import { testServers } from '../page/testServers';
import { visit } from '../page/visit';

async function visitExample(name: string, path: string) {
  const { url, close } = await servePages(`examples/${name}`, testServers().shopUrl);
  // cleanup runs in reverse order: the browser leaves before the server closes
  onTestFinished(close);
  return visit(path, { baseURL: url });
}

describe('example pages without a build', () => {
  test('the static page sells with its widgets, and with its plain forms if no script loads', async () => {
    const shop = await visitExample('static-page', '/');
    await shop.addToCart(PAPER.sku);
    await shop.closeDrawer();
    await expect.poll(shop.miniCart.count).toBe(1);

    await shop.context.route('**/quire/quire.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await shop.goto('/');
    await shop.plainButton(DRIVE.sku).click();
    await shop.page.waitForURL('**/cc/mmx/cart**');
    await shop.page.getByText(DRIVE.name).first().waitFor();
  });

  test('the page of an old storefront adds with our button and with its own script, and both counts agree', async () => {
    const shop = await visitExample('servlet-page', '/webapp/wcs/stores/servlet/ProductDisplay?storeId=10001');
    await shop.approach(PAPER.sku);
    await shop.page.getByRole('textbox', { name: 'Quantity' }).fill('3');
    await shop.addToCart(PAPER.sku);
    await shop.closeDrawer();
    await expect.poll(() => shop.page.locator('#itemsInCart').innerText()).toBe('3');

    await shop.page.getByRole('link', { name: DRIVE.name }).click();
    await expect.poll(() => shop.page.locator('#itemsInCart').innerText()).toBe('4');
    await expect.poll(shop.miniCart.count).toBe(4);
  });
});
