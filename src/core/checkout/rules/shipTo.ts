import { type Country, checkPhone, zipOf } from '../../platform/rules/contact';
import { oneLine } from '../../platform/rules/text';

/** A ship-to location of the account; `zipCode` in postal format. */
export type ShipToLocation = {
  id: string;
  name: string;
  address1: string;
  address2?: string;
  city?: string;
  state?: string;
  zipCode?: string;
};

/** The account's locations that a cart can be shipped to, and the chosen one, for all its items [SCR-005, CART-MSG-010]. */
export type ShipTo = { locations: ShipToLocation[]; chosenId?: string; canAdd: boolean };

export function chosenLocation({ locations, chosenId }: ShipTo): ShipToLocation | undefined {
  return locations.find(({ id }) => id === chosenId);
}

/** Formats an address on one line: '200 West 79th Street, New York, NY 10024'. */
export function formatAddress({ address1, address2, city, state, zipCode }: ShipToLocation): string {
  const cityLine = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [address1, address2, cityLine].filter(Boolean).join(', ');
}

/** A location as a customer enters it. City and state are not needed: the zip code determines them. */
export type NewLocation = { name: string; address1: string; address2: string; zipCode: string; phone: string };

export const NEW_LOCATION: NewLocation = { name: '', address1: '', address2: '', zipCode: '', phone: '' };

export type LocationFault = Exclude<keyof NewLocation, 'address2'>;

export type LocationVerdict = { ok: true; location: NewLocation } | { ok: false; faults: LocationFault[] };

/**
 * Validates a new location and returns it as it is sent: surrounding whitespace removed, the phone number as digits
 * [ADDR-003, ADDR-007].
 */
export function checkLocation(typed: NewLocation, country: Country): LocationVerdict {
  const phone = checkPhone(typed.phone);
  const location = {
    name: oneLine(typed.name),
    address1: oneLine(typed.address1),
    address2: oneLine(typed.address2),
    zipCode: zipOf(typed.zipCode, country) ?? '',
    phone: phone.ok ? phone.phone : '',
  };
  const faults = (['name', 'address1', 'zipCode', 'phone'] as const).filter((field) => !location[field]);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, location };
}
