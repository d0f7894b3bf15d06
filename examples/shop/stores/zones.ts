import type { Point } from './nearby';

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const pacific = 'America/Los_Angeles';

const zones: Record<string, string> = {
  AK: 'America/Anchorage',
  AZ: 'America/Phoenix',
  HI: 'Pacific/Honolulu',
  ...ofAll(central, 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'),
  ...ofAll(mountain, 'CO ID MT NM UT WY'),
  ...ofAll(pacific, 'CA NV OR WA'),
};

/** States with two time zones, by the location of the less common one. */
const others: Record<string, (point: Point) => string | undefined> = {
  FL: ({ longitude }) => (longitude < -85.1 ? central : undefined),
  ID: ({ latitude }) => (latitude > 45.5 ? pacific : undefined),
  IN: ({ latitude, longitude }) =>
    (longitude < -86.6 && latitude > 41) || (longitude < -86.9 && latitude < 38.4) ? central : undefined,
  KY: ({ longitude }) => (longitude < -86 ? central : undefined),
  ND: ({ longitude }) => (longitude < -101.5 ? mountain : undefined),
  NE: ({ longitude }) => (longitude < -101.3 ? mountain : undefined),
  SD: ({ longitude }) => (longitude < -100.5 ? mountain : undefined),
  TN: ({ longitude }) => (longitude > -85.5 ? eastern : undefined),
  TX: ({ longitude }) => (longitude < -104.9 ? mountain : undefined),
};

/** The IANA time zone of a place in the United States. */
export function zoneOf(state: string, point: Point): string {
  return others[state]?.(point) ?? zones[state] ?? eastern;
}

function ofAll(zone: string, states: string): Record<string, string> {
  return Object.fromEntries(states.split(' ').map((state) => [state, zone]));
}
