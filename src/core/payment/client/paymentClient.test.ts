import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { anAddress } from '../../../../tests/support/widgets/anAddress';
import { aStorefront, BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
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

test('a business names its tenant in each payment request, and a consumer does not [GEN-008]', async () => {
  const shop = fakeShop({ cart: { MUG: 2 } });
  const business = paymentOf(aStorefront({ shop, config: { ...BUSINESS_CONTEXT, session: { isLoggedIn: true } } }));
  await business.read();
  await business.apply({ purchaseOrderNumber: 'PO-7' });
  await paymentOf(aStorefront({ shop })).read();
  const queries = [...shop.requestsOf('payment-read'), ...shop.requestsOf('payment-apply')].map(({ query }) => query);
  expect(queries).toMatchObject([{ tenantId: '10051' }, {}, { tenantId: '10051' }]);
  expect(queries[1]).not.toHaveProperty('tenantId');
});

test('a read ends when its caller ends it', async () => {
  const { shop, payment } = aPage();
  shop.hold('payment-read');
  const abort = new AbortController();
  const reading = payment.read(abort.signal);
  await expect.poll(() => shop.held).toBe(1);
  abort.abort();
  await expect(reading).rejects.toMatchObject({ kind: 'network' });
});

describe('Saved cards', () => {
  test('a card is saved, changed and removed in the account, without being applied [PAY-FORM-003]', async () => {
    const { shop, payment } = aPage();
    const { cards, applied } = await payment.saveCard(CARD);
    expect([cards.length, applied]).toEqual([1, []]);
    expect(shop.requestsOf('card-save')[0]?.body).toEqual({
      cardPayment: {
        paymentType: 'CREDIT_CARD',
        source: 'USER_KEYED',
        currencyCode: 'USD',
        accountNumber: 'visatoken',
      },
    });
    const id = cards[0]?.id ?? '';
    await payment.changeCard(id, { nickname: 'Work', isDefault: true });
    expect(shop.requestsOf('card-change')).toMatchObject([
      { path: `/cc/api/payment/cards/${id}`, body: { cardPayment: { userNotes: 'Work', isDefault: true } } },
    ]);
    await payment.changeCard(id, { nickname: 'Home' });
    expect(shop.requestsOf('card-change')[1]?.body).toEqual({ cardPayment: { userNotes: 'Home' } });
    expect((await payment.removeCard(id)).cards).toEqual([]);
    expect(shop.requestsOf('card-remove')[0]?.path).toBe(`/cc/api/payment/cards/${id}`);
  });

  test('a saved card is applied by its id and kind, by default as a credit card [PAY-FORM-001]', async () => {
    const { shop, payment } = aPage();
    await payment.apply({ cardId: 'card-1' });
    await payment.apply({ cardId: 'card-2', kind: 'GIFT_CARD' });
    expect(shop.requestsOf('payment-apply').map(({ body }) => body)).toEqual([
      { cardPayment: { paymentType: 'CREDIT_CARD', currencyCode: 'USD', profileRefId: 'card-1' } },
      { cardPayment: { paymentType: 'GIFT_CARD', currencyCode: 'USD', profileRefId: 'card-2' } },
    ]);
  });

  test('a payment has the same idempotency key until the shop responds, also with a refusal', async () => {
    const { shop, payment } = aPage();
    const key = () => shop.requestsOf('payment-apply').at(-1)?.headers['idempotency-key'];
    const apply = (token = 'visatoken') => payment.apply({ ...CARD, token }).catch(() => undefined);
    shop.failNext('network', { of: 'payment-apply' });
    await apply();
    const first = key();
    expect(first).toBeTruthy();
    await apply('another');
    expect(key()).not.toBe(first);
    shop.refuseNext('DECLINED', { of: 'payment-apply' });
    await apply();
    expect(key()).toBe(first);
    await apply();
    const second = key();
    expect(second).not.toBe(first);
    await apply();
    expect(key()).not.toBe(second);
  });

  test('a card is saved once, even if the first response is lost [PAY-FORM-003]', async () => {
    const { shop, payment } = aPage();
    const keys = () => shop.requestsOf('card-save').map(({ headers }) => headers['idempotency-key']);
    shop.failNext('lost', { of: 'card-save' });
    await expect(payment.saveCard(CARD)).rejects.toMatchObject({ kind: 'network' });
    await payment.saveCard({ ...CARD, token: 'other', isSaved: false });
    expect((await payment.saveCard(CARD)).cards).toHaveLength(1);
    const [first, other, second] = keys();
    expect([second === first, other === first]).toEqual([true, false]);
    expect(shop.requestsOf('card-save')[1]?.body).toMatchObject({ cardPayment: { profilePayment: false } });
  });

  test('the billing address of a saved card is changed by itself', async () => {
    const { shop, payment } = aPage();
    const [card] = (await payment.saveCard(CARD)).cards;
    await payment.changeCard(card?.id ?? '', { billingAddress: HOME });
    expect(shop.requestsOf('card-change')[0]?.body).toEqual({
      cardPayment: { billingAddress: { ...HOME, type: 'B', phones: [{ number: '5085550134' }] } },
    });
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

  test('an address without a usable phone number is sent without one [ADDR-003]', async () => {
    const { shop, payment } = aPage();
    const { phones: _, ...address } = HOME;
    await payment.saveAddress(address);
    await payment.saveAddress({ ...address, phones: ['555', '617-555-0123'] });
    const sent = shop.requestsOf('address-save').map(({ body }) => (body as { addresses: object[] }).addresses);
    expect(sent).toMatchObject([[{ phones: [] }], [{ phones: [{ number: '6175550123' }] }]]);
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
  const { shop, payment } = aPage();
  const { id, question } = await payment.requestCaptcha('GIFT_CARD');
  expect(question).toBe('3 + 4');
  await expect(payment.openSession('GIFT_CARD', { id, answer: '8' })).rejects.toMatchObject({ code: 'CAPTCHA_FAILED' });
  expect(await payment.openSession('GIFT_CARD', { id, answer: '7' })).toMatchObject({ id: 'sessionone' });
  expect(shop.requestsOf('payment-captcha')[0]?.body).toEqual({ paymentType: 'GIFT_CARD' });
});

test.each([
  [1_900_000_000_000, { validUntil: 1_900_000_000_000 }],
  ['1900000000000', { validUntil: 1_900_000_000_000 }],
  ['soon', {}],
  [null, {}],
])('a card session that is valid until %j has %j', async (validUntil, expected) => {
  const { shop, payment } = aPage();
  shop.answerNext(200, { session: { id: 's-1', validUntil } }, 'payment-session');
  expect(await payment.openSession('CREDIT_CARD')).toStrictEqual({ id: 's-1', ...expected });
  expect(shop.requestsOf('payment-session')[0]?.body).toStrictEqual({ paymentType: 'CREDIT_CARD' });
});

test('the balance of a gift card is money, and an unknown card is refused with the shop’s code [PAY-CODE-002]', async () => {
  const { shop, payment } = aPage();
  expect(await payment.giftCardBalance('giftcard')).toEqual({
    balance: { minor: 1000, currency: 'USD' },
    lastFour: '0042',
  });
  expect(shop.requestsOf('gift-balance')).toMatchObject([
    { body: { cardPayment: { paymentType: 'GIFT_CARD', accountNumber: 'giftcard', currencyCode: 'USD' } } },
  ]);
  await expect(payment.giftCardBalance('nocard')).rejects.toMatchObject({ code: 'GIFT_CARD_D33' });

  shop.answerNext(200, { balance: '5.00' }, 'gift-balance');
  expect(await payment.giftCardBalance('giftcard')).toStrictEqual({ balance: { minor: 500, currency: 'USD' } });
  shop.answerNext(200, { balance: '5.00', accountNumber: '************0042' }, 'gift-balance');
  expect(await payment.giftCardBalance('giftcard')).toMatchObject({ lastFour: '0042' });
  shop.answerNext(200, { balance: '5.005' }, 'gift-balance');
  await expect(payment.giftCardBalance('giftcard')).rejects.toMatchObject({
    kind: 'contract',
    message: 'gift card: balance: expected an amount of USD, received 5.005',
  });
});

test('paymentOf returns the same client for the same page', async () => {
  const { storefront } = aPage();
  expect(paymentOf(storefront)).toBe(paymentOf(storefront));
});
