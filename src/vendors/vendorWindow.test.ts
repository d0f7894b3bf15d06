import { expect, test } from 'vitest';
import { anAddress } from '../../tests/support/widgets/anAddress';
import { readVendorMessage } from './vendorWindow';

const ADA = anAddress();

const approved = (approval: unknown) => ({ kind: 'vendorEnd', nonce: 'n', end: 'approved', approval });

test.each([
  ['ready', { kind: 'vendorReady', nonce: 'n' }, { kind: 'ready' }],
  ['declined', { kind: 'vendorEnd', nonce: 'n', end: 'declined' }, { kind: 'end', end: { end: 'declined' } }],
  [
    'approved, with the known fields of an approval only',
    approved({ nonce: 'abc', payerId: 'p', callId: 7, toString: 'x', apiKey: 'k'.repeat(4097), type: 'VISA_PAY' }),
    { kind: 'end', end: { end: 'approved', approval: { nonce: 'abc', payerId: 'p' } } },
  ],
  [
    'approved, with a valid billing address and without an invalid shipping address',
    approved({ nonce: 'abc', billingAddress: { ...ADA, email: 'ada@shop.example', cvv: '1' }, shippingAddress: 'Ada' }),
    {
      kind: 'end',
      end: { end: 'approved', approval: { nonce: 'abc', billingAddress: { ...ADA, email: 'ada@shop.example' } } },
    },
  ],
])('a message of a vendor’s window is read as %s [PAY-VEND-005, PAY-VEND-006]', (_, data, message) => {
  expect(readVendorMessage(data, 'n')).toEqual(message);
});

test.each([
  ['with another nonce', { kind: 'vendorReady', nonce: 'm' }],
  ['without a nonce', { kind: 'vendorReady' }],
  ['of another kind', { kind: 'ready', nonce: 'n' }],
  ['with an unknown end', { kind: 'vendorEnd', nonce: 'n', end: 'paid' }],
  ['approved without an approval', approved(null)],
  ['that is a string', 'vendorReady'],
  ['that is null', null],
])('a message %s is ignored', (_, data) => {
  expect(readVendorMessage(data, 'n')).toBeUndefined();
});
