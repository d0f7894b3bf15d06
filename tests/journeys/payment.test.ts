import { describe, expect, test } from 'vitest';
import { placeOrder } from './page/checkout';
import { orderOf } from './page/orders';
import { paying } from './page/paymentStep';
import { PAPER } from './page/products';

describe('a guest at the payment step', () => {
  test('types a card, takes the post’s spelling of the address, and comes to a paid and confirmed order [PAY-FORM-003, PAY-FORM-005, SCR-021]', async () => {
    const { shop, step } = await paying();
    await step.openCard();
    await step.typeCard('4111 1111 1111 1111');
    await step.addAddress();
    await step.press('Use this card');
    await step.words('Your order is fully covered.');
    const order = await orderOf(shop, await placeOrder(shop));
    expect(order).toMatchObject({ payment: 'CARD', items: [{ itemId: PAPER.sku, qty: 2 }] });
  });

  test('whose card is declined when the order is placed reads why, and pays by another one [PAY-MSG-009]', async () => {
    const { shop, step } = await paying({ complaints: [/status of 400/] });
    await step.openCard();
    await step.typeCard('4000 0000 0000 0002');
    await step.addAddress();
    await step.press('Use this card');
    await step.words('Your order is fully covered.');
    await shop.page.getByLabel('Name').fill('Ada Lovelace');
    await shop.page.getByLabel('Email').fill('ada@shop.example');
    await shop.page.getByLabel('Street address').fill('12 Main Street');
    await shop.page.getByLabel('ZIP code').fill('10001');
    await shop.page.getByRole('button', { name: 'Place order' }).click();
    await shop.page.getByText('Your credit card was not charged.').waitFor();

    await step.openCard();
    await step.typeCard('5555 5555 5555 4444');
    await step.chooseAddress();
    await step.press('Use this card');
    await step.words('Mastercard ending in 4444');
    await shop.page.getByRole('button', { name: 'Place order' }).click();
    await shop.page.waitForURL('**/webapp/order/**');
  });

  test('is told what is wrong with a card, and tries it again by the words [PAY-MSG-002, PAY-MSG-010]', async () => {
    const { step } = await paying({ complaints: [/status of 400/] });
    await step.openCard();
    await step.typeCard('4000 0000 0000 0069');
    await step.addAddress();
    await step.press('Use this card');
    await step.words('Please select a different card or add a new card to proceed with your order.');
    await step.typeCard('4000 0000 0000 0119');
    await step.press('Use this card');
    await step.words('to retry.');
    await step.typeCode();
    await step.press('Click here');
    await step.words('Your order is fully covered.');
  });

  test('whose bank asks says yes there, and the card pays [PAY-FORM-007]', async () => {
    const { step } = await paying();
    await step.openCard();
    await step.typeCard('4000 0000 0000 3220');
    await step.addAddress();
    await step.press('Use this card');
    await step.bank().getByRole('button', { name: 'Yes, confirm' }).click();
    await step.words('Your order is fully covered.');
  });

  test('is asked a captcha before a suspicious card is tried again [PAY-FORM-009]', async () => {
    const { step } = await paying({ complaints: [/status of 400/] });
    await step.openCard();
    await step.typeCard('4000 0000 0000 0101');
    await step.addAddress();
    await step.press('Use this card');
    await step.answerCaptcha();
    await step.typeCode();
    await step.press('Use this card');
    await step.words('Your order is fully covered.');
  });

  test('sees what is on a gift card, and pays with it, and nothing is left to pay', async () => {
    const { shop, step } = await paying();
    await step.openGiftCard();
    await step.typeGiftCard('6006 0000 0000 0000 025', '1234');
    await step.press('Check balance');
    await step.words('Balance: $25.00');
    await step.press('Apply gift card');
    await step.words('Your order is fully covered.');
    expect(await orderOf(shop, await placeOrder(shop))).toMatchObject({ payment: 'CARD' });
  });
});
