import type { VendorContact } from './vendorPayment';

const LONGEST = 4096;

/** Whether an untrusted value is a string of reasonable length. */
export const isBoundedString = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Parses an untrusted contact from a vendor or a page: the fields of an address and its email; ignores all other fields
 * [PAY-VEND-005].
 */
export function vendorContact(input: unknown): VendorContact | undefined {
  if (!isRecord(input)) return undefined;
  const { address2, email, phones } = input;
  const text = (name: string) => (isBoundedString(input[name]) ? input[name] : '');
  const contact: VendorContact = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    address1: text('address1'),
    ...(isBoundedString(address2) && { address2 }),
    city: text('city'),
    state: text('state'),
    zipCode: text('zipCode'),
    country: text('country'),
    phones: Array.isArray(phones) ? phones.slice(0, 3).filter(isBoundedString) : [],
    ...(isBoundedString(email) && { email }),
    ...(input['isOfWallet'] === true && { isOfWallet: true }),
  };
  // an address without a street and a country is unusable
  return contact.address1 && contact.country ? contact : undefined;
}
