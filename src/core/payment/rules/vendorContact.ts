import type { VendorContact } from './vendorPayment';

const LONGEST = 4096;

/** Whether an untrusted value is a string of reasonable length. */
export const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Parses an untrusted contact from a vendor or a page: the fields of an address and its email; ignores all other fields
 * [PAY-VEND-005].
 */
export function vendorContact(said: unknown): VendorContact | undefined {
  if (!isRecord(said)) return undefined;
  const { address2, email, phones } = said;
  const word = (name: string) => (isWord(said[name]) ? said[name] : '');
  const contact: VendorContact = {
    firstName: word('firstName'),
    lastName: word('lastName'),
    address1: word('address1'),
    ...(isWord(address2) && { address2 }),
    city: word('city'),
    state: word('state'),
    zipCode: word('zipCode'),
    country: word('country'),
    phones: Array.isArray(phones) ? phones.slice(0, 3).filter(isWord) : [],
    ...(isWord(email) && { email }),
    ...(said['isOfWallet'] === true && { isOfWallet: true }),
  };
  // an address without a street and a country is unusable
  return contact.address1 && contact.country ? contact : undefined;
}
