import { describe, expect, test } from 'vitest';
import { onPaymentTabs, type PaymentSetup } from '../../../../tests/support/widgets/onPaymentTabs';
import { aSavedCard } from '../../../../tests/support/widgets/paymentFacts';

async function giftCard(setup: PaymentSetup = {}) {
  const page = onPaymentTabs(setup, { defaultTab: 'gift' });
  await page.click('Add a gift card');
  await expect.poll(() => page.frames.received.map(({ kind }) => kind)).toContain('configure');
  await expect.poll(page.status).not.toContain('Loading the card form');
  return page;
}

describe('PaymentTabs gift card', () => {
  test('has its own card form and drawer name [SCR-019]', async () => {
    const page = await giftCard();
    expect(page.top()?.dataset['drawer']).toBe('mmop_gc_drawer');
    expect(page.frames.received[0]).toMatchObject({ kind: 'configure', form: 'GIFT_CARD' });
  });

  test('shows the balance, the applied amount and the remainder, and tokenises the card only once', async () => {
    const page = await giftCard();
    page.frames.answerNext('fullgiftcard');
    await page.press('Check balance');
    await expect
      .poll(page.status)
      .toContain('Balance: $500.00$31.25 will be applied to this order, and $468.75 will stay on the card.');
    await page.press('Apply gift card');
    await expect.poll(page.status).toContain('Your order is fully covered.');
    expect(page.frames.received.filter(({ kind }) => kind === 'tokenise')).toHaveLength(1);
  });

  test('Enter in the form applies the card by the token of its balance check, and closes the drawer', async () => {
    const page = await giftCard();
    page.frames.answerNext('fullgiftcard');
    await page.press('Check balance');
    await expect.poll(page.status).toContain('Balance: $500.00');
    page.frames.submit();
    await expect.poll(page.topTitle).toBeUndefined();
    await expect.poll(page.status).toContain('Your order is fully covered.');
    expect(page.frames.received.filter(({ kind }) => kind === 'tokenise')).toHaveLength(1);
  });

  test.each([
    [
      'a credit card, which it replaces',
      aSavedCard({ id: 'card' }),
      '$31.25 will be applied to this order, and $468.75',
    ],
    [
      'another gift card, which has precedence',
      { id: 'gift', paymentType: 'GIFT_CARD', profileRefId: 'giftcard', accountNumber: '0042' },
      '$21.25 will be applied to this order, and $478.75',
    ],
  ])('shows the amount applied to an order that is already paid by %s', async (_, applied, expected) => {
    const page = await giftCard({ payment: { applied: [applied] } });
    page.frames.answerNext('fullgiftcard');
    await page.press('Check balance');
    await expect.poll(page.status).toContain(expected);
  });

  test('pays before a credit card, which pays the rest', async () => {
    const page = await giftCard();
    page.frames.answerNext('giftcard', 'visatoken');
    await page.press('Apply gift card');
    await expect.poll(page.text).toContain('Left to pay$21.25');
    expect(page.text()).toContain('Gift card ending in 0042');

    await page.tab('Credit Card');
    await page.choose(/Ada Lovelace/);
    await expect.poll(page.status).not.toContain('Loading the card form');
    await page.press('Use this card');
    await expect.poll(page.status).toContain('Your order is fully covered.$10.00 gift card, $21.25 Visa 1111');
    expect([...page.box.querySelectorAll('.quire-payment-tabs__payment')].map((it) => it.textContent)).toEqual([
      'Gift card ending in 0042$10.00Remove',
      'Visa ending in 1111$21.25Remove',
    ]);
  });

  test.each([
    ['after the balance is shown', undefined],
    ['while the balance loads', 'gift-balance'],
  ] as const)('a different card typed %s is the one that pays', async (_, held) => {
    const page = await giftCard({ shop: (shop) => held && shop.hold(held) });
    page.frames.answerNext('giftcard', 'fullgiftcard');
    await page.press('Check balance');
    if (!held) await expect.poll(page.status).toContain('Balance: $10.00');
    else await expect.poll(() => page.shop.held).toBe(1);
    page.frames.type({ lastFour: '0077', isComplete: true });
    if (held) page.shop.release();
    await expect.poll(page.status).not.toContain('Balance: $10.00');
    await page.press('Apply gift card');
    await expect.poll(page.status).toContain('Your order is fully covered.');
    expect(page.shop.requestsOf('payment-apply').map(({ body }) => body)).toMatchObject([
      { cardPayment: { accountNumber: 'fullgiftcard' } },
    ]);
  });

  test.each(['GIFT_CARD_D33', 'GIFT_CARD_D38', 'GIFT_CARD_D39', 'D38', 'D39'])(
    'prompts to verify the number when the balance request is refused with %s [PAY-CODE-002, PAY-MSG-011]',
    async (code) => {
      const page = await giftCard({ shop: (shop) => shop.refuseNext(code, { of: 'gift-balance' }) });
      await page.press('Check balance');
      await expect.poll(page.alert).toBe('Please verify the card number and try again.');
    },
  );

  test('tokenises a card again when it was refused after its balance check', async () => {
    const page = await giftCard({ shop: (shop) => shop.refuseNext('GIFT_CARD_D33', { of: 'payment-apply' }) });
    page.frames.answerNext('giftcard', 'giftcard');
    await page.press('Check balance');
    await expect.poll(page.status).toContain('Balance: $10.00');
    await page.press('Apply gift card');
    await expect.poll(page.alert).toBe('Please verify the card number and try again.');
    await page.press('Apply gift card');
    await expect.poll(page.topTitle).toBeUndefined();
    expect(page.frames.received.filter(({ kind }) => kind === 'tokenise')).toHaveLength(2);
  });
});

describe('PaymentTabs prepaid card', () => {
  test('pays like a credit card in its own drawer, and cannot be saved [SCR-019, PAY-FORM-002]', async () => {
    const page = onPaymentTabs({}, { defaultTab: 'gift' });
    await page.click('Add a prepaid card');
    await expect.poll(() => page.top()?.dataset['drawer']).toBe('mmop_pc_drawer');
    expect(page.queryByRole('checkbox')).toBeNull();
    await page.choose(/Ada Lovelace/);
    await expect.poll(page.status).not.toContain('Loading the card form');
    await page.press('Use this card');
    await expect.poll(page.text).toContain('Prepaid card ending in 1111');
    expect(page.shop.requestsOf('payment-apply')[0]?.body).toMatchObject({
      cardPayment: { paymentType: 'PREPAID_CARD' },
    });
  });

  test('is not offered when allowPrepaid is false', async () => {
    const page = onPaymentTabs({}, { defaultTab: 'gift', allowPrepaid: false });
    await page.findButton('Add a gift card');
    expect(page.queryByRole('button', { name: 'Add a prepaid card' })).toBeNull();
  });
});
