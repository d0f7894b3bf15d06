import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { placeOrder } from '../page/checkout';
import { orderOf } from '../page/orders';
import { hurry, paying } from '../page/paymentStep';
import { PAPER } from '../page/products';
import { testServers } from '../page/testServers';
import { visit } from '../page/visit';

/** A guest on the tab of other payment methods. */
async function atVendors(options: Parameters<typeof paying>[0] = {}) {
  const { shop, step } = await paying(options);
  // a page that is still loading a frame is not restored, and a form that failed to load has a message of its own
  await step.openCard();
  await step.tab('Other Payment').click();
  const press = (name: string) => shop.page.getByRole('button', { name, exact: true }).click();
  return {
    shop,
    step,
    press,
    /** Clicks the button of a vendor, and returns the vendor's window. */
    async pay(name: string): Promise<Page> {
      const [vendor] = await Promise.all([shop.context.waitForEvent('page'), press(`Pay with ${name}`)]);
      return vendor;
    },
  };
}

/** Makes the browser block new windows. */
const openNothing = () => {
  window.open = () => null;
};

const clickButton = (vendor: Page, name: string) => vendor.getByRole('button', { name }).click();

describe('a guest who pays by a vendor', () => {
  test('approves the sum in the window of the wallet, and gets a paid and confirmed order [PAY-VEND-001, PAY-VEND-007, PAY-AUTH-009]', async () => {
    const { shop, step, pay } = await atVendors();
    const vendor = await pay('Quire Wallet');
    await vendor.getByText(/^\$\d+\.\d\d$/).waitFor();
    await Promise.all([vendor.waitForEvent('close'), clickButton(vendor, 'Yes, pay')]);
    await step.waitForText('Your order is fully covered.');
    const order = await orderOf(shop, await placeOrder(shop, { isPaid: true }));
    expect(order).toMatchObject({ payment: 'VENDOR' });
    await shop.page.getByText('Paid with a wallet or in installments').filter({ visible: true }).waitFor();
  });

  test('reads a message for a refusal, a canceled wait and a closed window, and then pays in installments [PAY-MSG-012, PAY-CODE-008]', async () => {
    const { shop, step, press, pay } = await atVendors();
    await clickButton(await pay('Quire Later'), 'Refuse this payment');
    await step.waitForText("We're unable to process your Quire Later payment.");

    const silent = await pay('Quire Later');
    await clickButton(silent, 'Never answer');
    await silent.getByText('One moment, please.').waitFor();
    await Promise.all([silent.waitForEvent('close'), press('Cancel')]);
    await step.waitForText("Quire Later hasn't paid for this order so far.");

    await (await pay('Quire Later')).close();
    await step.waitForText("Quire Later hasn't paid for this order so far.");

    await clickButton(await pay('Quire Later'), 'Yes, pay');
    await step.waitForText('Your order is fully covered.');
    expect(await orderOf(shop, await placeOrder(shop, { isPaid: true }))).toMatchObject({ payment: 'VENDOR' });
  });

  test('is told what the shop knows while the browser hides the window of the wallet, and that it has paid [PAY-VEND-008, PAY-VEND-010]', async () => {
    const { step, pay } = await atVendors({
      intercept: (context) =>
        context.route('**/cc/sparq/checkout', async (route) => {
          const response = await route.fetch();
          const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' };
          await route.fulfill({ response, headers });
        }),
    });
    const vendor = await pay('Quire Wallet');
    await step.waitForText("Quire Wallet hasn't paid for this order so far.");
    await clickButton(vendor, 'Yes, pay');
    await step.waitForText('Your order is fully covered.');
  });

  test('can retry a vendor that does not load in time with the link of its message, and then change the payment [PAY-MSG-002, PAY-MSG-003]', async () => {
    const { shop, step, press, pay } = await atVendors({
      // requests that never get a response
      intercept: (context) => context.route(`${testServers().providerOrigin}/**`, () => undefined),
    });
    await shop.page.evaluate(hurry);
    await pay('Quire Wallet');
    await step.waitForText('to retry.');
    await press('Click here');
    await step.waitForText('We are still experiencing problems. Please select Change payment.');
    await press('Change payment');
    await expect.poll(() => step.tab('Credit Card').getAttribute('aria-selected')).toBe('true');
  });

  test('can pay at the vendor without JavaScript, and reads on the cart page that a payment was refused [PAY-VEND-008, PAY-VEND-010, PAY-VEND-011]', {
    tags: 'scripting-off',
  }, async () => {
    const shop = await visit('/try?script=off', { javaScriptEnabled: false });
    await shop.fillCart([{ sku: PAPER.sku, quantity: 1 }]);
    await shop.goto('/cc/sparq/checkout');
    await shop.page.getByRole('link', { name: 'Pay with Quire Later' }).click();
    await clickButton(shop.page, 'Refuse this payment');
    await clickButton(shop.page, 'Continue with your order');
    await shop.page.getByText("We're unable to process your Quire Later payment.").waitFor();

    await shop.goto('/cc/sparq/checkout');
    await shop.page.getByRole('link', { name: 'Pay with Quire Wallet' }).click();
    await clickButton(shop.page, 'Yes, pay');
    await clickButton(shop.page, 'Continue with your order');
    await shop.page.getByRole('listitem').filter({ hasText: 'Quire Wallet' }).waitFor();
  });

  test('is sent to the vendor and back through the return page if the browser blocks windows [PAY-VEND-008, PAY-VEND-011]', async () => {
    const { shop, step, press } = await atVendors({ before: openNothing, complaints: [/status of 400/] });
    await press('Pay with Quire Wallet');
    await clickButton(shop.page, 'Refuse this payment');
    await shop.page.waitForURL('**/cc/mmx/cart');
    await shop.page.getByText("We're unable to process your payment at this time.").first().waitFor();

    await shop.goto('/cc/sparq/checkout');
    await step.tab('Other Payment').click();
    await press('Pay with Quire Wallet');
    await clickButton(shop.page, 'Yes, pay');
    await shop.page.waitForURL('**/cc/sparq/checkout');
    await step.waitForText('Your order is fully covered.');
  });

  test('reads what the shop knows when the browser restores the page that had left for the vendor, and then pays [PAY-VEND-008, PAY-VEND-010]', {
    tags: 'restored-pages',
  }, async () => {
    const { shop, step, press } = await atVendors({ before: openNothing });
    await shop.page.evaluate(() => Object.assign(window, { isTheSame: true }));
    await press('Pay with Quire Wallet');
    await shop.page.getByRole('button', { name: 'Yes, pay' }).waitFor();

    await shop.page.goBack({ waitUntil: 'commit' });

    await step.waitForText("Quire Wallet hasn't paid for this order so far.");
    expect(await shop.page.evaluate(() => 'isTheSame' in window)).toBe(true);
    await press('Pay with Quire Wallet');
    await clickButton(shop.page, 'Yes, pay');
    await shop.page.waitForURL('**/cc/sparq/checkout');
    await step.waitForText('Your order is fully covered.');
  });
});
