import type { StoreBody } from '../../../src/core/contract/pickupStore';
import type { Reader } from '../database/open';
import { stores } from '../database/schema';
import { milesBetween, type Point, pointOfZip, pointsOfCity } from './nearby';
import { openingOf, workingHours } from './openingHours';
import { readShelves } from './shelves';

/** How far a customer goes to pick something up [STORE-017]. */
const pickupMiles = 20;

export type PlaceWish = { zipCode: string; city: string; state: string };

type StoreRow = typeof stores.$inferSelect;

/** The stores within 20 miles of a place, the nearest first, with what they have of these products [STORE-015]. */
export async function findStores(reader: Reader, wish: PlaceWish, skus: string[]): Promise<StoreBody[]> {
  const shelves = await readShelves(reader, skus);
  return (await storesAround(reader, wish, pickupMiles)).map((store) => ({
    ...store,
    inventory: skus.map((sku) => ({ itemId: sku, availablequantity: shelves.of(store.storeNumber, sku) })),
  }));
}

/** The stores within so many miles of a place, the nearest first [STORE-011]. */
export async function storesAround(reader: Reader, wish: PlaceWish, miles: number): Promise<StoreBody[]> {
  const all = await reader.select().from(stores).orderBy(stores.storeNumber);
  const from = pointOf(wish, all);
  if (!from) return [];
  return all
    .map((store) => ({ store, away: distanceTo(store, from) }))
    .filter(({ away }) => away <= miles)
    .sort((a, b) => a.away - b.away)
    .map(({ store, away }) => ({ ...bodyOf(store), distance: Math.round(away * 10) / 10 }));
}

function pointOf({ zipCode, city, state }: PlaceWish, all: StoreRow[]): Point | undefined {
  if (zipCode !== '') return pointOfZip(zipCode.slice(0, 5));
  if (city === '') return undefined;
  const states = state === '' ? [...new Set(all.map((store) => store.state))] : [state];
  const nearest = (point: Point) => Math.min(...all.map((store) => distanceTo(store, point)));
  return pointsOfCity(city, states).sort((a, b) => nearest(a) - nearest(b))[0];
}

function distanceTo(store: StoreRow, from: Point): number {
  const point = pointOfZip(store.zipCode);
  return point ? milesBetween(from, point) : Number.POSITIVE_INFINITY;
}

function bodyOf({ storeNumber, street, city, state, zipCode }: StoreRow): StoreBody {
  return {
    storeNumber,
    address: { addressLine1: street, city, state, zipcode: zipCode },
    city,
    state,
    zipCode,
    workingHours,
    StoreOpenTime: '8 am',
    ...openingOf(state, new Date()),
    ...middleOf(zipCode),
  };
}

function middleOf(zipCode: string): { latitude?: number; longitude?: number } {
  const point = pointOfZip(zipCode);
  return point ? { latitude: point.latitude, longitude: point.longitude } : {};
}
