import { describe, expect, test } from 'vitest';
import { breakShop } from '../page/faults';
import { legacyPage, MINI_CART } from '../page/legacyPage';
import { DRIVE, OUT_OF_STOCK, PAPER, productPath } from '../page/products';
import { visit } from '../page/visit';

const OVERLAYS = [
  'quick-view',
  'quick-buy',
  'furniture-table',
  'out-of-stock-overlay',
  'bopis-overlay',
  'api-failure-overlay',
]
  .map((slug) => `<div data-quire="${slug}"></div>`)
  .join('');

const PAGE = { pages: { '/legacy': legacyPage(MINI_CART + OVERLAYS) } };

type Shop = Awaited<ReturnType<typeof visit>>;

/** Requests an overlay as a script of the page does. */
const requestOverlay = (shop: Shop, request: object) =>
  shop.page.evaluate((overlayRequest) => {
    const page = window as unknown as { Quire?: { push(command: unknown): void } };
    page.Quire ??= [];
    page.Quire.push(['openOverlay', overlayRequest]);
  }, request);

/** Waits until the page has its first cart, so that a read from now on is another one. */
const cartIsRead = (shop: Shop) =>
  shop.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const page = window as unknown as { Quire?: { push(command: unknown): void } };
        page.Quire ??= [];
        page.Quire.push(['on', 'cart:changed', () => resolve()]);
      }),
  );

const dialog = (shop: Shop, slug: string) => shop.page.locator(`[data-quire="${slug}"]`).getByRole('dialog');

describe('product overlays', () => {
  test('quick view opens on the same page and adds the product with its own source [SCR-015, GEN-007]', async () => {
    const shop = await visit(productPath(PAPER.sku));
    const element = shop.page.locator('[data-quire="quick-view"][data-sku]').first();
    await element.scrollIntoViewIfNeeded();
    await element.getByRole('button', { name: /Quick view/ }).click();

    const drawer = element.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Add to cart' }).click();
    await drawer.getByText('Added to cart').waitFor();
    await expect.poll(shop.miniCart.count).toBe(1);
    expect(shop.calls.of('POST')[0]?.query).toContain('source=quickView');
    expect(new URL(shop.page.url()).pathname).toBe(productPath(PAPER.sku));
  });

  test('quick buy lets the customer choose a store with stock, and adds the line for pickup there [SCR-016, SCR-006]', async () => {
    const shop = await visit('/legacy', PAGE);
    await requestOverlay(shop, { overlay: 'QUICK_BUY', sku: PAPER.sku });
    const drawer = dialog(shop, 'quick-buy');
    await drawer.getByRole('radio', { name: /^Pick up in store/ }).click();

    const stores = dialog(shop, 'bopis-overlay');
    await stores.getByRole('textbox').fill('Cambridge, MA');
    await stores.getByRole('button', { name: 'Search' }).click();
    await stores.getByRole('button', { name: 'Pick up at Cambridge, MA' }).click();
    const pickup = drawer.getByRole('radio', { name: /^Pick up at Cambridge, MA/ });
    await expect.poll(() => pickup.isChecked()).toBe(true);
    await drawer.getByRole('button', { name: 'Add to cart' }).click();

    await drawer.getByText('Added to cart').waitFor();
    const shippingInfo = { deliveryType: 'ISP', pickStoreNumber: '0112' };
    expect(await shop.cartItems()).toMatchObject([{ itemId: PAPER.sku, shippingInfo }]);
  });

  test('the furniture table adds all chosen quantities with one call [SCR-014]', async () => {
    const shop = await visit('/legacy', PAGE);
    await requestOverlay(shop, {
      overlay: 'FURNITURE_TABLE',
      skus: [PAPER.sku, OUT_OF_STOCK, DRIVE.sku],
      title: 'For the desk',
    });
    const table = dialog(shop, 'furniture-table');
    await table.getByRole('heading', { name: 'For the desk' }).waitFor();

    await table.getByRole('textbox').first().fill('2');
    await table.getByRole('textbox').last().fill('1');
    await table.getByRole('button', { name: 'Add 3 to cart' }).click();

    await expect.poll(shop.miniCart.count).toBe(3);
    expect(shop.calls.of('POST')).toHaveLength(1);
    expect(await table.getByRole('row').nth(2).innerText()).toContain('Out of stock');
  });
});

describe('overlays that a page script opens', () => {
  test('the out-of-stock overlay offers alternatives, which can be added [SCR-018]', async () => {
    const shop = await visit('/legacy', PAGE);
    await requestOverlay(shop, { overlay: 'OUT_OF_STOCK', items: [{ sku: OUT_OF_STOCK }] });
    const overlay = dialog(shop, 'out-of-stock-overlay');
    await overlay.getByText("We're sorry, the following item is out of stock.").waitFor();

    await overlay
      .getByRole('button', { name: /^Add .* to cart$/ })
      .first()
      .click();
    await expect.poll(shop.miniCart.count).toBe(1);
    await shop.page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'hidden' });
  });

  test('the form for another pickup person displays its errors, then saves the person [SCR-007, ADDR-005, ADDR-008]', async () => {
    const shop = await visit('/legacy', PAGE);
    await requestOverlay(shop, { overlay: 'BOPIS_DELEGATE' });
    const form = dialog(shop, 'bopis-overlay');
    await form.getByLabel('First name').fill('Ada');
    await form.getByLabel('Last name').fill('Byron');
    await form.getByLabel('Email').fill('ada');
    await form.getByLabel('Phone').fill('508');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Invalid email address').waitFor();
    await form.getByText('Invalid phone number').waitFor();

    await form.getByLabel('Email').fill('ada@quire.example');
    await form.getByLabel('Phone').fill('(508) 555-0134');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'hidden' });
    const answer = await shop.context.request.get('/cc/api/checkout');
    expect((await answer.json()).cartInfo.addresses).toMatchObject([{ type: 'ST', phones: ['5085550134'] }]);
  });

  test('the API failure overlay displays an error if a retry fails, and closes once one succeeds [SCR-012]', async () => {
    const shop = await visit('/legacy', { ...PAGE, complaints: [/status of 500/] });
    await cartIsRead(shop);
    const repair = await breakShop({ path: '/cc/api/checkout', status: 500, times: 9 });
    await requestOverlay(shop, { overlay: 'API_FAILURE' });
    const overlay = dialog(shop, 'api-failure-overlay');
    await overlay.getByRole('button', { name: 'Try again' }).click();
    await overlay.getByText('Sorry, something went wrong. Please try again.').waitFor();

    await repair();
    await overlay.getByRole('button', { name: 'Try again' }).click();
    await overlay.waitFor({ state: 'hidden' });
  });

  test('a script of the page can handle the add-to-list overlay itself [SCR-010]', async () => {
    const shop = await visit(productPath(PAPER.sku));
    const requested = shop.page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('quire:overlay:requested', ({ detail }: CustomEventInit) => {
            if (detail.overlay !== 'ATL') return;
            detail.isHandled = true;
            resolve(detail.items);
          }),
        ),
    );
    const element = shop.page.locator('[data-quire="quick-view"][data-sku]').first();
    const sku = await element.getAttribute('data-sku');
    await element.scrollIntoViewIfNeeded();
    await element.getByRole('button', { name: /Quick view/ }).click();
    await element.getByRole('button', { name: 'Add to list' }).click();

    expect(await requested).toEqual([{ sku, quantity: 1 }]);
  });
});
