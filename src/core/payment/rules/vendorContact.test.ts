import { expect, test } from 'vitest';
import { anAddress } from '../../../../tests/support/widgets/anAddress';
import { vendorContact } from './vendorContact';

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
  ['nothing if a field is too long', { ...ADA, address1: 'x'.repeat(4097) }, undefined],
  ['nothing without a country', { ...ADA, country: undefined }, undefined],
  ['nothing for a string', 'Ada', undefined],
  ['nothing for null', null, undefined],
])('vendorContact reads from the contact of a vendor: %s [PAY-VEND-005]', (_, input, contact) => {
  expect(vendorContact(input)).toEqual(contact);
});
