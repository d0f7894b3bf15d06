import { isRecord, isWord, vendorContact } from '../core/payment/rules/vendorContact';
import type { VendorEnd } from './adapter';

/** A message from a vendor's window: it is ready, or the authorization has ended. */
export type VendorMessage = { kind: 'ready' } | { kind: 'end'; end: VendorEnd };

const APPROVAL_FIELDS = ['nonce', 'payerId', 'payerEmail', 'deviceData', 'callId', 'encPaymentData', 'apiKey'] as const;
const CONTACTS = ['billingAddress', 'shippingAddress'] as const;

/** Parses a message that carries this nonce. An approval keeps only its known fields. Undefined for anything else. */
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
