import { expect, test } from 'vitest';
import { readVendorMessage } from './vendorMessage';

const approved = (approval: unknown) => ({ kind: 'vendorEnd', nonce: 'n', end: 'approved', approval });

test.each([
  ['that it is there', { kind: 'vendorReady', nonce: 'n' }, { kind: 'ready' }],
  ['no', { kind: 'vendorEnd', nonce: 'n', end: 'declined' }, { kind: 'end', end: { end: 'declined' } }],
  [
    'yes, with the fields of an approval and no others',
    approved({ nonce: 'abc', payerId: 'p', callId: 7, toString: 'x', apiKey: 'k'.repeat(4097), type: 'VISA_PAY' }),
    { kind: 'end', end: { end: 'approved', approval: { nonce: 'abc', payerId: 'p' } } },
  ],
])('a vendor’s window says %s [PAY-VEND-006]', (_, data, message) => {
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
