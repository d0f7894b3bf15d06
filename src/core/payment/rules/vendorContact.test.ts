import { expect, test } from 'vitest';
import { anAddress } from '../../../../tests/support/anAddress';
import { vendorContact } from './vendorContact';

const ADA = anAddress();

test.each([
  ['an address', ADA, ADA],
  [
    'its email, and that it is the wallet’s own',
    { ...ADA, email: 'ada@shop.example', isOfWallet: true },
    { ...ADA, email: 'ada@shop.example', isOfWallet: true },
  ],
  ['no field that is none of an address', { ...ADA, cvv: '123', id: 'x' }, ADA],
  ['no number for a text', { ...ADA, city: 7, address2: 8, phones: [5, '6175550123'] }, { ...ADA, city: '' }],
  ['nothing that is endless', { ...ADA, address1: 'x'.repeat(4097) }, undefined],
  ['nothing without a country', { ...ADA, country: undefined }, undefined],
  ['nothing of a text', 'Ada', undefined],
  ['nothing of nothing', null, undefined],
])('of what a vendor says of a customer is taken %s [PAY-VEND-005]', (_, input, contact) => {
  expect(vendorContact(input)).toEqual(contact);
});
