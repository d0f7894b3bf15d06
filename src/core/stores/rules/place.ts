/** The place to search for stores; all fields are optional. */
export type SearchLocation = { zipCode?: string; city?: string; state?: string };

const named = (states: string) => states.split('|').map((state) => [state.slice(0, 2), state.slice(3)] as const);

/** The states and the District of Columbia, by their postal codes. */
export const US_STATES = named(
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
    'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
    'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|' +
    'MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
    'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|' +
    'SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|' +
    'WV West Virginia|WI Wisconsin|WY Wyoming',
);

const OTHERS = named(
  'PR Puerto Rico|AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|' +
    'NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|' +
    'SK Saskatchewan|YT Yukon',
);

/** The codes of the states and provinces, by code and name. */
const STATES = new Map(
  [...US_STATES, ...OTHERS].flatMap(([code, name]) => [code, name].map((each) => [wordsOf(each), code] as const)),
);

/** Beginnings of cities that are named like a state: Port Washington, West New York. */
const CITY_BEGINNINGS = 'port|fort|mount|lake|north|south|east|west|new|old|upper|lower'.split('|');

/** The longest name of a state, in words. */
const MAX_STATE_WORDS = 3;

const ZIP_CODE = /(^|[,\s])(\d{5})(?:[\s-]?\d{4})?(?=[,\s]|$)/;

/** The country, as maps write it after a place. La Cañada is a city. */
const COUNTRY = /(?:,\s*Canada|(?:,\s*|\s)(?:United States(?: of America)?|USA?))$/i;

/**
 * Parses a search term: a city, its state by name or code, and a ZIP code or ZIP+4, in any order and spacing. 'Boston,
 * MA 02116', 'Boston Massachusetts' and '02116 Boston' are all that [STORE-006, DEC-Q312]. A city that is named like its
 * state is a city: 'New York'.
 */
export function parseLocation(term: string): SearchLocation {
  const place = term.replace(COUNTRY, '');
  const zipCode = ZIP_CODE.exec(place)?.[2];
  const parts = place
    .replace(ZIP_CODE, '$1,')
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  const { city, state } = placeOf(parts, zipCode !== undefined);
  return { zipCode, city: city || undefined, state };
}

/** The city and the state of a place without its ZIP code, of which commas have separated the parts. */
function placeOf(parts: readonly string[], hasZip: boolean): { city?: string; state?: string | undefined } {
  const [first = '', ...rest] = parts;
  if (rest.length === 0) {
    const state = hasZip ? stateOf(first) : undefined;
    return state ? { state } : withStateAtEnd(first);
  }
  // Boston, MA; MA, Boston
  const last = rest.at(-1) ?? '';
  const isLast = stateOf(last) !== undefined;
  const state = stateOf(isLast ? last : first);
  if (!state) return { city: parts.join(' ') };
  return { city: (isLast ? parts.slice(0, -1) : rest).join(' '), state };
}

function withStateAtEnd(text: string): { city: string; state?: string } {
  const words = text.split(' ');
  for (let count = Math.min(MAX_STATE_WORDS, words.length - 1); count > 0; count -= 1) {
    const city = words.slice(0, -count).join(' ');
    const name = words.slice(-count).join(' ');
    const state = stateOf(name);
    const isCity = name.length > 2 && CITY_BEGINNINGS.includes(wordsOf(city));
    if (state && !isCity) return { city, state };
  }
  return { city: text };
}

const stateOf = (name: string) => STATES.get(wordsOf(name));

/** A name in small letters, without accents. */
function wordsOf(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
