import type { BrowserContext } from 'playwright';
import { describe, expect, test } from 'vitest';
import { signInAs } from '../page/account';
import { JONATHAN } from '../page/business';
import { PAPER, productPath } from '../page/products';
import { visit } from '../page/visit';

/** Holds back the files of the script until `release` is called. */
function holdFiles(pattern: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const intercept = (context: BrowserContext) =>
    context.route(pattern, async (route) => {
      await released;
      await route.continue();
    });
  return { intercept, release };
}

/** The files that the loader requests, in either spelling of the folder. */
const CHUNKS = /\/quir(e|%65)\/(?!quire\.js)[^/]+\.js$/;
const LATE = { timeout: 25_000 };

describe('input before the script has loaded', () => {
  test('clicks while the widget loads are queued, and replayed as one add once it is mounted', async () => {
    const chunks = holdFiles(CHUNKS);
    const shop = await visit(productPath(PAPER.sku), { intercept: chunks.intercept });
    const button = shop.plainButton(PAPER.sku);
    await expect.poll(() => shop.product(PAPER.sku).getAttribute('aria-busy')).toBe('true');

    await button.click();
    await button.click();
    await button.click();
    chunks.release();

    await shop.drawer.getByRole('heading', { name: 'Added to cart' }).waitFor();
    await expect.poll(shop.miniCart.count).toBe(1);
    expect(shop.calls.of('POST')).toHaveLength(1);
    expect(new URL(shop.page.url()).pathname).toBe(productPath(PAPER.sku));
  });

  test('a quantity typed before the widget mounts is the quantity that it adds', async () => {
    const chunks = holdFiles(CHUNKS);
    const shop = await visit(productPath(PAPER.sku), { intercept: chunks.intercept });
    const quantity = shop.page.getByRole('spinbutton', { name: 'Quantity' });
    await quantity.clear();
    await quantity.pressSequentially('4');

    await shop.plainButton(PAPER.sku).click();
    chunks.release();

    await expect.poll(shop.miniCart.count).toBe(4);
  });

  test('a link of a tile that is clicked while the widget loads is followed, and adds nothing [DEC-Q562]', async () => {
    const chunks = holdFiles(CHUNKS);
    const shop = await visit('/webapp/search?q=bookcase', { intercept: chunks.intercept, isEarly: true });
    const tile = shop.page.locator('[data-quire="product-tile"]').first();
    await expect.poll(() => tile.getAttribute('aria-busy')).toBe('true');

    await tile.getByRole('link').first().click();
    chunks.release();

    await shop.page.waitForURL('**/webapp/product/**');
    expect(shop.calls.of('POST')).toEqual([]);
  });

  test('the add button of a tile that is clicked while the widget loads adds once, in place', async () => {
    const chunks = holdFiles(CHUNKS);
    const shop = await visit('/webapp/search?q=bookcase', { intercept: chunks.intercept, isEarly: true });
    const tile = shop.page.locator('[data-quire="product-tile"]').first();
    await expect.poll(() => tile.getAttribute('aria-busy')).toBe('true');

    await tile.getByRole('button', { name: /^Add to cart/ }).click();
    chunks.release();

    await expect.poll(shop.miniCart.count).toBe(1);
    expect(shop.calls.of('POST')).toHaveLength(1);
    expect(new URL(shop.page.url()).pathname).toBe('/webapp/search');
  });

  test('a search for stores that is sent while the widget loads has the typed place [DEC-Q562]', async () => {
    const chunks = holdFiles(CHUNKS);
    const shop = await visit('/webapp/stores', { intercept: chunks.intercept, isEarly: true });
    const finder = shop.page.locator('[data-quire="store-locator"]');
    await expect.poll(() => finder.getAttribute('aria-busy')).toBe('true');
    await finder.getByRole('textbox').first().fill('98101');
    await finder.getByRole('button').first().click();
    chunks.release();
    await shop.page.waitForURL(/98101/);
  });

  test('a place that is being typed while the widget loads is in its field, which has the focus [DEC-Q563]', async () => {
    const chunks = holdFiles(CHUNKS);
    const { page } = await visit('/webapp/stores', { intercept: chunks.intercept, isEarly: true });
    const finder = page.locator('[data-quire="store-locator"]');
    await finder.getByRole('textbox').first().pressSequentially('981');
    chunks.release();
    await finder.locator('.quire').waitFor();
    await page.keyboard.type('01');
    await expect.poll(() => finder.getByRole('textbox').inputValue()).toBe('98101');
    await page.keyboard.press('Enter');
    await finder
      .getByRole('button', { name: /^Make this my store/ })
      .first()
      .waitFor();
  });

  test('a search that is being typed while the lists load stays where it is, until the widget has it [DEC-Q563]', async () => {
    const [chunks, lists] = [holdFiles(CHUNKS), holdFiles(/\/cc\/api\/list/)];
    const shop = await visit('/try', { isEarly: true });
    await signInAs(shop, JONATHAN);
    await chunks.intercept(shop.context);
    await lists.intercept(shop.context);
    await shop.goto('/cc/mmx/list/mylists');
    const widget = shop.page.locator('[data-quire="lists-page"]');
    await widget.getByRole('textbox').first().focus();
    chunks.release();
    await widget.locator('.quire').waitFor({ state: 'attached' });
    await shop.page.keyboard.type('sup');
    lists.release();
    await widget.locator('.quire tbody').waitFor();
    await shop.page.keyboard.type('ply');
    await expect.poll(() => widget.getByRole('textbox').first().inputValue()).toBe('supply');
  });

  test('a link of a tile keeps the focus when the widget mounts [DEC-Q563]', async () => {
    const chunks = holdFiles(CHUNKS);
    const { page } = await visit('/webapp/search?q=bookcase', { intercept: chunks.intercept, isEarly: true });
    const tile = page.locator('[data-quire="product-tile"]').first();
    await tile.getByRole('link').first().focus();
    chunks.release();
    await tile.locator('.quire .quire-button').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/webapp/product/**');
  });

  test('a file that fails to load is requested again at another spelling of its URL, and the widget mounts', async () => {
    const folders: (string | undefined)[] = [];
    const shop = await visit(productPath(PAPER.sku), {
      intercept: (context) =>
        context.route(/\/runtime-/, (route) => {
          folders.push(route.request().url().split('/').at(-2));
          return folders.at(-1) === 'quire' ? route.abort() : route.continue();
        }),
      complaints: [/ERR_FAILED/],
    });

    await shop.addToCart(PAPER.sku);

    await expect.poll(shop.miniCart.count).toBe(1);
    expect(folders.filter((folder) => folder !== 'quire')).toEqual(['quir%65']);
  });

  test('a click before the loader has loaded submits the plain form', async () => {
    const loader = holdFiles(/\/quire\/quire\.js$/);
    const shop = await visit(productPath(PAPER.sku), { intercept: loader.intercept, isEarly: true });

    await shop.plainButton(PAPER.sku).click();

    await shop.page.getByText(`1 × ${PAPER.name} added to your cart.`).waitFor();
    loader.release();
    await expect.poll(shop.miniCart.count).toBe(1);
  });

  test(
    'if the widget fails to load, the page gets a problem event, and the queued click submits the plain form',
    LATE,
    async () => {
      const shop = await visit(productPath(PAPER.sku), {
        intercept: (context) => context.route(CHUNKS, (route) => route.abort()),
        before: () => {
          document.addEventListener('quire:problem', (event) => {
            sessionStorage.setItem('problem', JSON.stringify((event as CustomEvent).detail));
          });
        },
        complaints: [/ERR_FAILED/, /Quire: [\w-]+: .*not loaded/],
      });

      await shop.plainButton(PAPER.sku).click();
      await shop.page.getByText(`1 × ${PAPER.name} added to your cart.`).waitFor();

      const problem = await shop.page.evaluate(() => JSON.parse(sessionStorage.getItem('problem') ?? '{}'));
      expect(problem).toMatchObject({ kind: 'integration', code: 'LOAD_FAILED' });
      await shop.page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    },
  );

  test('if the widget never loads, the queued click submits the plain form after the timeout', LATE, async () => {
    const shop = await visit(productPath(PAPER.sku), {
      intercept: (context) => context.route(CHUNKS, () => new Promise(() => {})),
      before: () => {
        // makes the timeout of the loader ten times shorter
        const setTimeoutOfPage = window.setTimeout;
        window.setTimeout = ((act: () => void, ms: number) =>
          setTimeoutOfPage(act, ms / 10)) as typeof window.setTimeout;
      },
      complaints: [/: timed out/],
    });

    await shop.plainButton(PAPER.sku).click();

    await shop.page.getByText(`1 × ${PAPER.name} added to your cart.`).waitFor();
  });
});

describe('a file of the script that was tampered with', () => {
  test('does not run, and the plain form adds the product', LATE, async () => {
    const shop = await visit(productPath(PAPER.sku), {
      intercept: (context) =>
        context.route(CHUNKS, (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            headers: { 'access-control-allow-origin': '*' },
            body: 'window.isTampered = true;',
          }),
        ),
      complaints: [/integrity/, /not loaded/],
    });

    await shop.plainButton(PAPER.sku).click();
    await shop.page.getByText(`1 × ${PAPER.name} added to your cart.`).waitFor();

    expect(await shop.page.evaluate(() => 'isTampered' in window)).toBe(false);
  });
});
