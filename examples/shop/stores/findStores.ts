import { count, desc, eq, sql } from 'drizzle-orm';
import type { StoreBody } from '../../../src/core/stores/contract/stores';
import { checkStoreSearch } from '../../../src/core/stores/rules/store';
import type { Reader } from '../database/open';
import { type StoreRow, stores } from '../database/storeSchema';
import { isInBox, milesTo, type Point, pointOfZip, pointsOfCity } from './nearby';
import { type HoursTexts, openingOf, workingHours } from './openingHours';
import { placeKey } from './placeKey';
import { readShelves } from './shelves';

/** The maximum distance to a pick-up store, in miles [STORE-017]. */
const pickupMiles = 20;

/** The limit of stores in a result. */
const mostStores = 20;

/** Reads the table of stores, which the gateway has too. */
export type StoreReader = Pick<Reader, 'select' | 'selectDistinct'>;

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
  reader: StoreReader,
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
  reader: StoreReader,
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

export async function findStore(reader: StoreReader, storeNumber: string): Promise<StoreRow | undefined> {
  const [store] = await reader.select().from(stores).where(eq(stores.storeNumber, storeNumber));
  return store;
}

/** The starting point of a search for a place as customers type it: a ZIP code, or a city with or without its state. */
export async function placeOf(reader: StoreReader, typed: string): Promise<Point | undefined> {
  const verdict = checkStoreSearch(typed);
  const { zipCode = '', city = '', state = '' } = verdict.ok ? verdict.location : {};
  return pointOf(reader, { zipCode, city, state });
}

/**
 * The starting point of a search. Of several cities with that name, the one with the most stores, otherwise the one
 * nearest to a store.
 */
export async function pointOf(
  reader: StoreReader,
  { zipCode, city, state }: LocationQuery,
): Promise<Point | undefined> {
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

async function stateWithMost(reader: StoreReader, city: string): Promise<string | undefined> {
  const cities = await reader
    .select({ city: stores.city, state: stores.state })
    .from(stores)
    .groupBy(stores.city, stores.state)
    .orderBy(desc(count()), stores.state);
  return cities.find((each) => placeKey(each.city) === placeKey(city))?.state;
}

async function statesWithStores(reader: StoreReader): Promise<string[]> {
  const rows = await reader.selectDistinct({ state: stores.state }).from(stores).orderBy(stores.state);
  return rows.map(({ state }) => state);
}

async function distanceToStore(reader: StoreReader, point: Point): Promise<number> {
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
