import { describe, expect, test } from 'vitest';
import { anAddress } from '../../../../tests/support/widgets/anAddress';
import type { Vendor } from './checkoutPayment';
import { WALLET_TYPE } from './payment';
import { offeredVendors, vendorContact, vendorCountry, vendorKind, vendorReturn } from './vendorPayment';

const MESSAGES = [{ code: 'PAYPAL_AUTH_FAILURE', type: 'ERROR' }];

const success = (paymentTypes: string[], isCheckoutPosted = false) =>
  ({ isSuccess: true, paymentTypes, isCheckoutPosted, messages: MESSAGES }) as const;

describe('vendorReturn', () => {
  test.each([
    ['VISA_PAY', true, false, 'checkout'],
    ['VISA_PAY', undefined, true, 'checkout'],
    ['PAYPAL', true, false, 'checkout'],
    ['VISA_PAY', false, true, 'cart'],
    ['VISA_PAY', undefined, false, 'cart'],
  ] as const)(
    'a success with %s in the cart, proceedCheckout %s and posted %s leads to the %s [PAY-VEND-007, PAY-VEND-008, PAY-VEND-009]',
    (type, proceedCheckout, isPosted, target) => {
      expect(vendorReturn(success(['GIFT', type], isPosted), type, proceedCheckout)).toEqual({ target, messages: [] });
    },
  );

  test('a success without that payment in the cart counts as a failure, even with proceedCheckout [PAY-VEND-010]', () => {
    expect(vendorReturn(success(['PAYPAL']), 'VISA_PAY', true)).toEqual({ target: 'cart', messages: MESSAGES });
  });

  test('a failure leads to the cart with its messages [PAY-VEND-010, PAY-VEND-011]', () => {
    const failure = { isSuccess: false, messages: MESSAGES } as const;
    expect(vendorReturn(failure, 'VISA_PAY', true)).toEqual({ target: 'cart', messages: MESSAGES });
    expect(vendorReturn({ ...failure, messages: [] }, 'VISA_PAY')).toEqual({ target: 'cart', messages: [] });
  });
});

test('the country of a vendor payment is USA, or CA on the Canadian site [PAY-VEND-004]', () => {
  expect([vendorCountry(false), vendorCountry(true)]).toEqual(['USA', 'CA']);
});

test('the wallet and the pay of the store are wallets, all other vendors are pay-later [PAY-AUTH-002, PAY-AUTH-003]', () => {
  expect([WALLET_TYPE, 'VISA_PAY', 'KLARNA'].map(vendorKind)).toEqual(['wallet', 'wallet', 'pay-later']);
});

test('each kind of vendor has its own setting, and is off by default [PAY-AUTH-002, PAY-AUTH-003]', () => {
  const vendors = [WALLET_TYPE, 'VISA_PAY', 'KLARNA'].map((type) => ({ type, name: type }) as Vendor);
  const offered = (offer: Parameters<typeof offeredVendors>[1]) =>
    offeredVendors(vendors, offer).map(({ type }) => type);
  expect(offered({})).toEqual([]);
  expect(offered({ walletEnabled: true })).toEqual([WALLET_TYPE]);
  expect(offered({ storePayEnabled: true })).toEqual(['VISA_PAY']);
  expect(offered({ bnplEnabled: true })).toEqual(['KLARNA']);
});

const ADA = anAddress();

test.each([
  ['an address', ADA, ADA],
  [
    'its email and its wallet flag',
    { ...ADA, email: 'ada@shop.example', isOfWallet: true },
    { ...ADA, email: 'ada@shop.example', isOfWallet: true },
  ],
  ['no unknown field', { ...ADA, cvv: '123', id: 'x' }, ADA],
  ['no number in place of a text', { ...ADA, city: 7, address2: 8, phones: [5, '6175550123'] }, { ...ADA, city: '' }],
  ['a second line', { ...ADA, address2: 'Floor 3' }, { ...ADA, address2: 'Floor 3' }],
  ['a field as long as it may be', { ...ADA, city: 'x'.repeat(4096) }, { ...ADA, city: 'x'.repeat(4096) }],
  ['no phones, if it has none', { ...ADA, phones: 'none' }, { ...ADA, phones: [] }],
  ['no more than three phones', { ...ADA, phones: ['1', '2', '3', '4'] }, { ...ADA, phones: ['1', '2', '3'] }],
  ['nothing if a field is too long', { ...ADA, address1: 'x'.repeat(4097) }, undefined],
  ['nothing without a country', { ...ADA, country: undefined }, undefined],
  ['nothing for a string', 'Ada', undefined],
  ['nothing for null', null, undefined],
])('vendorContact reads from the contact of a vendor: %s [PAY-VEND-005]', (_, input, contact) => {
  expect(vendorContact(input)).toEqual(contact);
});
