import type { BrowserContext } from 'playwright';
import { expect, test } from 'vitest';
import { cartPage } from '../page/cartPage';
import { typeCard } from '../page/checkout';
import { configElement, legacyPage, MINI_CART, SCRIPT } from '../page/legacyPage';
import { PAPER } from '../page/products';
import { visit } from '../page/visit';

/** The files of widgets of every kind. */
const COMMON = ['runtime', 'shared', 'shopping', 'tools'];

/** A page with these elements, on a server that has only the files of these surfaces. */
function visitWith(body: string, ...surfaces: string[]) {
  const head = configElement({ payment: { walletEnabled: false } }) + SCRIPT;
  const html = legacyPage(`${MINI_CART}${body}<div data-quire="sales-rep-info">Call us.</div>`, { head });
  return visit('/legacy', {
    pages: { '/legacy': html },
    intercept: (context: BrowserContext) =>
      context.route(/\/quire\/[\w-]+-[\w-]{6,}\.js$/, (route) => {
        const [, file = ''] = /\/quire\/([\w-]+?)-[\w-]{6,}\.js$/.exec(route.request().url()) ?? [];
        return [...COMMON, ...surfaces].includes(file) ? route.continue() : route.fulfill({ status: 404 });
      }),
    complaints: [/status of 404/, /Quire: sales-rep-info: .*not loaded/],
  });
}

test('a cart page sells without the files of other surfaces, such as that of the chat', async () => {
  const shop = await visitWith('<div data-quire="cart-page"></div>', 'cart');
  await shop.fillCart([PAPER]);
  await shop.goto('/legacy');
  await cartPage(shop.page).button(`Increase quantity of ${PAPER.name}`).click();
  await expect.poll(async () => (await shop.cartItems())[0]?.qty).toBe(2);
  await shop.page.getByText('Call us.').waitFor();
});

test('a payment step takes a card without the files of other surfaces', async () => {
  const shop = await visitWith('<div data-quire="payment-tabs"></div>', 'checkout', 'payment');
  await shop.fillCart([PAPER]);
  await shop.goto('/legacy');
  await typeCard(shop);
});

test('a product tile sells without the files of other surfaces', async () => {
  const shop = await visitWith(`<div data-quire="product-tile" data-sku="${PAPER.sku}"></div>`, 'products');
  await shop.page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect.poll(shop.miniCart.count).toBe(1);
});
