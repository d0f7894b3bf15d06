import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { PAPER, productPath } from '../journeys/page/products';
import { testServers } from '../journeys/page/testServers';

/**
 * Tests of the shop's pages as a shop's own team writes them: no knowledge of Quire, no wait for its script, the tool's
 * defaults.
 */
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.connect(testServers().browserEndpoint);
});
afterAll(() => browser.close());

beforeEach(async () => {
  const context = await browser.newContext({ baseURL: testServers().shopUrl });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(20_000);
  page = await context.newPage();
});

const cart = (count: number) => page.getByRole('button', { name: `Cart, ${count} item${count === 1 ? '' : 's'}` });
const added = () => page.getByText('1 item(s) added to cart');

describe('Playwright', () => {
  test('presses the first add button of a category page, and the same button again [CART-ADD-005]', async () => {
    await page.goto('/webapp/category/paper');
    const button = page.getByRole('button', { name: /Add to cart/ }).first();
    await button.click();
    await added().waitFor();
    await cart(1).waitFor();

    await button.click();
    await cart(2).waitFor();
  });

  test('finds a button by the name of its product, before and after its widget has mounted [DEC-Q14]', async () => {
    await page.goto('/webapp/category/paper');
    const button = page.getByRole('button', { name: `Add to cart: ${PAPER.name}` });
    await button.click();
    await added().waitFor();
    await button.waitFor();
    expect(await button.count()).toBe(1);
  });

  test('types a quantity, adds it, and reads and changes the cart [CART-ADD-001]', async () => {
    await page.goto(productPath(PAPER.sku));
    await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
    await page.getByRole('button', { name: `Add to cart: ${PAPER.name}` }).click();
    await page.getByRole('dialog', { name: 'Added to cart' }).getByRole('button', { name: 'Close' }).click();

    await cart(3).click();
    const panel = page.getByRole('dialog', { name: /cart/i });
    await panel.getByText(PAPER.name).waitFor();
    await panel.getByRole('textbox', { name: /quantity/i }).fill('2');
    await page.keyboard.press('Tab');
    await cart(2).waitFor({ state: 'attached' });
  });

  test('goes on with the keyboard: the focus stays on the button while its widget mounts [DEC-Q14]', async () => {
    await page.goto('/webapp/category/paper');
    const button = page.getByRole('button', { name: `Add to cart: ${PAPER.name}` });
    await button.focus();
    await page.keyboard.press('Enter');
    await added().waitFor();
    await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
  });
});

/** The middle of the element that a driver without shadow roots finds: Selenium, or Puppeteer by CSS. */
const find = (selector: string) =>
  page.evaluate((css) => {
    const element = document.querySelector(css);
    element?.scrollIntoView({ block: 'center' });
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    const at = [x + width / 2, y + height / 2] as const;
    const isHit = element?.contains(document.elementFromPoint(...at)) ?? false;
    return { at, isInteractable: width > 0 && height > 0 && isHit };
  }, selector);

describe('a driver that presses where an element of the document is', () => {
  test.each([
    ['on a resting pointer', 'rest'],
    ['without one', 'jump'],
  ])(
    'finds a button that can be pressed, before and after its widget has mounted, %s [DEC-Q14]',
    async (_, pointer) => {
      await page.goto('/webapp/category/paper');
      const selector = `[data-sku="${PAPER.sku}"] button`;
      const before = await find(selector);
      expect(before.isInteractable).toBe(true);
      if (pointer === 'rest') {
        await page.mouse.move(...before.at);
        const mounted = (css: string) => document.querySelector(css)?.closest('[data-quire]')?.shadowRoot !== null;
        await expect.poll(() => page.evaluate(mounted, selector)).toBe(true);
        expect(await find(selector)).toEqual(before);
      }

      await page.mouse.click(...before.at);
      await added().waitFor();
      await page.keyboard.press('Escape');
      await added().waitFor({ state: 'hidden' });

      const after = await find(selector);
      expect(after.isInteractable).toBe(true);
      await page.mouse.click(...after.at);
      await cart(2).waitFor({ state: 'attached' });
    },
  );

  test('presses several buttons in a row, each once [CART-ADD-005]', async () => {
    await page.goto('/webapp/category/paper');
    const buttons = await page.locator('[data-quire=add-to-cart-button] button').all();
    for (const button of buttons.slice(0, 3)) {
      await button.click();
      await added().waitFor();
    }
    await cart(3).waitFor();
  });
});
