import type { Country } from '../../platform/rules/contact';

/** Postal codes of states, territories, freely associated states and military addresses, and of provinces: the same in every language. */
const CODES = {
  US: 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS FM GU MH MP PR PW VI AA AE AP',
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT',
} as const satisfies Record<Country, string>;

/** The states that an address in this country may have: also the one that it has already, however it is spelled. */
export function stateCodes(country: Country, current: string): string[] {
  const codes = CODES[country].split(' ').map((code) => (code === current.toUpperCase() ? current : code));
  return current === '' || codes.includes(current) ? codes : [...codes, current];
}
