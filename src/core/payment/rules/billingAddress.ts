import { type Country, checkPhone, phoneText, zipOf } from '../../platform/rules/contact';
import type { Address } from './payment';

/** A billing address as the customer typed it. The country is the site's, or the edited address's. */
export type TypedAddress = {
  firstName: string;
  lastName: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zipCode: string;
  phone: string;
};

export type AddressField = keyof TypedAddress;

/** `missing` for an empty field, `zip` and `phone` for an invalid value [ADDR-005, ADDR-007]. */
export type AddressFault = 'missing' | 'zip' | 'phone';

export type AddressFaults = Partial<Record<AddressField, AddressFault>>;

export type AddressCheck = { ok: true; address: Address } | { ok: false; faults: AddressFaults };

const REQUIRED = ['firstName', 'lastName', 'address1', 'city', 'state'] as const;

/**
 * The country whose rules validate an address: the address's own country if it is supported, else the site's
 * [ADDR-002].
 */
export function countryOf(address: Address | undefined, site: Country): Country {
  const country = address?.country;
  return country === 'US' || country === 'CA' ? country : site;
}

/**
 * Validates a billing address and returns it ready to send: trimmed, with the phone number as digits only [ADDR-002,
 * ADDR-003]. Fields of an `edited` address that the form does not show are preserved: id, type, organisation, country
 * and additional phone numbers.
 */
export function checkAddress(typed: TypedAddress, country: Country, edited?: Address): AddressCheck {
  const phone = checkPhone(typed.phone);
  const zipCode = zipOf(typed.zipCode, country);
  const faults: AddressFaults = {
    ...Object.fromEntries(REQUIRED.filter((field) => typed[field].trim() === '').map((field) => [field, 'missing'])),
    ...(!zipCode && { zipCode: 'zip' }),
    ...(!phone.ok && { phone: 'phone' }),
  };
  if (!phone.ok || !zipCode || Object.keys(faults).length > 0) return { ok: false, faults };
  const address2 = typed.address2.trim();
  const { address2: _, ...unseen }: Partial<Address> = edited ?? {};
  const address: Address = {
    type: 'B',
    country,
    ...unseen,
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    address1: typed.address1.trim(),
    ...(address2 && { address2 }),
    city: typed.city.trim(),
    state: typed.state.trim().toUpperCase(),
    zipCode,
    phones: [phone.phone, ...(edited?.phones ?? []).slice(1)],
  };
  return { ok: true, address };
}

/** The form values for an address to edit, or for a new one. */
export function typedAddress(address: Partial<Address> = {}): TypedAddress {
  const { firstName = '', lastName = '', address1 = '', address2 = '', city = '', state = '', zipCode = '' } = address;
  return { firstName, lastName, address1, address2, city, state, zipCode, phone: phoneText(address.phones?.[0] ?? '') };
}

const LOCATION_FIELDS = ['address1', 'address2', 'city', 'state', 'zipCode'] as const;

const plain = (text: string | undefined) => (text ?? '').trim().replace(/\s+/g, ' ').toUpperCase();

/**
 * The suggested address, if it is another place than the one that the customer entered and so must be shown. Ignores case
 * and whitespace [SCR-021].
 */
export function suggestionFor(typed: Address, suggested: Address | undefined): Address | undefined {
  return LOCATION_FIELDS.some((field) => plain(typed[field]) !== plain(suggested?.[field])) ? suggested : undefined;
}

/**
 * The entered address with the place of the suggested one. The name and the other contact fields are preserved
 * [SCR-021].
 */
export function respelled({ address2: _, ...entered }: Address, suggested: Address): Address {
  const { address1, address2, city, state, zipCode } = suggested;
  return { ...entered, address1, ...(address2 && { address2 }), city, state, zipCode };
}

/**
 * The saved address with the same id, or with the same content if the address has no id. Returns the address itself if
 * no saved one matches.
 */
export function findSavedAddress(address: Address, saved: readonly Address[]): Address {
  const { id } = address;
  const wanted = letterOf(address);
  const isSame = (each: Address) => (id === undefined ? letterOf(each) === wanted : each.id === id);
  return saved.find(isSame) ?? address;
}

const letterOf = (address: Address) => plain([...addressLines(address), ...(address.phones ?? [])].join(' '));

/** An address as display lines; omits empty fields. */
export function addressLines(address: Address): string[] {
  const { firstName, lastName, organizationName, address1, address2, city, state, zipCode } = address;
  const cityLine = `${city}, ${state} ${zipCode}`;
  return [`${firstName} ${lastName}`.trim(), organizationName, address1, address2, cityLine].flatMap(
    (line) => line || [],
  );
}
