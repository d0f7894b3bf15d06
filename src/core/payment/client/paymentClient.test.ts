import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { anAddress } from '../../../../tests/support/widgets/anAddress';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { createPaymentClient, paymentOf } from './paymentClient';

const HOME = anAddress({ phones: ['+1 (508) 555-0134'] });

const CARD = { kind: 'CREDIT_CARD', token: 'visatoken' } as const;

function aPage() {
  const shop = fakeShop({ cart: { MUG: 2 } });
  const storefront = aStorefront({ shop });
  return { shop, payment: createPaymentClient(storefront), storefront };
}

describe('Payments', () => {
  test('a keyed-in card is sent as its token, with nickname, profile flags and billing address [PAY-FORM-001, PAY-FORM-003, PAY-FORM-004, PAY-FORM-005]', async () => {
    const { shop, payment } = aPage();

    const paid = await payment.apply({
      ...CARD,
      nickname: '  My everyday card with a very long name  ',
      isSaved: true,
      isDefault: true,
      billingAddress: HOME,
    });

    const [request] = shop.requestsOf('payment-apply');
    expect(request).toMatchObject({ method: 'POST', path: '/cc/api/checkout/default/payment' });
    expect(request?.body).toEqual({
      cardPayment: {
        paymentType: 'CREDIT_CARD',
        source: 'USER_KEYED',
        currencyCode: 'USD',
        accountNumber: 'visatoken',
        userNotes: 'My everyday card with a very lon',
        profilePayment: true,
        isDefault: true,
        billingAddress: { ...HOME, type: 'B', phones: [{ number: '5085550134' }] },
      },
    });
    expect(paid).toMatchObject({
      applied: [{ type: 'CREDIT_CARD', brand: 'VISA', lastFour: '1111', amount: { minor: 2500 } }],
      cards: [{ nickname: 'My everyday card with a very lon', isDefault: true }],
      total: { minor: 2500 },
      remaining: { minor: 0 },
      frameUrl: 'https://vault.example/card-frame.html',
    });
  });

  test('a purchase order is sent by its number [PAY-FORM-005]', async () => {
    const { shop, payment } = aPage();
    await payment.apply({ purchaseOrderNumber: 'PO-7' });
    expect(shop.requestsOf('payment-apply')[0]?.body).toEqual({ purchaseOrderNumber: 'PO-7' });
  });

  test('a gift card pays first, and the credit card pays the rest, or all once the gift card is removed', async () => {
    const { payment } = aPage();
    await payment.apply(CARD);
    const paid = await payment.apply({ kind: 'GIFT_CARD', token: 'giftcard' });

    expect(paid.applied.map(({ type, amount }) => [type, amount?.minor])).toEqual([
      ['GIFT_CARD', 1000],
      ['CREDIT_CARD', 1500],
    ]);
    const [gift] = paid.applied;
    expect((await payment.remove(gift?.id ?? '')).applied).toMatchObject([{ amount: { minor: 2500 } }]);
  });

  test('a saved card has only the last four digits of its masked number, and a normalised brand [PAY-FORM-001, PAY-CARD-012]', async () => {
    const { shop, payment } = aPage();
    shop.payment.cards.push({
      id: '1',
      paymentType: 'CREDIT_CARD',
      brand: 'MasterCard',
      accountNumber: '************4444',
    });
    expect((await payment.read()).cards).toMatchObject([{ lastFour: '4444', brand: 'MASTER_CARD' }]);
  });
});

describe('Addresses', () => {
  test('an address is sent with ten digits of each phone number, and saved [PAY-FORM-006, ADDR-002, ADDR-003]', async () => {
    const { shop, payment } = aPage();
    const verdict = await payment.saveAddress({ ...HOME, type: 'SB', organizationName: 'Quire' });

    expect(shop.requestsOf('address-save')[0]).toMatchObject({
      path: '/cc/api/checkout/default/shipping',
      body: { addresses: [{ ...HOME, type: 'SB', organizationName: 'Quire', phones: [{ number: '5085550134' }] }] },
    });
    expect(verdict).toMatchObject({ ok: true, payment: { addresses: [{ id: 'address-1', zipCode: '02138' }] } });
  });

  test('an address with a suggested spelling is returned beside it, and saved once it is confirmed', async () => {
    const { shop, payment } = aPage();
    shop.payment.suggestion = { ...HOME, address1: '1 MAIN ST', phones: [] };

    expect(await payment.saveAddress(HOME)).toMatchObject({
      ok: false,
      suggested: { address1: '1 MAIN ST' },
      entered: { address1: '1 Main Street' },
    });
    expect(shop.payment.addresses).toEqual([]);
    expect(await payment.saveAddress(HOME, { isConfirmed: true })).toMatchObject({ ok: true });
  });
});

test('a card session opens only with the right answer to the captcha of its kind [PAY-FORM-009]', async () => {
  const { payment } = aPage();
  const { id, question } = await payment.requestCaptcha('GIFT_CARD');
  expect(question).toBe('3 + 4');
  await expect(payment.openSession('GIFT_CARD', { id, answer: '8' })).rejects.toMatchObject({ code: 'CAPTCHA_FAILED' });
  expect(await payment.openSession('GIFT_CARD', { id, answer: '7' })).toMatchObject({ id: 'sessionone' });
});

test('the balance of a gift card is money, and an unknown card is refused with the shop’s code [PAY-CODE-002]', async () => {
  const { payment } = aPage();
  expect(await payment.giftCardBalance('giftcard')).toEqual({
    balance: { minor: 1000, currency: 'USD' },
    lastFour: '0042',
  });
  await expect(payment.giftCardBalance('nocard')).rejects.toMatchObject({ code: 'GIFT_CARD_D33' });
});

test('paymentOf returns the same client for the same page', async () => {
  const { storefront } = aPage();
  expect(paymentOf(storefront)).toBe(paymentOf(storefront));
});
