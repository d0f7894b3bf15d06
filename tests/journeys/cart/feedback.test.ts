import { describe, expect, test } from 'vitest';
import { buttonElement, DRAWER, legacyPage, MINI_CART } from '../page/legacyPage';
import * as products from '../page/products';
import { DRIVE, PAPER, productPath } from '../page/products';
import { visit } from '../page/visit';
import { holdAnswer } from '../page/wire';

/** A legacy page with one button, which has attributes of its own. */
const pageWith = (sku: string, attributes: string, inside = '') => ({
  pages: { '/legacy': legacyPage(MINI_CART + buttonElement(sku, attributes, inside) + DRAWER) },
});

describe('the feedback after an add', () => {
  test('is a busy button, then the drawer with the product and related products [CART-ADD-005, CART-ADD-007]', {
    tags: 'request-bodies',
  }, async () => {
    const shop = await visit();
    const answer = await holdAnswer(shop.context, 'POST');

    await shop.addToCart(PAPER.sku);
    await answer.arrived;
    await expect.poll(() => shop.addButton(PAPER.sku).getAttribute('aria-busy')).toBe('true');
    expect(await shop.drawer.isVisible()).toBe(false);
    answer.release();

    await shop.drawer.getByRole('heading', { name: 'Added to cart' }).waitFor();
    await shop.drawer.getByRole('link', { name: PAPER.name }).waitFor();
    await shop.drawer.getByRole('heading', { name: 'Goes well with' }).waitFor();
    await shop.drawer.getByText('Subtotal (1 item)').waitFor();
    expect(await shop.toast.count()).toBe(0);
    await expect.poll(shop.miniCart.count).toBe(1);
    expect(shop.calls.of('POST')).toHaveLength(1);
  });

  test('is a centered modal that is reported as atcoverlay, if the page requests an overlay [SCR-009, CART-ADD-007]', async () => {
    const shop = await visit('/legacy', pageWith(PAPER.sku, 'data-feedback="overlay"'));
    const opened = shop.page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('quire:drawer:opened', (event) => resolve((event as CustomEvent).detail)),
        ),
    );

    await shop.addToCart(PAPER.sku);
    await shop.drawer.getByRole('link', { name: PAPER.name }).waitFor();

    expect(await opened).toEqual({ name: 'atcoverlay' });
    await expect
      .poll(async () => {
        const { x, width } = (await shop.drawer.boundingBox()) ?? { x: 0, width: 0 };
        return Math.abs(x + width / 2 - 640);
      })
      .toBeLessThan(20);
    expect(await shop.drawer.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  });

  test('is a toast and no drawer, if the page requests a toast [CART-ADD-008, CART-FB-001]', async () => {
    const shop = await visit('/legacy', pageWith(PAPER.sku, 'data-feedback="toast"'));

    await shop.addToCart(PAPER.sku);

    await shop.toast.getByText('1 item(s) added to cart').waitFor();
    expect(await shop.drawer.isVisible()).toBe(false);
  });

  test.each([
    ['drawer', 'atcdrawer'],
    ['overlay', 'atcoverlay'],
    ['toast', 'atctoastmsg'],
  ])('is reported for a request of %s as surface %s [SCR-001]', async (request, name) => {
    const shop = await visit('/legacy', pageWith(PAPER.sku, `data-feedback="${request}"`));
    const surface = shop.page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('quire:cart:add-settled', (event) =>
            resolve((event as CustomEvent).detail.surface),
          );
        }),
    );

    await shop.addToCart(PAPER.sku);

    expect(await surface).toBe(name);
  });

  test('is a toast for two products with one click, even if the page requests none [CART-FB-002]', async () => {
    const items = `<script type="application/json">{"items":[{"sku":"${DRIVE.sku}","quantity":2}]}</script>`;
    const shop = await visit('/legacy', pageWith(PAPER.sku, '', items));

    await shop.addToCart(PAPER.sku);

    await shop.toast.getByText('2 item(s) added to cart').waitFor();
    await expect.poll(shop.miniCart.count).toBe(3);
    expect(shop.calls.of('POST')).toHaveLength(1);
  });

  test.each([
    ['a quantity limit', products.TWO_PER_CART, 3, 'Quantity limit reached', 'Quantity: 2 of 3'],
    [
      'an error of the item',
      products.OUT_OF_STOCK,
      1,
      'Out of stock',
      "We're sorry, the following item is out of stock.",
    ],
  ])('is the drawer instead of a toast for %s [CART-FB-003, CART-FB-004]', async (_, sku, quantity, title, text) => {
    const shop = await visit('/legacy', pageWith(sku, `data-feedback="toast" data-qty="${quantity}"`));

    await shop.addToCart(sku);

    await shop.drawer.getByRole('heading', { name: title }).waitFor();
    await shop.drawer.getByText(text).first().waitFor();
    expect(await shop.toast.count()).toBe(0);
  });

  test.each([
    [
      'more than is in stock',
      products.THREE_IN_STOCK,
      'Limited quantity available',
      "We don't have that many in stock. 3 added to your cart.",
      3,
    ],
    ['more than a cart may hold', products.TWO_PER_CART, 'Quantity limit reached', 'The maximum is 2.', 2],
    [
      'a sold-out product',
      products.OUT_OF_STOCK,
      'Out of stock',
      "We're sorry, the following item is out of stock.",
      0,
    ],
    ['a product without a price', products.NO_PRICE, 'Price unavailable', 'Prices are unavailable right now.', 0],
  ])(
    'is a drawer with the outcome as its title, and the cart has what was added, for %s [CART-ADD-020]',
    async (_, sku, title, text, count) => {
      // more than any of them allows
      const shop = await visit('/legacy', pageWith(sku, 'data-qty="10"'));

      await shop.addToCart(sku);

      await shop.drawer.getByRole('heading', { name: title }).waitFor();
      await shop.drawer.getByText(text).first().waitFor();
      await expect.poll(shop.miniCart.count).toBe(count);
    },
  );

  test('is an error in the drawer and an error event if the shop fails, and the next add works [CART-ADD-009, CART-ADD-024]', async () => {
    const shop = await visit(productPath(products.SHOP_FAILS), { complaints: [/status of 500/] });
    const received = shop
      .product(products.SHOP_FAILS)
      .evaluate(
        (element) => new Promise((resolve) => element.addEventListener('quire:error', () => resolve('failure'))),
      );

    await shop.addToCart(products.SHOP_FAILS);

    await shop.drawer.getByText('Failure while adding item to cart. Please try again').waitFor();
    expect(await received).toBe('failure');
    await shop.closeDrawer();
    const also = shop.page.locator('[data-type="customersAlsoBought"]');
    await also.scrollIntoViewIfNeeded();
    await also.getByRole('region').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect.poll(shop.miniCart.count).toBe(1);
  });

  test('with a redirect is the cart page, with the ids of the new lines in its URL [CART-ADD-006, ROUTE-001, ROUTE-010]', async () => {
    const shop = await visit('/legacy', pageWith(PAPER.sku, 'data-after-add="redirect"'));

    await shop.addToCart(PAPER.sku);
    await shop.page.waitForURL((url) => url.pathname === '/cc/mmx/cart');

    const line = new URL(shop.page.url()).searchParams.get('cartItemIds');
    const plainPage = await shop.context.request.get('/cc/mmx/cart');
    expect(await plainPage.text()).toContain(`name="cartItemId" value="${line}"`);
  });

  test('is the cart page for a special order, without a confirmation [CART-ADD-012, ROUTE-002]', async () => {
    const shop = await visit('/legacy', pageWith(products.SPECIAL_ORDER, ''));

    await shop.addToCart(products.SPECIAL_ORDER);
    await shop.page.waitForURL('**/cc/mmx/cart?viewcart=true');

    await shop.page.getByText('Your cart is empty.').visible().first().waitFor();
    expect(await shop.drawer.isVisible()).toBe(false);
  });

  test('offers a recommended product in the drawer, which is added by the same call with its own source [GEN-007]', async () => {
    const shop = await visit();
    await shop.addToCart(PAPER.sku);
    const offers = shop.drawer.locator('section', { hasText: 'Recommended for you' });

    await offers.getByRole('button').first().click();

    await offers.getByRole('status').getByText('Added').waitFor({ state: 'attached' });
    await expect.poll(shop.miniCart.count).toBe(2);
    const [, offered] = shop.calls.of('POST');
    expect(offered?.path).toBe('/cc/api/checkout/default/item');
    expect(offered?.query).toContain('source=recommendation');
  });

  test('is the drawer for a phone with its plan, and removing the phone removes the plan', async () => {
    const shop = await visit('/legacy', pageWith(products.PHONE, 'data-warranty-sku="WARRANTY-2YR"'));
    await shop.addToCart(products.PHONE);
    await shop.drawer.getByRole('link', { name: '2-Year Protection Plan' }).waitFor();
    await shop.closeDrawer();

    await shop.miniCart.open();
    await expect.poll(() => shop.miniCart.lines.count()).toBe(2);
    await shop.miniCart.lines
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();

    await expect.poll(() => shop.miniCart.lines.count()).toBe(0);
  });
});
