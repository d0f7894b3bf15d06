import type { BrowserContext } from 'playwright';
import { describe, expect, test } from 'vitest';
import { buttonElement, DRAWER, legacyPage } from './page/legacyPage';
import { DESK_SET, DRIVE, PAPER } from './page/products';
import { type VisitOptions, visit } from './page/visit';

const visitPage = (body: string, options: VisitOptions = {}) =>
  visit('/legacy', { ...options, pages: { '/legacy': legacyPage(body) } });

/** The products whose server's HTML is drawn anew. */
const rendered = () =>
  [...document.querySelectorAll<HTMLElement>('[data-quire="add-to-cart-button"]')]
    .filter(({ shadowRoot }) => shadowRoot)
    .map(({ dataset }) => dataset['sku']);

const fetchedAhead = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) => link.fetchPriority);

/** The shop of the page is open: it has remembered whose session this is. */
const isOpen = () => localStorage.getItem('sessionMark') !== null;

describe("the server's HTML of a button", () => {
  test('stands until it is touched: the files are there before, and run when there is a sign of life', async () => {
    const shop = await visitPage(`<p>Paper</p>${buttonElement(PAPER.sku)}${buttonElement(DRIVE.sku)}`);
    await expect.poll(() => shop.page.evaluate(fetchedAhead)).toEqual(['low']);
    expect(await shop.page.evaluate(isOpen)).toBe(false);

    await shop.page.getByText('Paper', { exact: true }).hover();
    await expect.poll(() => shop.page.evaluate(isOpen)).toBe(true);
    expect(await shop.page.evaluate(rendered)).toEqual([]);

    const { x, y } = (await shop.plainButton(DRIVE.sku).boundingBox()) as { x: number; y: number };
    await shop.page.mouse.move(x + 9, y + 9);
    await expect.poll(() => shop.page.evaluate(rendered)).toEqual([DRIVE.sku]);
    expect(await shop.page.evaluate(fetchedAhead)).toEqual(['low']);
  });

  test('is drawn anew at once where it asks for more than such HTML has, or has nothing to press', async () => {
    const off = '<div data-quire="add-to-cart-button" data-sku="OFF"><button disabled>Sold out</button></div>';
    const shop = await visitPage(
      buttonElement(PAPER.sku, 'data-show-quantity="true"') +
        buttonElement(DRIVE.sku, 'data-disabled-reason="Choose a size first"') +
        buttonElement(DESK_SET.sku) +
        off,
    );

    await expect.poll(() => shop.page.evaluate(rendered)).toEqual([PAPER.sku, DRIVE.sku, 'OFF']);
  });

  test('keeps the focus of a keyboard when it is drawn anew, and what the key then presses is added', async () => {
    const shop = await visitPage(`${buttonElement(PAPER.sku)}${buttonElement(DRIVE.sku)}${DRAWER}`);
    await expect.poll(() => shop.page.evaluate(fetchedAhead)).toEqual(['low']);

    await shop.page.keyboard.press('Tab');
    await shop.addButton(PAPER.sku).waitFor();
    const focused = () => document.activeElement?.shadowRoot?.activeElement?.className;
    await expect.poll(() => shop.page.evaluate(focused)).toContain('quire-button');
    await shop.page.keyboard.press('Space');

    await shop.drawer.getByRole('heading', { name: 'Added to cart' }).waitFor();
    expect(shop.calls.of('POST').map((call) => call.body)).toEqual([{ items: [{ itemId: PAPER.sku, qty: 1 }] }]);
  });

  test('is busy from a press until that is answered, whoever pressed it', async () => {
    const files = holdFiles();
    const shop = await visitPage(buttonElement(PAPER.sku, 'data-feedback="none"'), { meddle: files.meddle });
    const button = shop.plainButton(PAPER.sku);

    await button.evaluate((element: HTMLElement) => element.click());
    expect(await button.getAttribute('aria-busy')).toBe('true');
    files.letThrough();

    await shop.addButton(PAPER.sku).waitFor();
    await expect.poll(() => shop.calls.of('POST').length).toBe(1);
    expect(await shop.page.locator('form button').getAttribute('aria-busy')).toBeNull();
  });

  test('is not drawn anew under a pointer that is down: the click that follows is one', async () => {
    const files = holdFiles();
    const shop = await visitPage(buttonElement(PAPER.sku, 'data-feedback="none"'), { meddle: files.meddle });
    await shop.plainButton(PAPER.sku).hover();
    await shop.page.mouse.down();

    files.letThrough();
    await expect.poll(() => shop.page.evaluate(isRunning)).toBe(true);
    expect(await shop.page.evaluate(rendered)).toEqual([]);
    await shop.page.mouse.up();

    await expect.poll(() => shop.page.evaluate(rendered)).toEqual([PAPER.sku]);
    await expect.poll(() => shop.calls.of('POST').length).toBe(1);
  });

  test('goes to the file of the script that fails once without a word, when nobody has asked for it yet', async () => {
    let requests = 0;
    const shop = await visitPage(`${buttonElement(PAPER.sku)}${DRAWER}`, {
      meddle: (context) =>
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

/** Chunks come only when `letThrough` is called. */
function holdFiles() {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const meddle = (context: BrowserContext) =>
    context.route(/\/quire\/(?!quire\.js)[^/]+\.js$/, async (route) => {
      await released;
      await route.continue();
    });
  return { meddle, letThrough };
}

/** The runtime has arrived, and so it would draw. */
const isRunning = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/runtime-'));
