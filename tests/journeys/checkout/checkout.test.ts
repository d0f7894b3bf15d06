import { describe, expect, test } from 'vitest';
import { home } from '../../../examples/shop/testing/aPayer';
import { aCustomer, signOut } from '../page/account';
import {
  cardForm,
  confirmed,
  fillCheckout,
  loginDrawer,
  orderButton,
  placeOrder,
  pressCheckout,
  signInHere,
  typeCard,
} from '../page/checkout';
import { breakShop } from '../page/faults';
import { orderOf } from '../page/orders';
import { DRIVE, PAPER, productPath } from '../page/products';
import { type Visit, visit } from '../page/visit';

/** A guest with paper in the cart, whose mini cart is open. */
async function withPaper(options: Parameters<typeof visit>[1] = {}): Promise<Visit> {
  const shop = await visit(productPath(PAPER.sku), options);
  await shop.addToCart(PAPER.sku);
  await expect.poll(shop.miniCart.count).toBe(1);
  return shop;
}

describe('a guest', () => {
  test('orders without an account, from the product page to the confirmation, with one proceedCheckout call [CHK-001, CHK-006, CHK-009, ROUTE-012]', async () => {
    const shop = await visit(productPath(PAPER.sku));
    await shop.addToCart(PAPER.sku);
    await expect.poll(shop.miniCart.count).toBe(1);
    await shop.goto('/try');
    await shop.miniCart.open();
    await pressCheckout(shop);
    await loginDrawer(shop).getByRole('button', { name: 'Continue as a guest' }).click();

    const number = await placeOrder(shop);

    expect(number).toMatch(/^Q-\d+$/);
    expect(await orderOf(shop, number)).toMatchObject({
      email: 'ada@shop.example',
      items: [{ itemId: PAPER.sku, qty: 1 }],
    });
    await expect.poll(shop.miniCart.count).toBe(0);
    expect(shop.calls.of('PUT')).toMatchObject([
      { path: '/cc/api/checkout/default', query: expect.stringContaining('buyNow=true') },
    ]);
  });

  test('has the problem of each invalid field below it, without a bubble of the browser, and the focus in the first', {
    tags: 'foreign-frames',
  }, async () => {
    const shop = await withPaper();
    await shop.goto('/cc/sparq/checkout');
    const { page } = shop;
    await page.evaluate(() => {
      const events: Event[] = [];
      Object.assign(window, { events });
      addEventListener('invalid', (event) => events.push(event), true);
    });
    await orderButton(shop).click();
    await page.getByText(/^Please check these fields: Email, Full name.*, Card details\.$/).waitFor();
    await page.getByText('Please enter your street address.').waitFor();
    // the fields in the frame too, which leave the focus where it is
    await expect.poll(() => cardForm(shop).getByText('Please verify and try again.', { exact: true }).count()).toBe(3);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    const bubbles = () => (window as unknown as { events: Event[] }).events.filter((event) => !event.defaultPrevented);
    expect((await page.evaluate(bubbles)).length).toBe(0);
  });

  test('has the problems of the card too if its form loads only after the press', {
    tags: 'foreign-frames',
  }, async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const shop = await withPaper({
      isEarly: true,
      intercept: (context) =>
        context.route('**/card-frame.html', async (route) => {
          await released;
          await route.continue();
        }),
    });
    await shop.goto('/cc/sparq/checkout');
    await orderButton(shop).click();
    await shop.page.getByText(/^Please check these fields: Email, Full name.*, Card details\.$/).waitFor();

    release();
    await expect.poll(() => cardForm(shop).getByText('Please verify and try again.', { exact: true }).count()).toBe(3);
    expect(await shop.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  });

  test('orders only once when going back after the order: its cart is empty', { tags: 'restored-pages' }, async () => {
    const shop = await withPaper();
    await shop.goto('/cc/sparq/checkout');
    const number = await placeOrder(shop);

    await shop.page.goBack({ waitUntil: 'commit' });
    await shop.page
      .getByText(/Order number|Your cart is empty/)
      .locator('visible=true')
      .first()
      .waitFor();
    await expect.poll(() => orderButton(shop).filter({ hasNotText: 'View your order' }).count()).toBe(0);

    await shop.page.goForward({ waitUntil: 'commit' });
    expect(await confirmed(shop)).toBe(number);
  });

  test('sees no old cart in the page’s own summary when the browser restores the checkout after an order', {
    tags: 'restored-pages',
  }, async () => {
    const shop = await withPaper();
    const { login, password } = await aCustomer();
    await shop.context.request.post('/office/supplies/login', { form: { login, password } });
    await shop.goto('/cc/sparq/checkout?mcRefresh=true');
    const summary = shop.page.locator('.order-summary');
    expect(await summary.textContent()).toContain('Xerox');
    // a page that is still loading is not restored
    await cardForm(shop).getByLabel('Card number').waitFor();
    await shop.page.evaluate(() => Object.assign(window, { isTheSame: true }));
    await shop.goto('/webapp/stores');
    const payment = await (await shop.context.request.get('/cc/api/checkout/default/payment')).json();
    const { orderTotal, version } = payment.orderPayment;
    const data = {
      email: 'ada@shop.example',
      addresses: [home],
      paymentType: 'INVOICE',
      expected: { orderTotal, version },
    };
    const answer = await shop.context.request.post('/cc/api/checkout/default/order', { data });
    expect(answer.status()).toBe(200);

    await shop.page.goBack({ waitUntil: 'commit' });

    await shop.page.waitForURL('**/cc/sparq/checkout*', { waitUntil: 'commit' });
    expect(await shop.page.evaluate(() => 'isTheSame' in window)).toBe(true);
    await expect.poll(() => summary.textContent()).toBe('Your cart is empty. Go to the cart');
  });

  test('reads the new total when the cart has grown in another tab, before the order is placed [DEC-Q340]', async () => {
    const shop = await withPaper();
    await shop.goto('/cc/sparq/checkout');
    // the page reads its cart again for the typed ZIP code, and would then know the new total
    const isRead = shop.page.waitForResponse(/\/cc\/api\/checkout\?/);
    await fillCheckout(shop);
    await isRead;
    await typeCard(shop);
    await orderButton(shop).filter({ hasText: 'Pay $' }).waitFor();
    // changed by another device, of which this page is not notified
    const added = { items: [{ itemId: DRIVE.sku, qty: 1 }] };
    const answer = await shop.context.request.post('/cc/api/checkout/default/item', { data: added });
    const { orderTotal } = (await answer.json()).cartInfo.cartSummary;

    await orderButton(shop).click();

    await shop.page
      .getByRole('alert')
      .filter({ hasText: /^The total changed from \$[\d.]+ to \$/ })
      .filter({ hasText: `to $${orderTotal}. Look it over, then place the order.` })
      .waitFor();
    await shop.page.locator('.order-summary').getByText(DRIVE.name).waitFor();
    expect(new URL(shop.page.url()).pathname).toBe('/cc/sparq/checkout');
    await orderButton(shop).click();
    await shop.page.waitForURL('**/webapp/order/**');
    expect(await orderOf(shop, await confirmed(shop))).toMatchObject({
      items: [{}, { itemId: DRIVE.sku }],
      orderTotal,
    });
  });

  test('pays the tax of the ZIP code, which the summary and the order button show before [DEC-Q451]', async () => {
    const shop = await withPaper();
    await shop.goto('/cc/sparq/checkout');
    const taxRow = shop.page.locator('.order-summary dl div', { has: shop.page.getByText('Tax', { exact: true }) });
    await expect.poll(() => taxRow.innerText()).toMatch(/Enter your ZIP code/);
    const before = await orderButton(shop).innerText();
    await shop.page.getByLabel('ZIP code').fill('90036');
    await expect.poll(() => taxRow.innerText()).toMatch(/\$\d/);
    await expect.poll(() => orderButton(shop).innerText()).not.toBe(before);
    const total = await shop.page.locator('.order-summary .total dd').first().innerText();
    await expect.poll(() => orderButton(shop).innerText()).toBe(`Pay ${total}`);
    expect(await shop.page.getByText('The total changed from').count()).toBe(0);
  });

  test('reaches the checkout through precheckout if the update of the cart fails [CHK-007]', async () => {
    const shop = await withPaper({ complaints: [/status of 500/] });
    await shop.closeDrawer().catch(() => {});
    const visitedPaths: string[] = [];
    shop.context.on('request', (request) => {
      if (request.isNavigationRequest()) visitedPaths.push(new URL(request.url()).pathname);
    });
    await shop.miniCart.open();
    await breakShop({ path: '/cc/api/checkout/default', status: 500 });
    await pressCheckout(shop);
    await loginDrawer(shop).getByRole('button', { name: 'Continue as a guest' }).click();

    await shop.page.waitForURL('**/cc/sparq/checkout');
    expect(visitedPaths).toContain('/cc/api/precheckout');
    expect(await shop.page.evaluate(() => localStorage.getItem('proceedCheckoutDone'))).toBeNull();
    expect(await placeOrder(shop)).toMatch(/^Q-\d+$/);
  });

  test('stays on the page with the mini cart open after closing the login drawer', async () => {
    const shop = await withPaper();
    await shop.goto('/try');
    await shop.miniCart.open();
    await pressCheckout(shop);
    await loginDrawer(shop).waitFor();
    await shop.page.keyboard.press('Escape');

    await loginDrawer(shop).waitFor({ state: 'hidden' });
    expect(await shop.miniCart.panel.isVisible()).toBe(true);
    expect(new URL(shop.page.url()).pathname).toBe('/try');
  });
});

describe('a registered customer', () => {
  test('signs in at checkout: a wrong password is an error; the right one merges both carts, also in other tabs [SCR-017, CHK-006]', async () => {
    const customer = await aCustomer();
    const before = await visit('/');
    await before.goto('/office/supplies/login');
    await before.page.getByLabel('Email').first().fill(customer.login);
    await before.page.getByLabel('Password').first().fill(customer.password);
    await before.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await before.page.getByRole('button', { name: 'Hello, Ada' }).waitFor();
    await before.fillCart([{ sku: DRIVE.sku, quantity: 2 }]);

    const shop = await withPaper({ complaints: [/status of 401/] });
    await shop.goto('/try');
    const otherTab = await shop.openTab('/try');
    await expect.poll(otherTab.miniCart.count).toBe(1);
    await shop.page.bringToFront();
    await shop.miniCart.open();
    await pressCheckout(shop);
    await signInHere(shop, { ...customer, password: 'not-the-password' });
    await loginDrawer(shop).getByText('Your email or password is incorrect.').waitFor();
    await signInHere(shop, customer);

    await shop.page.waitForURL('**/cc/sparq/checkout');
    await shop.page.getByText(`Signed in as ${customer.login}`).waitFor();
    await expect.poll(otherTab.miniCart.count).toBe(3);
    const order = await orderOf(shop, await placeOrder(shop));
    expect(order['items']).toMatchObject([
      { itemId: DRIVE.sku, qty: 2 },
      { itemId: PAPER.sku, qty: 1 },
    ]);
  });

  test('signs in from the header, and is greeted by name [SCR-017]', async () => {
    const customer = await aCustomer();
    const shop = await visit('/');
    await shop.page.getByRole('button', { name: 'Account' }).click();
    await shop.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    // the page is loaded again, for the customer
    await Promise.all([shop.page.waitForEvent('load'), signInHere(shop, customer)]);

    await shop.page.getByRole('button', { name: 'Hello, Ada' }).waitFor();
    await signOut(shop);
  });

  test('gets from the mini cart to the checkout with the keyboard only', async () => {
    const customer = await aCustomer();
    const shop = await withPaper();
    await shop.goto('/try');
    await shop.miniCart.badge.focus();
    await shop.page.keyboard.press('Enter');
    const checkout = shop.miniCart.panel.getByRole('button', { name: 'Checkout' });
    const isThere = () => checkout.evaluate((it) => (it.getRootNode() as ShadowRoot).activeElement === it);
    await checkout.waitFor();
    for (let stop = 0; stop < 20 && !(await isThere()); stop += 1) await shop.page.keyboard.press('Tab');
    await shop.page.keyboard.press('Enter');
    await loginDrawer(shop).getByLabel('Email').waitFor();
    await shop.page.keyboard.type(customer.login);
    await shop.page.keyboard.press('Tab');
    await shop.page.keyboard.type(customer.password);
    await shop.page.keyboard.press('Enter');

    await shop.page.waitForURL('**/cc/sparq/checkout');
    await shop.page.getByText(`Signed in as ${customer.login}`).waitFor();
  });
});
