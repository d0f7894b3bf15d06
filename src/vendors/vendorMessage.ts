import { isBoundedString, isRecord, type VendorApproval, vendorContact } from '../core/payment/rules/vendorPayment';

/** A message from a vendor's window: it is ready, or the authorization has ended. */
export type VendorMessage =
  | { kind: 'ready' }
  | { kind: 'end'; end: { end: 'declined' } | { end: 'approved'; approval: Omit<VendorApproval, 'type'> } };

const APPROVAL_FIELDS = ['nonce', 'payerId', 'payerEmail', 'deviceData', 'callId', 'encPaymentData', 'apiKey'] as const;
const CONTACTS = ['billingAddress', 'shippingAddress'] as const;

/** Parses a message that carries this nonce. An approval keeps only its known fields. Undefined for anything else. */
export function readVendorMessage(data: unknown, nonce: string): VendorMessage | undefined {
  const message = isRecord(data) && data['nonce'] === nonce ? data : {};
  if (message['kind'] === 'vendorReady') return { kind: 'ready' };
  if (message['kind'] !== 'vendorEnd') return undefined;
  if (message['end'] === 'declined') return { kind: 'end', end: { end: 'declined' } };
  const approval = message['approval'];
  if (message['end'] !== 'approved' || !isRecord(approval)) return undefined;
  const fields = APPROVAL_FIELDS.flatMap((name) => (isBoundedString(approval[name]) ? [[name, approval[name]]] : []));
  const contacts = CONTACTS.flatMap((name) => {
    const contact = vendorContact(approval[name]);
    return contact ? [[name, contact]] : [];
  });
  return { kind: 'end', end: { end: 'approved', approval: Object.fromEntries([...fields, ...contacts]) } };
}
