import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtScript } from '../../../../tests/journeys/page/builtScript';
import { JONATHAN, SALLY, sendForApproval } from '../../../../tests/journeys/page/business';
import { cartPage } from '../../../../tests/journeys/page/cartPage';
import { shopPage } from '../../../../tests/journeys/page/shopPage';
import { chromiumOptions } from '../../../../tests/support/browser/chromium';
import { orderCharges } from '../../../shop/database/businessSchema';
import { demoPassword } from '../../../shop/database/demoAccounts';
import { reportPath } from '../../../shop/http/contentPolicy';
import { listen } from '../../../shop/http/listen';
import { randomLetters } from '../../../shop/vault/randomLetters';
import { createGateway } from '../../createGateway';
import { orders } from '../../database/schema';
import { onMedusa } from '../../testing/onMedusa';
import { openTestGateway } from '../../testing/openTestGateway';

const paper = 'OFF-PA-10001970';
const threeLeft = 'OFF-PA-10000019';
const bookcase = 'FUR-BO-10001798';

/** Opens an account for the customer of a browser. */
async function aVisitorWithAccount(context: BrowserContext): Promise<void> {
  const form = { name: 'Ada Lovelace', login: `${randomLetters()}@shop.example`, password: demoPassword };
  await context.request.post('/office/supplies/register', { form });
}

/** Presses the button of a product page once its widget is mounted. */
async function add(page: Page, sku: string, quantity = 1): Promise<void> {
  const { product, approach, addButton } = shopPage(page);
  await approach(sku);
  if (quantity > 1) await product(sku).getByRole('textbox').fill(String(quantity));
  await addButton(sku).click();
}

onMedusa('a customer in Chromium', { [paper]: 60, [threeLeft]: 3 }, (open) => {
  let browser: Browser;
  let shopUrl: string;
  const closers: (() => unknown)[] = [];

  beforeAll(async () => {
    const browserFiles = builtScript();
    closers.push(() => rmSync(browserFiles, { recursive: true }));
    const second = await openTestGateway(open.medusa);
    closers.push(second.close);
    const shops = [open, second].map((parts) => createGateway({ ...parts, browserFiles, checkedShare: 1 }));
    // two gateways on one database: each answers every second request
    let count = 0;
    const { server } = await listen(0, (request, env) => {
      count += 1;
      return shops[count % 2]?.fetch(request, env) ?? new Response(null, { status: 503 });
    });
    closers.push(() => server.close());
    shopUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
    browser = await chromium.launch(await chromiumOptions());
    closers.push(() => browser.close());
  });
  afterAll(async () => {
    for (const close of closers.reverse().splice(0)) await close();
  });

  /** A customer, the calls that the gateway has refused, and what the browser has blocked. */
  async function visit(): Promise<{ context: BrowserContext; refused: string[] }> {
    const context = await browser.newContext({ baseURL: shopUrl, viewport: { width: 1280, height: 900 } });
    context.setDefaultTimeout(15_000);
    const refused: string[] = [];
    context.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() >= 400) refused.push(`${response.status()} ${response.request().method()} ${pathname}`);
    });
    // what a page's content policy has blocked
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === reportPath) refused.push(`blocked ${request.postData()}`);
    });
    return { context, refused };
  }

  test('browses, adds, adds beyond the stock, changes, saves, signs in with the cart, and orders [DEC-Q461]', async () => {
    const { context, refused } = await visit();
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('searchbox').fill('Xerox 1881');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Xerox 1881', exact: true }).click();
    await add(page, paper);
    await page.getByRole('dialog').getByText('Added to cart').waitFor();

    await page.goto(`/webapp/product/${threeLeft}`);
    await add(page, threeLeft, 9);
    await page.getByRole('dialog').getByText(/\b3\b/).first().waitFor();

    await page.goto('/cc/mmx/cart');
    await page.getByRole('heading', { name: 'Your cart (4)' }).waitFor();
    const quantity = cartPage(page).quantity('Xerox 1881');
    await quantity.fill('2');
    await quantity.press('Enter');
    await page.getByRole('heading', { name: 'Your cart (5)' }).waitFor();
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('SAVE10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('$39.60').first().waitFor();
    // nothing that this gateway does not offer
    for (const name of [/pick ?up/i, /reward/i, /protection/i]) {
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    }

    await page.getByRole('link', { name: 'Sign in' }).click();
    const email = `${randomLetters()}@shop.example`;
    const account = page.locator('form', { hasText: 'Create an account' });
    await account.getByLabel('Name').fill('Ada Lovelace');
    await account.getByLabel('Email').fill(email);
    await account.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await account.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Hello, Ada').waitFor();
    await page.goto('/cc/mmx/cart');
    await page.getByRole('heading', { name: 'Your cart (5)' }).waitFor();
    await page
      .getByRole('link', { name: 'Checkout' })
      .or(page.getByRole('button', { name: 'Checkout' }))
      .first()
      .click();

    await page.getByLabel('Street address').fill('1 Main Street');
    await page.getByLabel('ZIP code').fill('02138');
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Cambridge');
    await page.getByRole('button', { name: 'Choose delivery: Express' }).click();
    await expect.poll(() => page.locator('[name="orderTotal"]').inputValue()).toBe('54.55');
    expect(await page.getByLabel('Street address').inputValue()).toBe('1 Main Street');
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Lovelace');
    await page.locator('[data-quire="payment-tabs"] .quire').getByText('By invoice').click();
    await page.locator('[data-quire="place-order-button"] .quire').getByRole('button').click();
    await page.getByRole('heading', { name: /Thank you/ }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/webapp\/order\/\d+$/);
    expect(await open.admin.ordersOf(email)).toMatchObject([{ total: expect.closeTo(54.546, 1) }]);
    await open.admin.stock(threeLeft, 3);
    expect(refused).toEqual([]);
    await context.close();
  }, 120_000);

  test('saves an item for later, moves it back, and puts a product on a list [DEC-Q485]', async () => {
    const { context, refused } = await visit();
    await aVisitorWithAccount(context);
    const page = await context.newPage();
    await page.goto(`/webapp/product/${paper}`);
    await add(page, paper);
    await page.getByRole('dialog').getByText('Added to cart').waitFor();
    await page.goto('/cc/mmx/cart');
    await page
      .locator('.quire-cart-page')
      .getByRole('button', { name: /Save for later/ })
      .click();
    await page.getByRole('heading', { name: 'Saved for later (1)' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Saved for later (1)' }).waitFor();
    await page.getByRole('button', { name: /Move.*to cart/ }).click();
    await page.getByRole('heading', { name: 'Your cart (1)' }).waitFor();

    await page.goto(`/webapp/product/${threeLeft}`);
    await page
      .locator('main')
      .getByRole('button', { name: /Add to list/ })
      .click();
    await page.getByLabel('New list name').fill('Desk');
    await page.getByRole('dialog').getByRole('button', { name: 'Add to list' }).click();
    await page
      .getByText(/Added to .?Desk/)
      .first()
      .waitFor();
    await page.goto('/kuber/viewList?tid=US');
    await page.locator('.quire').getByRole('link', { name: 'Desk', exact: true }).click();
    await page.getByRole('heading', { name: 'Desk' }).waitFor();
    await page.getByRole('link', { name: /Xerox/ }).first().waitFor();
    expect(refused).toEqual([]);
    await context.close();
  }, 120_000);

  test('buys for a company: budget center, purchase order number, and the order [DEC-Q572]', async () => {
    const { context, refused } = await visit();
    await context.request.post('/office/supplies/login', { form: { login: JONATHAN, password: demoPassword } });
    const page = await context.newPage();
    await open.gateway.database.delete(orderCharges);
    const data = { items: [{ itemId: paper, qty: 1 }] };
    await context.request.post('/cc/api/checkout/default/item', { data });
    await page.goto('/cc/mmx/cart');
    await page.getByRole('heading', { name: /^Your cart \(\d+\)/ }).waitFor();
    await page
      .getByRole('link', { name: 'Checkout' })
      .or(page.getByRole('button', { name: 'Checkout' }))
      .first()
      .click();
    const overlay = (type: string) => page.locator(`dialog[open][data-overlay="${type}"]`);
    await overlay('BC')
      .getByRole('radio', { name: /^Facilities/ })
      .check();
    await overlay('BC').getByRole('button', { name: 'Save' }).click();
    await overlay('PON').getByRole('textbox').fill('PO 4711');
    await overlay('PON').getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/cc/sparq/checkout');
    expect(await page.getByLabel('Budget center').inputValue()).toBe('Facilities');
    await page.locator('[data-quire="payment-tabs"]').getByText('Purchase order PO 4711').waitFor();
    await page.locator('[data-quire="place-order-button"] .quire').getByRole('button').click();
    await page.getByRole('heading', { name: /Thank you/ }).waitFor();
    await page.getByRole('definition').filter({ hasText: 'PO 4711' }).waitFor();
    expect(refused).toEqual([]);
    await context.close();
  }, 120_000);

  test('an order over the limit waits until it is accepted, and a declined one is changed and sent again [DEC-Q574]', async () => {
    const { admin } = open;
    await admin.stock(bookcase, 30);
    const { database } = open.gateway;
    await database.delete(orderCharges);
    // the orders of earlier tests would fill the first page
    const isWaiting = eq(orders.status, 'WAITING_FOR_APPROVAL');
    await database.update(orders).set({ status: 'DECLINED' }).where(isWaiting);
    const people = await Promise.all(
      [JONATHAN, SALLY].map(async (login) => {
        const { context, refused } = await visit();
        await context.request.post('/office/supplies/login', { form: { login, password: demoPassword } });
        return { context, refused, page: await context.newPage() };
      }),
    );
    const [jonathan, sally] = people;
    if (!jonathan || !sally) return;
    const send = async () => {
      const data = { items: [{ itemId: bookcase, qty: 5 }] };
      await jonathan.context.request.post('/cc/api/checkout/default/item', { data });
      return sendForApproval(jonathan, '/cc/sparq/checkout');
    };
    const before = (await admin.ordersOf(JONATHAN)).length;
    const first = await send();
    await jonathan.page.getByRole('heading', { name: 'Your order is waiting for approval' }).waitFor();
    expect(await admin.ordersOf(JONATHAN)).toHaveLength(before);

    await sally.page.goto('/');
    await sally.page.getByRole('link', { name: 'Orders to approve' }).click();
    const widget = sally.page.locator('[data-quire="order-approvals"] .quire');
    await widget.getByRole('button', { name: `Accept order ${first}` }).click();
    await sally.page.getByText(`Order ${first} was accepted.`).waitFor();
    expect(await admin.ordersOf(JONATHAN)).toHaveLength(before + 1);

    const second = await send();
    await sally.page.reload();
    await widget.getByRole('button', { name: `Decline order ${second}` }).click();
    await sally.page.keyboard.type('Too many bookcases');
    await sally.page.keyboard.press('Enter');
    await sally.page.getByText(`Order ${second} was declined.`).waitFor();

    const { page } = jonathan;
    await page.goto('/');
    await page.getByRole('link', { name: 'Your orders' }).click();
    await page.getByRole('link', { name: `Order ${second}` }).click();
    await page.getByText('Too many bookcases').waitFor();
    await page.getByRole('button', { name: 'Change and send again' }).click();
    await page.getByRole('heading', { name: 'Your cart (5)' }).waitFor();
    const quantity = cartPage(page).quantity('Bush Somerset Collection Bookcase');
    await quantity.fill('6');
    await quantity.press('Enter');
    await page.getByRole('heading', { name: 'Your cart (6)' }).waitFor();
    const third = await sendForApproval(jonathan, '/cc/sparq/checkout');
    expect(third).not.toBe(second);
    await sally.page.reload();
    await widget.getByRole('button', { name: `Accept order ${third}` }).waitFor();
    for (const { context, refused } of people) {
      expect(refused).toEqual([]);
      await context.close();
    }
  }, 120_000);

  test('an engine that dies in mid-visit gives words and a way on, and loses nothing [DEC-Q461]', async () => {
    const { context } = await visit();
    const page = await context.newPage();
    await page.goto(`/webapp/product/${paper}`);
    await add(page, paper);
    await page.getByRole('dialog').getByText('Added to cart').waitFor();
    const other = await context.newPage();
    await other.goto(`/webapp/product/${threeLeft}`);

    await fetch(`${open.medusa.controlUrl}/kill`);
    await add(other, threeLeft);
    await other
      .getByText(/went wrong|try again/i)
      .first()
      .waitFor();
    await page.goto('/cc/mmx/cart');
    await page.getByText('Something went wrong. Please try again.').waitFor();

    await fetch(`${open.medusa.controlUrl}/restart`);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Your cart (1)' }).waitFor();
    await other.goto(`/webapp/product/${threeLeft}`);
    await add(other, threeLeft);
    await other.getByRole('dialog').getByText('Added to cart').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Your cart (2)' }).waitFor();
    await context.close();
  }, 120_000);
});
