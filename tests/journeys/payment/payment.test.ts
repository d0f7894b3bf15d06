import { describe, expect, test } from 'vitest';
import { aCustomer } from '../page/account';
import { confirmed, fillCheckout, orderButton, placeOrder } from '../page/checkout';
import { breakShop } from '../page/faults';
import { openOrderPage, orderPage } from '../page/orderPage';
import { orderOf } from '../page/orders';
import { hurry, type PaymentStep, paying } from '../page/paymentStep';
import { DRIVE, PAPER } from '../page/products';
import { testServers } from '../page/testServers';
import type { Visit } from '../page/visit';

describe('a guest at the payment step', () => {
  test('pays by card with a suggested address, and gets a confirmed order [PAY-FORM-003, PAY-FORM-005, SCR-021]', async () => {
    const { shop, step } = await paying();
    await step.openCard();
    await step.typeCard('4111 1111 1111 1111');
    await step.addAddress();
    await step.pay();
    const order = await orderOf(shop, await confirmed(shop));
    expect(order).toMatchObject({ payment: 'CARD', items: [{ itemId: PAPER.sku, qty: 2 }] });
  });

  test('reads why a card was declined when placing the order, and pays by another one [PAY-MSG-009]', async () => {
    const { shop, step } = await paying({ complaints: [/status of 400/] });
    await step.openCard();
    await step.typeCard('4000 0000 0000 0002');
    await step.pay();
    await shop.page.getByText('Your credit card was not charged.').waitFor();

    await step.openCard();
    await step.typeCard('5555 5555 5555 4444');
    await orderButton(shop).click();
    await shop.page.waitForURL('**/webapp/order/**');
  });

  test('reads what is wrong with a card, and retries one with the link in its message [PAY-MSG-002, PAY-MSG-010]', async () => {
    const { shop, step } = await paying({ complaints: [/status of 400/] });
    await step.openCard();
    await step.typeCard('4000 0000 0000 0069');
    await step.pay();
    await step.waitForText('Please select a different card or add a new card to proceed with your order.');
    await step.typeCard('4000 0000 0000 0119');
    await step.pay();
    await step.waitForText('to retry.');
    await step.typeCode();
    await shop.page.getByRole('button', { name: 'Click here' }).click();
    await shop.page.waitForURL('**/webapp/order/**');
  });

  test('types the card again after a script of the page has moved the payment step [PAY-FORM-008]', async () => {
    const { shop, step } = await paying();
    await step.openCard();
    await step.typeCard('4111 1111 1111 1111');
    await shop.page.evaluate(() => {
      const element = document.querySelector('[data-quire=payment-tabs]') as HTMLElement;
      const wrapper = document.createElement('div');
      element.before(wrapper);
      wrapper.append(element);
    });
    await step.openCard();
    await step.typeCard('5555 5555 5555 4444');
    await step.pay();
    await shop.page.waitForURL('**/webapp/order/**');
  });

  test('confirms the challenge of the bank, and the card pays [PAY-FORM-007]', { tags: 'foreign-frames' }, async () => {
    const { shop, step } = await paying();
    await step.openCard();
    await step.typeCard('4000 0000 0000 3220');
    await step.pay();
    await step.bank().getByRole('button', { name: 'Yes, confirm' }).click();
    await shop.page.waitForURL('**/webapp/order/**');
  });

  test('answers a captcha before a suspicious card is retried [PAY-FORM-009]', async () => {
    const { shop, step } = await paying({ complaints: [/status of 400/] });
    await step.openCard();
    await step.typeCard('4000 0000 0000 0101');
    await step.pay();
    await step.answerCaptcha();
    await step.typeCode();
    await orderButton(shop).click();
    await shop.page.waitForURL('**/webapp/order/**');
  });

  test('checks the balance of a gift card, and pays the whole order with it', async () => {
    const { shop, step } = await paying({}, [{ sku: PAPER.sku }]);
    await step.openGiftCard();
    await step.typeGiftCard('6006 0000 0000 0000 025', '1234');
    await step.press('Check balance');
    await step.waitForText('Balance: $25.00');
    await step.press('Apply gift card');
    await step.waitForText('Your order is fully covered.');
    expect(await orderOf(shop, await placeOrder(shop, { isPaid: true }))).toMatchObject({ payment: 'CARD' });
  });
});

describe('a customer with an account', () => {
  test('saves a card with the first order, and pays the next one with it [PAY-CARD-017, PAY-FORM-001]', async () => {
    const { shop, step } = await paying();
    const customer = await aCustomer();
    await shop.goto('/office/supplies/login?jumpUrl=%2Fcc%2Fsparq%2Fcheckout');
    await shop.page.getByLabel('Email').first().fill(customer.login);
    await shop.page.getByLabel('Password').first().fill(customer.password);
    await shop.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await step.openCard();
    await step.typeCard('5555 5555 5555 4444');
    await step.save();
    await step.pay();
    await confirmed(shop);

    await shop.fillCart([{ sku: PAPER.sku, quantity: 1 }]);
    await shop.goto('/cc/sparq/checkout?mcRefresh=true');
    await step.waitForText('Default · Last used');
    expect(await orderOf(shop, await placeOrder(shop, { isPaid: true }))).toMatchObject({
      payment: 'CARD',
      items: [{ qty: 1 }],
    });
  });
});

describe('an order with several payments', () => {
  test('charges a gift card first and a card for the rest, once, even if a lost response makes the customer press again [PAY-FORM-002]', async () => {
    const { shop, step } = await paying({ complaints: [/net::ERR_/] }, [{ sku: DRIVE.sku, quantity: 9 }]);
    const balance = () => shop.page.getByText(/^Balance: \$/).textContent();
    await step.openGiftCard();
    await step.typeGiftCard('6006 0000 0000 0000 500', '1234');
    await step.press('Check balance');
    const before = cents(await balance());
    await step.press('Apply gift card');
    await step.waitForText('Gift card ending in 0500');
    const left = cents(await step.left());
    const total = cents(await step.total());
    if (left > 0) {
      await step.tab('Credit Card').click();
      await step.openCard();
      await step.typeCard('4111 1111 1111 1111');
    }

    // a browser retries by itself, once for each connection that it had open
    const repair = await breakShop({
      path: '/cc/api/checkout/default/order',
      method: 'POST',
      loseAnswer: true,
      times: 50,
    });
    await fillCheckout(shop);
    await orderButton(shop).click();
    await shop.page.getByText("We couldn't confirm your order.").waitFor();
    await repair();
    await orderButton(shop).filter({ hasText: 'Try again' }).click();
    await shop.page.waitForURL('**/webapp/order/**');
    const number = await confirmed(shop);
    expect(await orderOf(shop, number)).toMatchObject({ payment: 'CARD' });

    await shop.goto('/webapp/giftcards');
    const fields = shop.page.frameLocator('[data-quire="gift-card-balance"] iframe');
    await fields.getByLabel('Gift card number').fill('6006 0000 0000 0000 500');
    await fields.getByLabel('PIN').fill('1234');
    await shop.page.getByRole('button', { name: 'Check balance' }).click();
    const balanceText = await shop.page.getByText(/^Balance of the card ending in 0500/).textContent();
    expect(cents(balanceText)).toBe(before - Math.min(before, total));
  });
});

test('an order whose response is lost is placed once, even after more clicks and a reload, and is confirmed [PAY-FORM-005]', async () => {
  const { shop, step } = await paying({ ...(await orderPage()), complaints: [/net::ERR_/] });
  await payByWallet(shop, step);

  const orderButton = await openOrderPage(shop);
  // a browser retries by itself, once for each connection that it had open
  const repair = await breakShop({
    path: '/cc/api/checkout/default/order',
    method: 'POST',
    loseAnswer: true,
    times: 50,
  });
  await orderButton.press();
  await orderButton.endedWith('network');
  await orderButton.press();
  await orderButton.endedWith('network');
  // a second order would include this item
  await shop.fillCart([{ sku: DRIVE.sku, quantity: 1 }]);
  await repair();
  await shop.page.reload();
  await orderButton.press();
  await shop.page.waitForURL('**/webapp/order/**');

  const number = await confirmed(shop);
  expect(await orderOf(shop, number)).toMatchObject({ payment: 'VENDOR', items: [{ itemId: PAPER.sku, qty: 2 }] });
  await expect.poll(shop.miniCart.count).toBe(1);
});

test('a card form that fails to load displays an error, can be retried, and leaves other payment methods usable [PAY-FORM-008, PAY-MSG-002, PAY-MSG-003]', async () => {
  const { shop, step } = await paying({
    // requests that never get a response
    intercept: (context) => context.route(`${testServers().vaultOrigin}/**`, () => undefined),
    before: hurry,
  });
  await step.waitForText('to retry.');
  await shop.page.getByRole('button', { name: 'Click here' }).click();
  await step.waitForText('We are still experiencing problems. Please select Change payment.');
  // the window of the wallet does load
  await shop.page.evaluate(() => Object.assign(window, { hurry: false }));
  await payByWallet(shop, step);
});

/** Pays in the window of the wallet. */
async function payByWallet(shop: Visit, step: PaymentStep): Promise<void> {
  await step.tab('Other Payment').click();
  const [vendor] = await Promise.all([
    shop.context.waitForEvent('page'),
    shop.page.getByRole('button', { name: 'Pay with Quire Wallet' }).click(),
  ]);
  await vendor.getByRole('button', { name: 'Yes, pay' }).click();
  await step.waitForText('Your order is fully covered.');
}

/** The cents of the last amount in a text. */
const cents = (text: string | null) => Number((text ?? '').match(/[\d,]+\.\d\d(?!.*\d)/)?.[0].replace(/\D/g, ''));
