import type { BrowserContext } from 'playwright';
import { describe, expect, test } from 'vitest';
import { buttonElement, DRAWER, legacyPage, MINI_CART } from '../page/legacyPage';
import { DESK_SET, DRIVE, PAPER } from '../page/products';
import { type VisitOptions, visit } from '../page/visit';

const visitPage = (body: string, options: VisitOptions = {}) =>
  visit('/legacy', { ...options, pages: { '/legacy': legacyPage(body) } });

/** The SKUs of the buttons whose widget has mounted. */
const rendered = () =>
  [...document.querySelectorAll<HTMLElement>('[data-quire="add-to-cart-button"]')]
    .filter(({ shadowRoot }) => shadowRoot)
    .map(({ dataset }) => dataset['sku']);

const fetchedAhead = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) => link.fetchPriority);

describe('the fallback HTML of a button', () => {
  test('stays; its file is prefetched, and its widget mounts when a pointer reaches it [DEC-Q14]', async () => {
    const shop = await visitPage(`<p>Paper</p>${buttonElement(PAPER.sku)}${buttonElement(DRIVE.sku)}`);
    await expect.poll(() => shop.page.evaluate(fetchedAhead)).toEqual(['low']);

    await shop.page.getByText('Paper', { exact: true }).hover();
    expect(await shop.page.evaluate(rendered)).toEqual([]);

    const { x, y } = (await shop.plainButton(DRIVE.sku).boundingBox()) as { x: number; y: number };
    await shop.page.mouse.move(x + 9, y + 9);
    await expect.poll(() => shop.page.evaluate(rendered)).toEqual([DRIVE.sku]);
    expect(await shop.page.evaluate(fetchedAhead)).toEqual(['low']);
    expect(await shop.plainButton(DRIVE.sku).isVisible()).toBe(true);
  });

  test('is replaced at once if the widget has more than plain HTML, or if it has nothing to press', async () => {
    const off = '<div data-quire="add-to-cart-button" data-sku="OFF"><button disabled>Sold out</button></div>';
    const shop = await visitPage(
      buttonElement(PAPER.sku, 'data-show-quantity="true"') +
        buttonElement(DRIVE.sku, 'data-disabled-reason="Choose a size first"') +
        buttonElement(DESK_SET.sku) +
        off,
    );

    await expect.poll(() => shop.page.evaluate(rendered)).toEqual([PAPER.sku, DRIVE.sku, 'OFF']);
  });

  test('keeps the keyboard focus when its widget mounts, and the next key press adds the product [DEC-Q14]', async () => {
    const shop = await visitPage(`${buttonElement(PAPER.sku)}${buttonElement(DRIVE.sku)}${DRAWER}`);
    await expect.poll(() => shop.page.evaluate(fetchedAhead)).toEqual(['low']);

    await shop.page.keyboard.press('Tab');
    await expect.poll(() => shop.page.evaluate(rendered)).toEqual([PAPER.sku]);
    expect(await shop.page.evaluate(() => document.activeElement?.textContent)).toBe('Add to cart');
    await shop.page.keyboard.press('Space');

    await shop.drawer.getByRole('heading', { name: 'Added to cart' }).waitFor();
    expect(shop.calls.of('POST')).toHaveLength(1);
    expect(await shop.cartItems()).toMatchObject([{ itemId: PAPER.sku, qty: 1 }]);
  });

  test('that the page replaces after its widget has mounted sells again, and its new text stays [DEC-Q14]', async () => {
    const shop = await visitPage(MINI_CART + buttonElement(PAPER.sku, 'data-feedback="none"'));
    await shop.approach(PAPER.sku);
    const write = (text: string) =>
      shop.product(PAPER.sku).evaluate((element, label) => {
        (element.querySelector('form') as HTMLElement).innerHTML = `<button>${label}</button>`;
      }, text);

    await write('Add to bag');
    await shop.page.getByRole('button', { name: 'Add to bag' }).click();
    await expect.poll(shop.miniCart.count).toBe(1);

    await shop.product(PAPER.sku).evaluate((element) => {
      element.removeAttribute('data-quire');
      element.textContent = 'Sold out';
    });
    await shop.page.getByText('Sold out').waitFor();
    expect(new URL(shop.page.url()).pathname).toBe('/legacy');
  });

  test('is busy from a click until its response, also for a click by a script', async () => {
    const files = holdFiles();
    const shop = await visitPage(buttonElement(PAPER.sku, 'data-feedback="none"'), { intercept: files.intercept });
    const button = shop.plainButton(PAPER.sku);

    await button.evaluate((element: HTMLElement) => element.click());
    expect(await button.getAttribute('aria-busy')).toBe('true');
    files.release();

    await shop.addButton(PAPER.sku).waitFor();
    await expect.poll(() => shop.calls.of('POST').length).toBe(1);
    await expect.poll(() => shop.page.locator('form button').getAttribute('aria-busy')).toBeNull();
  });

  test('is not replaced under a pressed pointer, and the click that follows adds once', async () => {
    const files = holdFiles();
    const shop = await visitPage(buttonElement(PAPER.sku, 'data-feedback="none"'), { intercept: files.intercept });
    await shop.plainButton(PAPER.sku).hover();
    await shop.page.mouse.down();

    files.release();
    await expect.poll(() => shop.page.evaluate(isRunning)).toBe(true);
    expect(await shop.page.evaluate(rendered)).toEqual([]);
    await shop.page.mouse.up();

    await expect.poll(() => shop.page.evaluate(rendered)).toEqual([PAPER.sku]);
    await expect.poll(() => shop.calls.of('POST').length).toBe(1);
  });

  test('ignores a failed prefetch of its file, and requests it again once it is needed', async () => {
    let requests = 0;
    const shop = await visitPage(`${buttonElement(PAPER.sku)}${DRAWER}`, {
      intercept: (context) =>
        context.route(/\/quire\/runtime-/, (route) => {
          requests += 1;
          return requests === 1 ? route.abort() : route.continue();
        }),
      complaints: [/ERR_FAILED/],
    });
    await expect.poll(() => requests).toBe(1);

    await shop.addToCart(PAPER.sku);

    await shop.drawer.getByRole('heading', { name: 'Added to cart' }).waitFor();
  });
});

/** Holds back the chunks until `release` is called. */
function holdFiles() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const intercept = (context: BrowserContext) =>
    context.route(/\/quire\/(?!quire\.js)[^/]+\.js$/, async (route) => {
      await released;
      await route.continue();
    });
  return { intercept, release };
}

/** Whether the runtime has loaded, so that it could mount widgets. */
const isRunning = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/runtime-'));
