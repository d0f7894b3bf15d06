import { describe, expect, onTestFinished, test } from 'vitest';
import { servePages } from '../../examples/static-page/serve';
import { DRIVE, PAPER } from './page/products';
import { street } from './page/street';
import { visit } from './page/visit';

async function visitExample(name: string, path: string) {
  const { url, close } = await servePages(`examples/${name}`, street().shopUrl);
  // what was begun last ends first: the customer leaves before the pages go
  onTestFinished(close);
  return visit(path, { baseURL: url });
}

describe('the examples of pages that nobody builds', () => {
  test('the static page sells by its widgets, and by its forms alone where no script comes', async () => {
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

  test('the page of an old storefront sells any quantity, adds by its own scripts and counts with us', async () => {
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
