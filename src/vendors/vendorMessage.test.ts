import { expect, test } from 'vitest';
import { anAddress } from '../../tests/support/anAddress';
import { readVendorMessage } from './vendorMessage';

const ADA = anAddress();

const approved = (approval: unknown) => ({ kind: 'vendorEnd', nonce: 'n', end: 'approved', approval });

test.each([
  ['that it is there', { kind: 'vendorReady', nonce: 'n' }, { kind: 'ready' }],
  ['no', { kind: 'vendorEnd', nonce: 'n', end: 'declined' }, { kind: 'end', end: { end: 'declined' } }],
  [
    'yes, with the fields of an approval and no others',
    approved({ nonce: 'abc', payerId: 'p', callId: 7, toString: 'x', apiKey: 'k'.repeat(4097), type: 'VISA_PAY' }),
    { kind: 'end', end: { end: 'approved', approval: { nonce: 'abc', payerId: 'p' } } },
  ],
  [
    'who is billed and sent to',
    approved({ nonce: 'abc', billingAddress: { ...ADA, email: 'ada@shop.example', cvv: '1' }, shippingAddress: 'Ada' }),
    {
      kind: 'end',
      end: { end: 'approved', approval: { nonce: 'abc', billingAddress: { ...ADA, email: 'ada@shop.example' } } },
    },
  ],
])('a vendor’s window says %s [PAY-VEND-005, PAY-VEND-006]', (_, data, message) => {
  expect(readVendorMessage(data, 'n')).toEqual(message);
});

test.each([
  ['with another nonce', { kind: 'vendorReady', nonce: 'm' }],
  ['without one', { kind: 'vendorReady' }],
  ['of another kind', { kind: 'ready', nonce: 'n' }],
  ['with another end', { kind: 'vendorEnd', nonce: 'n', end: 'paid' }],
  ['approved by nothing', approved(null)],
  ['that is text', 'vendorReady'],
  ['that is nothing', null],
])('what is said %s is not heard', (_, data) => {
  expect(readVendorMessage(data, 'n')).toBeUndefined();
});
