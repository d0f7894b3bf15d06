import type { VendorContact } from './vendorPayment';

const LONGEST = 4096;

/** A text that somebody else has written, of a length that means something. */
export const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Who is billed or sent something, as a vendor or a page says it: the fields of an address with its email, and no others [PAY-VEND-005]. */
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
  // without a place it is nobody's address
  return contact.address1 && contact.country ? contact : undefined;
}
