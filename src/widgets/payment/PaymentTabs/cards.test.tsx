import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { onPaymentTabs, type PaymentSetup } from '../../../../tests/support/widgets/onPaymentTabs';
import { ADDRESS, aSavedCard } from '../../../../tests/support/widgets/paymentFacts';
import { frCA } from '../../../languages/fr-CA/index';

/** An account with a saved card, so that a new one is entered in the drawer. */
const withSavedCard = ({ payment, ...setup }: PaymentSetup = {}): PaymentSetup => ({
  ...setup,
  payment: { cards: [aSavedCard({ brand: 'DISCOVER', accountNumber: '9999' })], ...payment },
});

async function adding(setup: PaymentSetup = {}, props = {}) {
  const page = onPaymentTabs(withSavedCard(setup), props);
  await page.click('Add a credit card');
  await expect.poll(page.topTitle).toBe('Add a credit card');
  return page;
}

/** The card form is loaded, and a billing address is chosen. */
async function filled(setup: PaymentSetup = {}, props = {}) {
  const page = await adding(setup, props);
  await expect.poll(() => page.frames.received.map(({ kind }) => kind)).toContain('configure');
  await expect.poll(page.status).not.toContain('Loading the card form');
  await page.choose(/Ada Lovelace/);
  return page;
}

const UNABLE = "We're unable to process your payment at this time. Please try again or use a different payment method.";

const sent = (page: Awaited<ReturnType<typeof filled>>) =>
  page.shop.requestsOf('payment-apply').map(({ body }) => body);

describe('PaymentTabs new card', () => {
  test('pays by the token of a keyed card, in dollars, with its billing address and without its digits [PAY-FORM-001, PAY-FORM-003, PAY-FORM-004, SCR-019]', async () => {
    const page = await filled();
    expect(page.top()?.dataset['drawer']).toBe('add_credit_card_drawer');
    await page.press('Use this card');
    await expect.poll(page.status).toContain('Your order is fully covered.');
    expect(page.topTitle()).toBeUndefined();
    expect(sent(page)).toEqual([
      {
        cardPayment: {
          paymentType: 'CREDIT_CARD',
          source: 'USER_KEYED',
          currencyCode: 'USD',
          accountNumber: 'visatoken',
          profilePayment: false,
          billingAddress: expect.objectContaining({ address1: '1 Main Street' }),
        },
      },
    ]);
    expect(page.text()).toContain('Visa ending in 1111');
  });

  test('saves the card with its nickname and as the default when the customer chooses so [PAY-CARD-017]', async () => {
    const page = await filled();
    page.getByRole('checkbox', { name: 'Save this card for next time' }).click();
    await page.type('Nickname (optional)', 'Work');
    page.getByRole('checkbox', { name: 'Make this my default card' }).click();
    await page.press('Use this card');
    await expect.poll(page.topTitle).toBeUndefined();
    expect(sent(page)[0]).toMatchObject({
      cardPayment: { userNotes: 'Work', isDefault: true, profilePayment: true },
    });
    await page.click('Use a different card');
    await expect.poll(page.text).toContain('Work · Default');
  });

  test('pays nothing when the cart was emptied elsewhere, shows an error, and reads the cart again [CART-CODE-023]', async () => {
    const onSuccess = vi.fn();
    const page = await filled({}, { onSuccess });
    await page.storefront.cart.read();
    page.shop.cart.clear();
    await page.press('Use this card');
    await expect
      .poll(page.alert)
      .toBe(
        'Your cart has nothing to pay for. It may have been ordered or emptied elsewhere, or your session has ended.',
      );
    expect(page.topTitle()).toBeUndefined();
    expect(page.text()).not.toContain('covered');
    expect(page.text()).not.toContain('$0.00');
    expect(page.getByRole('link', { name: 'View cart' }).getAttribute('href')).toContain('/cart');
    await expect.poll(() => page.storefront.cart.state().count).toBe(0);
    expect(onSuccess).not.toHaveBeenCalled();

    page.shop.cart.put('PEN', 1);
    await page.storefront.cart.read({ isRefresh: true });
    await page.ready();
  });

  test('shows an error when the shop provides no card form [PAY-MSG-004]', async () => {
    const page = await adding({ payment: { frameUrl: null } });
    await expect.poll(page.alert).toBe(UNABLE);
    expect(page.status()).not.toContain('Loading the card form');
  });

  test('shows a lasting error, and requests no session, once the shop no longer provides the card form [PAY-MSG-004]', async () => {
    const page = await filled();
    // another tab signs in for a business
    page.shop.payment.frameUrl = null;
    await page.storefront.cart.read();
    await page.storefront.cart.add([{ sku: 'PEN', quantity: 1 }]);
    await expect.poll(page.alert).toBe(UNABLE);
    await page.press('Use this card');
    expect(page.alert()).toBe(UNABLE);
    expect(page.shop.requestsOf('payment-session')).toEqual([]);
  });

  test('does not offer to save a card when the account has reached its limit, and explains why [CART-CODE-025]', async () => {
    const page = await filled({ payment: { cards: [aSavedCard()], cardLimit: 1 } });
    expect(page.queryByRole('checkbox', { name: 'Save this card for next time' })).toBeNull();
    expect(page.top()?.textContent).toContain(
      'You have reached the number of cards you can save. The card can still be used for this order.',
    );
  });

  test('reports a card that pays but is not saved because the limit has been reached [CART-CODE-025]', async () => {
    const page = await filled();
    page.getByRole('checkbox', { name: 'Save this card for next time' }).click();
    page.shop.payment.messages = [{ code: 'SAVED_CARD_LIMIT_REACHED', type: 'SAVED_CARD_LIMIT' }];
    await page.press('Use this card');
    await expect
      .poll(page.status)
      .toContain('You have reached the number of cards you can save. The card can still be used for this order.');
    expect(page.status()).toContain('Your order is fully covered.');
  });

  test('requires a billing address', async () => {
    const page = await adding();
    await page.press('Use this card');
    await expect.poll(page.alert).toBe('Please choose a billing address.');
    expect(sent(page)).toEqual([]);
  });

  test('Enter in the card form requires a billing address, which takes the focus, pays and closes the drawer, like the button [DEC-Q402]', async () => {
    const page = await adding();
    await expect.poll(page.status).not.toContain('Loading the card form');
    page.frames.submit();
    await expect.poll(page.alert).toBe('Please choose a billing address.');
    expect(document.activeElement).toBe(page.getByRole('radio', { name: /Ada Lovelace/ }));
    await page.choose(/Ada Lovelace/);
    page.frames.submit();
    await expect.poll(page.topTitle).toBeUndefined();
    expect(sent(page)).toMatchObject([{ cardPayment: { billingAddress: { address1: '1 Main Street' } } }]);
  });

  test('validates the fields of an incomplete card form, and requests no session [PAY-MSG-008]', async () => {
    const page = await filled({ isEmptyForm: true });
    await page.press('Use this card');
    await expect.poll(() => page.frames.received.at(-1)?.kind).toBe('validate');
    expect(page.shop.requestsOf('payment-session')).toEqual([]);
  });

  test('marks an incomplete card together with a missing billing address', async () => {
    const page = await adding({ isEmptyForm: true });
    await expect.poll(page.status).not.toContain('Loading the card form');
    await page.press('Use this card');
    await expect.poll(page.alert).toBe('Please choose a billing address.');
    await expect.poll(() => page.frames.received.slice(-2).map(({ kind }) => kind)).toEqual(['focus', 'validate']);
  });

  test('sends the card once, however often the button is clicked', async () => {
    const page = await filled({ shop: (shop) => shop.hold('payment-apply') });
    const press = () => fireEvent.click(page.button('Use this card') as HTMLElement);
    press();
    press();
    await expect.poll(() => page.shop.held).toBe(1);
    press();
    page.shop.release();
    await expect.poll(page.topTitle).toBeUndefined();
    expect(sent(page)).toHaveLength(1);
    expect(page.shop.requestsOf('payment-session')).toHaveLength(1);
  });

  test.each([
    ['CARD_REFUSED', 'Please check that your credit card details are correct and try again.'],
    ['PAYMENT_EXPIRED', 'Please select a different card or add a new card to proceed with your order.'],
    [
      'CHALLENGE_FAILED',
      'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.',
    ],
    ['NETWORK', 'Error occurred while processing your payment. Please try again.'],
  ] as const)(
    'shows the error when the card vault responds with %s, and the form can be submitted again [PAY-MSG-005, PAY-MSG-009, PAY-MSG-010]',
    async (failure, expected) => {
      const page = await filled();
      page.frames.answerNext({ failure });
      await page.press('Use this card');
      await expect.poll(page.alert).toBe(expected);
      await page.press('Use this card');
      await expect.poll(page.topTitle).toBeUndefined();
    },
  );

  test('requests another session when the first one has expired', async () => {
    const page = await filled();
    page.frames.answerNext({ failure: 'SESSION_EXPIRED' });
    await page.press('Use this card');
    await expect.poll(page.topTitle).toBeUndefined();
    expect(page.shop.requestsOf('payment-session')).toHaveLength(2);
  });

  test('shows a retry link after a temporary failure, and suggests changing payment after the second [PAY-MSG-002, PAY-MSG-003]', async () => {
    const page = await filled();
    page.frames.answerNext({ failure: 'CARD_AUTH_RETRY' }, { failure: 'CARD_AUTH_RETRY' });
    await page.press('Use this card');
    await expect.poll(page.alert).toBe("We're sorry, something went wrong. Click here to retry.");
    await page.press('Click here');
    await expect.poll(page.alert).toBe('We are still experiencing problems. Please select Change payment.');
  });

  test('the retry link submits the current state of the form, and the drawer closes [PAY-MSG-002]', async () => {
    const page = await filled({
      payment: { addresses: [ADDRESS, { ...ADDRESS, id: 'work', firstName: 'Grace', address1: '9 High Street' }] },
    });
    page.frames.answerNext({ failure: 'CARD_AUTH_RETRY' });
    await page.press('Use this card');
    await expect.poll(page.alert).toContain('to retry.');
    fireEvent.click(page.getByRole('radio', { name: /Grace/ }));
    await page.press('Click here');
    await expect.poll(page.topTitle).toBeUndefined();
    expect(sent(page)).toMatchObject([{ cardPayment: { billingAddress: { address1: '9 High Street' } } }]);
  });

  test.each([
    ['fr-FR', 'fr-CA'],
    ['es-MX', 'es-US'],
    ['de-DE', 'en-US'],
  ])(
    'in a page in %s, the card frame uses the locale %s and a text from the page configuration [GEN-013]',
    async (locale, spoken) => {
      const page = onPaymentTabs({ config: { locale, messages: { 'card-frame': { number: 'No.' } } } });
      await expect
        .poll(() => page.frames.received.find(({ kind }) => kind === 'configure'))
        .toMatchObject({
          locale: spoken,
          texts: { number: 'No.' },
        });
    },
  );

  test('in a French page, the card frame and the retry link are in French [GEN-013, PAY-MSG-002]', async () => {
    const page = onPaymentTabs({ config: { locale: 'fr-CA', i18n: { catalogues: { fr: frCA } } } });
    await expect.poll(() => page.frames.received.map(({ kind }) => kind)).toContain('configure');
    expect(page.frames.received.find(({ kind }) => kind === 'configure')).toMatchObject({
      locale: 'fr-CA',
      texts: { number: 'Numéro de carte', expiryHint: 'MM/AA' },
    });
    page.frames.answerNext({ failure: 'CARD_AUTH_RETRY' });
    await expect.poll(page.status).not.toContain('Chargement du formulaire');
    await page.choose(/Ada Lovelace/);
    await page.press('Utiliser cette carte');
    await expect.poll(page.alert).toContain('Cliquez ici pour réessayer.');
    await page.press('Cliquez ici');
  });

  test('removes a card form that times out, shows a retry link, and then suggests changing payment [PAY-FORM-008, PAY-MSG-002, PAY-MSG-003]', async () => {
    const page = onPaymentTabs({}, { iframeTimeoutMs: 30 });
    page.frames.hang();
    await expect.poll(page.alert).toBe("We're sorry, something went wrong. Click here to retry.");
    expect(page.box.querySelector('iframe')).toBeNull();
    await page.press('Click here');
    await expect.poll(page.alert).toBe('We are still experiencing problems. Please select Change payment.');
  });

  test('shows an error and opens the billing address for editing when the shop rejects it [PAY-CODE-004, PAY-MSG-006]', async () => {
    const page = await filled({ shop: (shop) => shop.refuseNext('ADDRESS_INVALID', { of: 'payment-apply' }) });
    await page.press('Use this card');
    await expect.poll(page.topTitle).toBe('Edit your billing address');
    expect(page.top()?.dataset['drawer']).toBe('edit_billing_address_drawer');
    expect(page.alert()).toBe(
      'Please verify the credit card number, expiration date, security code and billing address are correct and try again.',
    );
  });
});

describe('PaymentTabs captcha', () => {
  test.each([
    ['CREDIT_CARD', 'Add a credit card', 'Use this card'],
    ['PREPAID_CARD', 'Add a prepaid card', 'Use this card'],
    ['GIFT_CARD', 'Add a gift card', 'Apply gift card'],
  ] as const)(
    'requires a correct captcha answer, whose field takes the focus, before a %s is submitted again [PAY-FORM-009]',
    async (kind, opener, submitLabel) => {
      const page = onPaymentTabs(withSavedCard(), { defaultTab: kind === 'CREDIT_CARD' ? 'credit-card' : 'gift' });
      page.frames.answerNext({ failure: 'CAPTCHA_REQUIRED' }, kind === 'GIFT_CARD' ? 'giftcard' : 'visatoken');
      await page.click(opener);
      await expect.poll(() => page.frames.received.map((it) => it.kind)).toContain('configure');
      if (kind !== 'GIFT_CARD') await page.choose(/Ada Lovelace/);
      await expect.poll(page.status).not.toContain('Loading the card form');
      await page.press(submitLabel);
      await page.findByRole('textbox', { name: 'Please answer this question' });
      expect(page.top()?.textContent).toContain('3 + 4');

      await page.press(submitLabel);
      await expect.poll(page.alert).toBe('Please answer the question to try again.');
      expect(document.activeElement).toBe(page.field('Please answer this question'));
      expect(page.shop.requestsOf('payment-session')).toHaveLength(1);

      await page.type('Please answer this question', '8');
      await page.press(submitLabel);
      await expect.poll(() => page.field('Please answer this question').value).toBe('');
      await page.type('Please answer this question', ' 7 ');
      await page.press(submitLabel);
      await expect.poll(page.topTitle).toBeUndefined();
      expect(page.shop.requestsOf('payment-session').at(-1)?.body).toEqual({
        paymentType: kind,
        captchaData: { id: 'captchaone', answer: '7' },
      });
    },
  );

  test.each([
    ['the card is refused', 'CARD_REFUSED', 'Please check that your credit card details are correct and try again.'],
    ['the session expires', 'SESSION_EXPIRED', undefined],
  ] as const)('a solved captcha is not sent again when %s [PAY-FORM-009]', async (_, failure, expected) => {
    const page = await filled();
    page.frames.answerNext({ failure: 'CAPTCHA_REQUIRED' }, { failure });
    await page.press('Use this card');
    await page.findByRole('textbox', { name: 'Please answer this question' });
    await page.type('Please answer this question', '7');
    await page.press('Use this card');
    if (expected) {
      await expect.poll(page.alert).toBe(expected);
      expect(page.queryByRole('textbox', { name: 'Please answer this question' })).toBeNull();
      await page.press('Use this card');
    }
    await expect.poll(page.topTitle).toBeUndefined();
    expect(page.shop.requestsOf('payment-session').map(({ body }) => body)).toEqual([
      { paymentType: 'CREDIT_CARD' },
      { paymentType: 'CREDIT_CARD', captchaData: { id: 'captchaone', answer: '7' } },
      { paymentType: 'CREDIT_CARD' },
    ]);
  });

  test('a captcha is shown only for its kind of card, and again when its drawer reopens [PAY-FORM-009]', async () => {
    const page = await filled();
    page.frames.answerNext({ failure: 'CAPTCHA_REQUIRED' });
    await page.press('Use this card');
    await page.findByRole('textbox', { name: 'Please answer this question' });
    await page.press('Close');
    await page.tab('Gift & prepaid cards');
    await page.click('Add a gift card');
    await expect.poll(page.topTitle).toBe('Add a gift card');
    expect(page.queryByRole('textbox', { name: 'Please answer this question' })).toBeNull();
    await page.press('Close');
    await page.tab('Credit Card');
    await page.click('Add a credit card');
    await page.findByRole('textbox', { name: 'Please answer this question' });
  });
});
