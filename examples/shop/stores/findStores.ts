import { count, desc, sql } from 'drizzle-orm';
import type { StoreBody } from '../../../src/core/stores/contract/stores';
import { placeKey } from '../../../src/core/stores/rules/place';
import type { Reader } from '../database/open';
import { type StoreRow, stores } from '../database/schema';
import { isInBox, milesTo, type Point, pointOfZip, pointsOfCity } from './nearby';
import { type HoursTexts, openingOf, workingHours } from './openingHours';
import { readShelves } from './shelves';

/** The maximum distance to a pick-up store, in miles [STORE-017]. */
const pickupMiles = 20;

/** The limit of stores in a result. */
const mostStores = 20;

export type LocationQuery = { zipCode: string; city: string; state: string };

/** The stores within 20 miles of a place, nearest first, with their stock of these products [STORE-015]. */
export async function findStores(
  reader: Reader,
  request: LocationQuery,
  skus: string[],
  texts: HoursTexts,
): Promise<StoreBody[]> {
  const shelves = await readShelves(reader, skus);
  return (await storesAround(reader, await pointOf(reader, request), pickupMiles, texts)).map((store) => ({
    ...store,
    inventory: skus.map((sku) => ({ itemId: sku, availablequantity: shelves.of(store.storeNumber, sku) })),
  }));
}

/** The stores within this many miles of a point, nearest first, 20 at most [STORE-011]. */
export async function storesAround(
  reader: Reader,
  from: Point | undefined,
  miles: number,
  texts: HoursTexts,
): Promise<StoreBody[]> {
  if (!from) return [];
  const now = new Date();
  return (await nearestStores(reader, from, miles, mostStores)).map(({ store, distance }) => ({
    ...bodyOf(store, now, texts),
    distance: Math.round(distance * 10) / 10,
  }));
}

/** Stores with their distance in miles, nearest first. */
export async function nearestStores(
  reader: Reader,
  from: Point,
  miles: number,
  most: number,
): Promise<{ store: StoreRow; distance: number }[]> {
  const distance = milesTo(from);
  return reader
    .select({ store: stores, distance })
    .from(stores)
    .where(sql`${isInBox(from, miles)} and ${distance} <= ${miles}`)
    .orderBy(distance, stores.storeNumber)
    .limit(most);
}

/**
 * The starting point of a search. Of several cities with that name, the one with the most stores, otherwise the one
 * nearest to a store.
 */
export async function pointOf(reader: Reader, { zipCode, city, state }: LocationQuery): Promise<Point | undefined> {
  if (zipCode !== '') return pointOfZip(zipCode.slice(0, 5));
  if (city === '') return undefined;
  const known = state || (await stateWithMost(reader, city));
  const points = pointsOfCity(city, known ? [known] : await statesWithStores(reader));
  if (points.length < 2) return points[0];
  const distances: number[] = [];
  // sequentially, so that a search uses one connection, however many places have that name
  for (const point of points) distances.push(await distanceToStore(reader, point));
  return points[distances.indexOf(Math.min(...distances))];
}

async function stateWithMost(reader: Reader, city: string): Promise<string | undefined> {
  const cities = await reader
    .select({ city: stores.city, state: stores.state })
    .from(stores)
    .groupBy(stores.city, stores.state)
    .orderBy(desc(count()), stores.state);
  return cities.find((each) => placeKey(each.city) === placeKey(city))?.state;
}

async function statesWithStores(reader: Reader): Promise<string[]> {
  const rows = await reader.selectDistinct({ state: stores.state }).from(stores).orderBy(stores.state);
  return rows.map(({ state }) => state);
}

async function distanceToStore(reader: Reader, point: Point): Promise<number> {
  const [nearest] = await nearestStores(reader, point, 100, 1);
  return nearest?.distance ?? Number.POSITIVE_INFINITY;
}

function bodyOf(store: StoreRow, now: Date, texts: HoursTexts): StoreBody {
  const { storeNumber, street, city, state, zipCode, latitude, longitude } = store;
  return {
    storeNumber,
    address: { addressLine1: street, city, state, zipcode: zipCode },
    city,
    state,
    zipCode,
    workingHours: workingHours(store.hours, texts),
    ...openingOf(store, now, texts),
    latitude,
    longitude,
  };
}
