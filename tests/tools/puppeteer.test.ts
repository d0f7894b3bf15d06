import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { PAPER, productPath } from '../journeys/page/products';
import { testServers } from '../journeys/page/testServers';
import { findChromium } from '../support/browser/chromium';

/** Tests as a shop's own team writes them: locators by accessible name, text and CSS, and the tool's defaults. */
describe('Puppeteer', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const { path, env } = await findChromium();
    browser = await puppeteer.launch({
      executablePath: path,
      env: { ...process.env, ...env },
      args: ['--no-sandbox'],
      defaultViewport: { width: 1280, height: 900 },
    });
  });
  afterAll(() => browser?.close());

  beforeEach(async () => {
    const context = await browser.createBrowserContext();
    onTestFinished(() => context.close());
    page = await context.newPage();
  });

  const open = (path: string) => page.goto(testServers().shopUrl + path);

  /** `text/…` would wait for a change of the document, and not notice one in a shadow root. */
  const waitForText = (slug: string, text: string) =>
    page.waitForFunction(
      (selector, wanted) => document.querySelector(selector)?.shadowRoot?.textContent?.includes(wanted),
      {},
      `[data-quire=${slug}]`,
      text,
    );

  test('presses a button by its name, reads the toast and opens the cart [CART-ADD-005]', async () => {
    await open('/webapp/category/paper');
    await page.locator(`aria/Add to cart: ${PAPER.name}`).click();
    await page.locator('text/1 item(s) added to cart').wait();
    await page.locator('aria/Cart, 1 item').click();
    await page.locator('[data-quire=mini-cart] >>> dialog[open]').wait();
    await page.locator(`aria/Remove ${PAPER.name}`).click();
    await waitForText('mini-cart', 'Your cart is empty.');
  });

  test('presses a button by CSS that it holds while the widget mounts [DEC-Q14]', async () => {
    await open('/webapp/category/paper');
    const button = await page.$(`[data-sku="${PAPER.sku}"] button`);
    await button?.click();
    await page.locator('aria/Cart, 1 item').wait();
    await button?.click();
    await page.locator('aria/Cart, 2 items').wait();
    expect(await button?.isVisible()).toBe(true);
  });

  test('types a quantity, and reads the drawer [CART-ADD-001]', async () => {
    await open(productPath(PAPER.sku));
    await page.locator('aria/Quantity').fill('3');
    await page.locator(`aria/Add to cart: ${PAPER.name}`).click();
    await page.locator('aria/Added to cart[role="dialog"]').wait();
    await page.keyboard.press('Escape');
    await page.locator('aria/Cart, 3 items').wait();
  });

  test('types in the frame of a card [DEC-Q597]', async () => {
    await open('/webapp/giftcards');
    const frame = await page.waitForFrame((each) => each.url().includes('card-frame'));
    await frame.locator('aria/Gift card number').fill('6006 0000 0000 0000 500');
    await frame.locator('aria/PIN').fill('1234');
    await page.locator('[data-quire=gift-card-balance] >>> button').click();
    await waitForText('gift-card-balance', 'ending in 0500');
  });
});
