import { describe, expect, test } from 'vitest';
import { legacyPage, MINI_CART } from '../page/legacyPage';
import { DRIVE, PAPER, productPath } from '../page/products';
import { visit } from '../page/visit';
import { holdAnswer } from '../page/wire';

/** Opens a page, adds one product and waits until the badge counts it. */
async function visitAndAdd(path = productPath(PAPER.sku)) {
  const shop = await visit(path);
  await shop.addToCart(PAPER.sku);
  await shop.closeDrawer();
  await expect.poll(shop.miniCart.count).toBe(1);
  return shop;
}

const inStore = (key: string) => localStorage.getItem(key);

describe('the cart across pages', () => {
  test('the next page displays the stored cart without a request [CART-FETCH-002, STOR-001]', async () => {
    const shop = await visitAndAdd();
    const reads = shop.calls.of('GET').length;
    for (const key of ['cart', 'cart-time', 'cartCount']) expect(await shop.page.evaluate(inStore, key)).not.toBeNull();

    await shop.page.reload();
    await shop.miniCart.open();

    await shop.miniCart.line(PAPER.name).waitFor();
    expect(shop.calls.of('GET')).toHaveLength(reads);
  });

  test('an expired stored cart is read from the shop again [CART-FETCH-002, CART-FETCH-006]', async () => {
    const shop = await visitAndAdd();
    const reads = shop.calls.of('GET').length;
    await shop.page.evaluate(() => localStorage.setItem('cart-time', String(Date.now() - 1)));

    await shop.page.reload();
    await expect.poll(() => shop.calls.of('GET').length).toBe(reads + 1);
  });

  test('the stored data of another session is deleted, and the cart of this session is read [CART-FETCH-001, CART-FETCH-008]', async () => {
    const shop = await visitAndAdd();
    await shop.page.evaluate(() => localStorage.setItem('sfl', '[]'));
    await shop.context.clearCookies();

    await shop.page.reload();

    await expect.poll(shop.miniCart.count).toBe(0);
    await expect.poll(() => shop.page.evaluate(inStore, 'sfl')).toBeNull();
    await shop.miniCart.open();
    await shop.miniCart.panel.getByText('Your cart is empty.').waitFor();
  });

  test('with mcRefresh in the URL the cart is requested, and the parameter is removed [CART-FETCH-003, CART-FETCH-006]', async () => {
    const shop = await visitAndAdd();
    const reads = shop.calls.of('GET').length;

    await shop.goto('/try?a=1&mcRefresh=true#here');

    await expect.poll(() => shop.calls.of('GET').length).toBe(reads + 1);
    await expect.poll(() => new URL(shop.page.url()).search).toBe('?a=1');
    expect(new URL(shop.page.url()).hash).toBe('#here');
  });

  test('the badge displays the stored count until the cart is loaded [STOR-014]', async () => {
    const shop = await visitAndAdd();
    await shop.page.evaluate(() => localStorage.removeItem('cart'));
    await shop.fillCart([DRIVE]);
    const cart = await holdAnswer(shop.context, 'GET');

    await shop.page.reload();

    await cart.arrived;
    await expect.poll(shop.miniCart.count).toBe(1);
    cart.release();
    await expect.poll(shop.miniCart.count).toBe(2);
  });

  test('a stored count that is thirty days old is not displayed [STOR-014]', async () => {
    const shop = await visitAndAdd();
    await shop.page.evaluate(() => {
      localStorage.removeItem('cart');
      localStorage.setItem('cartCount', JSON.stringify({ count: 7, timestamp: Date.now() - 2_592_000_000 }));
    });
    const cart = await holdAnswer(shop.context, 'GET');

    await shop.page.reload();

    await cart.arrived;
    await shop.miniCart.badge.waitFor();
    expect(await shop.miniCart.count()).toBe(0);
    cart.release();
    await expect.poll(shop.miniCart.count).toBe(1);
  });

  test('a change in one tab is displayed in another, without a request', async () => {
    const shop = await visitAndAdd();
    const otherTab = await shop.openTab('/try');
    await expect.poll(otherTab.miniCart.count).toBe(1);
    const reads = shop.calls.of('GET').length;

    await shop.addToCart(PAPER.sku);

    await expect.poll(otherTab.miniCart.count).toBe(2);
    expect(shop.calls.of('GET')).toHaveLength(reads);
  });

  test('a page restored from the back/forward cache displays the current cart', {
    tags: 'restored-pages',
  }, async () => {
    const page = legacyPage(`${MINI_CART}<a href="/try">On</a>`);
    const shop = await visit('/legacy', { pages: { '/legacy': page } });
    await expect.poll(shop.miniCart.count).toBe(0);
    await shop.page.evaluate(() => Object.assign(window, { isTheSame: true }));
    await shop.page.getByRole('link', { name: 'On' }).click();
    await shop.page.waitForURL('**/try');
    await shop.fillCart([PAPER]);
    await shop.goto('/try?mcRefresh=true');
    await expect.poll(shop.miniCart.count).toBe(1);

    await shop.page.evaluate(() => history.go(-2));
    await shop.page.waitForURL('**/legacy', { waitUntil: 'commit' });

    expect(await shop.page.evaluate(() => 'isTheSame' in window)).toBe(true);
    await expect.poll(shop.miniCart.count).toBe(1);
  });
});
