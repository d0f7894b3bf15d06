import { isRecord, isWord, vendorContact } from '../core/payment/rules/vendorContact';
import type { VendorEnd } from './adapter';

/** What a vendor's window says: that it is there, or how it ended. */
export type VendorMessage = { kind: 'ready' } | { kind: 'end'; end: VendorEnd };

const APPROVAL_FIELDS = ['nonce', 'payerId', 'payerEmail', 'deviceData', 'callId', 'encPaymentData', 'apiKey'] as const;
const CONTACTS = ['billingAddress', 'shippingAddress'] as const;

/** A message that bears this nonce, with nothing in it but what an approval has; anything else is none. */
export function readVendorMessage(data: unknown, nonce: string): VendorMessage | undefined {
  const message = isRecord(data) && data['nonce'] === nonce ? data : {};
  if (message['kind'] === 'vendorReady') return { kind: 'ready' };
  if (message['kind'] !== 'vendorEnd') return undefined;
  if (message['end'] === 'declined') return { kind: 'end', end: { end: 'declined' } };
  const given = message['approval'];
  if (message['end'] !== 'approved' || !isRecord(given)) return undefined;
  const words = APPROVAL_FIELDS.flatMap((name) => (isWord(given[name]) ? [[name, given[name]]] : []));
  const contacts = CONTACTS.flatMap((name) => {
    const contact = vendorContact(given[name]);
    return contact ? [[name, contact]] : [];
  });
  return { kind: 'end', end: { end: 'approved', approval: Object.fromEntries([...words, ...contacts]) } };
}
