import type { Address } from '../../../src/core/payment/rules/payment';

/** Ada's address. A test overrides only the fields that it is about. */
export const anAddress = (over: Partial<Address> = {}): Address => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: '1 Main Street',
  city: 'Cambridge',
  state: 'MA',
  zipCode: '02138',
  country: 'US',
  phones: ['6175550123'],
  ...over,
});

/** The same address in the wire format. */
export function anAddressBody(over: Partial<Address> = {}) {
  const { phones = [], ...rest } = anAddress(over);
  return { ...rest, phones: phones.map((number) => ({ number })) };
}
