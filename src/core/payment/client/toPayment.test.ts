import { expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { paymentOf } from './paymentClient';

const NONE = { applied: [], cards: [], addresses: [], vendors: [], messages: [] };

const CARD = { id: '1', paymentType: 'CREDIT_CARD' };

/** The payments as the client returns them for a response of the shop. */
function read(body: Record<string, unknown>) {
  const shop = fakeShop();
  shop.answerNext(200, { orderPayment: {}, ...body }, 'payment-read');
  return paymentOf(aStorefront({ shop })).read();
}

test('a response without any payment has empty lists, and no other field', async () => {
  expect(await read({})).toStrictEqual(NONE);
  expect(await read({ userPayment: {}, accountPayment: null, cardFrame: {} })).toStrictEqual(NONE);
});

test('an address without fields has empty texts and the country US, and no type, organization or phone [ADDR-002]', async () => {
  const empty = {
    firstName: '',
    lastName: '',
    address1: '',
    city: '',
    state: '',
    zipCode: '',
    country: 'US',
    phones: [],
  };
  expect((await read({ addresses: [{}, { type: 'X' }] })).addresses).toStrictEqual([empty, empty]);
});

test('an address has its fields, its type and the phone numbers that are filled in [ADDR-001, ADDR-002]', async () => {
  const address = {
    id: 'a1',
    firstName: 'Ada',
    lastName: 'Byron',
    organizationName: 'Quire',
    address1: '1 Main Street',
    address2: 'Floor 2',
    city: 'Boston',
    state: 'MA',
    zipCode: '02138',
    country: 'CA',
  };
  const types = ['B', 'S', 'SB', 'ST'];
  const phones = [{ number: '5085550134' }, { number: '' }, { number: null }];
  const { addresses } = await read({ addresses: types.map((type) => ({ ...address, type, phones })) });
  expect(addresses).toStrictEqual(types.map((type) => ({ ...address, type, phones: ['5085550134'] })));
});

test.each([
  [
    { expiryDay: 31, expiryMonth: 12, expiryYear: '30' },
    { day: '31', month: '12', year: '30' },
  ],
  [{ expiryMonth: '12' }, { month: '12' }],
  [{ expiryYear: 2030 }, { year: '2030' }],
  [{ expiryDay: 31, expiryMonth: '', expiryYear: null }, undefined],
])('the expiry %o of a card is read as %o [PAY-FORM-001]', async (expiry, expected) => {
  const [card] = (await read({ userPayment: { payments: [{ ...CARD, ...expiry }] } })).cards;
  expect(card?.expiry).toStrictEqual(expected);
});

test.each([
  [{}, false],
  [{ isDefault: true }, true],
  [{ defaultPayment: 'Y' }, true],
])('a card with %o is the default: %s [PAY-FORM-001]', async (flags, isDefault) => {
  const { cards } = await read({ userPayment: { payments: [{ ...CARD, ...flags }], maxCards: 5 } });
  expect(cards).toStrictEqual([{ id: '1', type: 'CREDIT_CARD', isDefault, isLastUsed: false, isSaved: false }]);
});

test.each([
  [{ orderPayments: [{ ...CARD, amountApplied: '1.005' }] }, 'amountApplied'],
  [{ orderTotal: '1.005' }, 'orderTotal'],
  [{ balanceDue: '1.005' }, 'balanceDue'],
])('an amount that the currency does not have fails the read: %o', async (orderPayment, field) => {
  await expect(read({ orderPayment })).rejects.toMatchObject({
    kind: 'contract',
    message: `payment: ${field}: expected an amount of USD, received 1.005`,
  });
});

test.each([
  [{ orderTotal: '25.00', balanceDue: '5.00' }, 500],
  [{ orderTotal: '25.00', orderPayments: [{ ...CARD, amountApplied: '10.00' }] }, 1500],
  [{ orderPayments: [{ ...CARD, amountApplied: '10.00' }] }, undefined],
])('of the order %o, the amount %s remains to be paid', async (orderPayment, minor) => {
  expect((await read({ orderPayment })).remaining?.minor).toBe(minor);
});

test('only vendors with a usable URL are offered', async () => {
  const urls = ['https://pay.example/', 'http://pay.example/', 'https:///', 'data:https://pay.example', '/pay'];
  const vendors = urls.map((url) => ({ vendorPaymentType: 'PAYPAL', name: 'PayPal', url }));
  expect((await read({ vendors })).vendors).toStrictEqual(
    urls.slice(0, 2).map((url) => ({ type: 'PAYPAL', name: 'PayPal', url })),
  );
});

test.each([
  [{ accountPayment: {} }, { account: {} }],
  [{ accountPayment: { name: 'Acme', needsApproval: 'Y' } }, { account: { name: 'Acme', needsApproval: true } }],
  [{ accountPayment: { name: 'Acme', needsApproval: false } }, { account: { name: 'Acme' } }],
  [{ invoicePayment: true, pickupPayment: false }, { isInvoiceOffered: true }],
  [{ invoicePayment: 'N', pickupPayment: 'Y' }, { isPickupOffered: true }],
  [
    { userPayment: { maxCards: 3 }, cardFrame: { url: '/frame' } },
    { cardLimit: 3, frameUrl: '/frame' },
  ],
])('the response %o offers %o', async (body, offered) => {
  expect(await read(body)).toStrictEqual({ ...NONE, ...offered });
});
