import { describe, expect, test } from 'vitest';
import { signInAs } from '../page/account';
import { aBuyer, checkOut, chooseCenter, giveNumber, JONATHAN, KEN, orderNumber, overlayOf } from '../page/business';
import { orderButton } from '../page/checkout';
import { PAPER, PHONE, productPath } from '../page/products';
import { type Visit, visit } from '../page/visit';

const BLOCKED = { sku: 'FUR-CH-10000422' };
const CHECKOUT = '**/cc/sba/checkout';

/** The error that the checkout page displays for the order. */
const problem = ({ page }: Visit) => page.locator('[data-quire="place-order-button"]').getByRole('alert').textContent();

describe('a business buyer', () => {
  test('adds a product, enters budget center and purchase order number, and gets a confirmed order [SCR-002, SCR-003, GEN-010]', async () => {
    const shop = await aBuyer(JONATHAN, []);
    await shop.goto(productPath(PAPER.sku));
    await shop.addToCart(PAPER.sku);
    await expect.poll(shop.miniCart.count).toBe(1);
    await shop.closeDrawer();

    await checkOut(shop);
    await chooseCenter(shop, 'Facilities');
    await giveNumber(shop, 'PON', 'PO 4711');
    await shop.page.waitForURL(CHECKOUT);

    expect(await shop.page.getByLabel('Budget center').inputValue()).toBe('Facilities');
    const payment = shop.page.locator('[data-quire="payment-tabs"]');
    await payment.getByText('Purchase order PO 4711').waitFor();
    expect(await (await orderNumber(shop)).inputValue()).toBe('PO 4711');
    await orderButton(shop).click();
    await shop.page.waitForURL('**/webapp/order/Q-*');
    await shop.page.getByRole('definition').filter({ hasText: 'PO 4711' }).waitFor();
    await expect.poll(shop.miniCart.count).toBe(0);
  });

  test('stays on the page and orders nothing after closing or canceling a required dialog [SCR-002, SCR-003]', async () => {
    const shop = await aBuyer(JONATHAN, [PAPER]);
    await shop.goto('/sba?mcRefresh=true');
    await checkOut(shop);
    await overlayOf(shop, 'BC').getByRole('button', { name: 'Save' }).click();
    await overlayOf(shop, 'BC').getByText('Please choose a budget center.').waitFor();
    await shop.page.keyboard.press('Escape');
    await overlayOf(shop, 'BC').waitFor({ state: 'detached' });

    await shop.miniCart.panel.getByRole('button', { name: 'Checkout' }).click();
    await chooseCenter(shop, 'Facilities');
    await overlayOf(shop, 'PON').getByRole('button', { name: 'Cancel' }).click();
    await overlayOf(shop, 'PON').waitFor({ state: 'detached' });

    expect(new URL(shop.page.url()).pathname).toBe('/sba');
    expect(shop.calls.all.filter(({ query }) => query.includes('buyNow'))).toEqual([]);
  });

  test('of a company with purchase order releases is prompted for the release [SCR-004]', async () => {
    const shop = await aBuyer(KEN, [PAPER]);
    await shop.goto('/sba?mcRefresh=true');
    await checkOut(shop);
    await giveNumber(shop, 'POR', '2026-11');
    await shop.page.waitForURL(CHECKOUT);
    await orderButton(shop).click();
    await shop.page.waitForURL('**/webapp/order/Q-*');
  });

  test('cannot order over the budget of one center, and can after choosing another [GEN-010]', async () => {
    const shop = await aBuyer(JONATHAN, [{ sku: PHONE }], { complaints: [/status of 400/] });
    await shop.goto('/sba?mcRefresh=true');
    await checkOut(shop);
    await chooseCenter(shop, 'Training');
    await giveNumber(shop, 'PON', 'PO 1');
    await shop.page.waitForURL(CHECKOUT);
    const press = () => orderButton(shop).click();

    await press();
    await expect.poll(() => problem(shop)).toBe('This order is over the budget left this month for Training.');

    await shop.page.getByLabel('Budget center').selectOption('Facilities');
    await press();
    await shop.page.waitForURL('**/webapp/order/Q-*');
  });

  test('reads what the company requires on the cart page and adds a ship-to location there, which both tabs display [SCR-005]', async () => {
    const shop = await aBuyer(JONATHAN, [PAPER]);
    await shop.goto('/cc/sba/cart?mcRefresh=true');
    const details = shop.page.locator('[data-quire="cart-accounting"]');
    await details.getByText('Required before checkout: budget center, purchase order number.').waitFor();
    const tab = await shop.openTab('/cc/sba/cart');
    // a background tab is rendered only twice a second
    await shop.page.bringToFront();

    await details.getByRole('button', { name: 'Change: Ship to' }).click();
    const overlay = overlayOf(shop, 'SHIP_TO');
    await overlay.getByRole('button', { name: 'Add a location' }).click();
    await overlay.getByLabel('Location name').fill('Annex');
    await overlay.getByLabel('Street address').fill('36 Brattle Street');
    await overlay.getByLabel('Phone number').fill('617 555 0123');
    await overlay.getByLabel('ZIP code').fill('2138');
    await overlay.getByRole('button', { name: 'Save' }).click();
    await overlay.getByText('Invalid zip code').waitFor();
    await overlay.getByLabel('ZIP code').fill('02138');
    await overlay.getByRole('button', { name: 'Save' }).click();

    for (const page of [shop.page, tab.page]) {
      await page
        .locator('[data-quire="cart-accounting"]')
        .getByText('36 Brattle Street, Cambridge, MA 02138')
        .waitFor();
    }
  });

  test('has the items of the guest cart after signing in, and cannot order a product that the company blocks [CART-ADD-021]', async () => {
    const empty = await aBuyer(JONATHAN, []);
    await empty.page.close();
    const shop = await visit(productPath(PAPER.sku), { complaints: [/status of 400/] });
    await shop.fillCart([PAPER, BLOCKED]);
    await signInAs(shop, JONATHAN);
    await shop.goto('/sba?mcRefresh=true');
    await shop.miniCart.open();

    await shop.miniCart.panel.getByText("This item is blocked by your organization's purchasing policy.").waitFor();
    const checkout = shop.miniCart.panel.getByRole('button', { name: 'Checkout' });
    await expect.poll(() => checkout.getAttribute('aria-disabled')).toBe('true');

    await shop.goto('/cc/sba/checkout');
    await shop.page.getByLabel('Budget center').selectOption('Facilities');
    await (await orderNumber(shop)).fill('PO 1');
    await orderButton(shop).click();
    await expect.poll(() => problem(shop)).toContain('Your organization does not allow');
  });

  test('can type the purchase order number before the payment step mounts, and pays with its last value [GEN-008]', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const shop = await aBuyer(JONATHAN, [PAPER]);
    await shop.context.route(/\/quire\/quire\.js/, (route) => released.then(() => route.continue()));
    await shop.page.goto('/cc/sba/checkout', { waitUntil: 'commit' });
    await shop.page.getByLabel('Budget center').selectOption('Facilities');
    await shop.page.getByLabel('Purchase order number').fill('PO 10');
    release();
    await orderNumber(shop);
    expect(await (await orderNumber(shop)).inputValue()).toBe('PO 10');
    await (await orderNumber(shop)).fill('PO 11');
    await orderButton(shop).click();
    await shop.page.waitForURL('**/webapp/order/Q-*');
    await shop.page.getByRole('definition').filter({ hasText: 'PO 11' }).waitFor();
  });

  test('can order without JavaScript', { tags: 'scripting-off' }, async () => {
    const shop = await aBuyer(JONATHAN, [PAPER], { javaScriptEnabled: false });
    await shop.goto('/cc/sba/cart');
    await shop.page.getByText('Enter at checkout').first().waitFor();
    await shop.page.getByRole('link', { name: 'Checkout' }).click();
    await shop.page.waitForURL(CHECKOUT);
    await shop.page.getByLabel('Budget center').selectOption('Marketing');
    await shop.page.getByLabel('Purchase order number').fill('PO 2');
    await shop.page.getByRole('button', { name: 'Place order' }).click();
    await shop.page.waitForURL('**/webapp/order/Q-*');
  });
});

test('a consumer is not prompted for accounting data on the way to the checkout [GEN-004]', async () => {
  const shop = await visit('/try');
  await signInAs(shop, 'william@quire.example');
  await shop.fillCart([PAPER]);
  await shop.goto('/?mcRefresh=true');
  await checkOut(shop);
  await shop.page.waitForURL('**/cc/sparq/checkout');
  expect(shop.calls.all.filter(({ query }) => query.includes('UPDATE_ACCOUNTING_INFO'))).toEqual([]);
  expect(await shop.page.getByText(/budget center|purchase order/i).count()).toBe(0);
});
