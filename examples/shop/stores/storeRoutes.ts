import { type Context, type Env, Hono } from 'hono';
import * as v from 'valibot';
import type { LocalBusinessBody, StoreLocatorBody } from '../../../src/core/stores/contract/stores';
import type { TableWriter } from '../database/open';
import { readJson, ShortText } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { findStore, nearestStores, placeOf, type StoreReader, storesAround } from './findStores';
import type { HoursTexts } from './openingHours';
import { preferStore } from './preferredStore';

const LocatorRequest = v.object({
  address: v.optional(ShortText),
  storeNumber: v.optional(ShortText),
  radius: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}mi$/)), '100mi'),
});

const LocalRequest = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/** The maximum distance to a local business, in miles. */
const localMiles = 30;

/** What the calls of stores need of the shop that answers them. */
export type StoreShop<E extends Env> = {
  tables(c: Context<E>): StoreReader & TableWriter;
  texts(c: Context<E>): HoursTexts;
  /** Under what the customer's preferred store is stored; undefined for a guest. */
  customer(c: Context<E>): string | undefined;
};

/** Stores around a place or a store, and the partner near the closest one [STORE-011, STORE-012]. */
export function storeLocatorRoutes<E extends Env>({ tables, texts }: StoreShop<E>): Hono<E> {
  const api = new Hono<E>();

  api.post('/sparxProxy/storeLocator', async (c) => {
    const { address, storeNumber, radius } = await readJson(c, LocatorRequest);
    const requestedStore = storeNumber ? await findStore(tables(c), storeNumber) : undefined;
    const from = requestedStore ?? (await placeOf(tables(c), address ?? ''));
    const found = await storesAround(tables(c), from, Number.parseInt(radius, 10), texts(c));
    return c.json({
      results: { status: found.length > 0 ? 'SUCCESS' : 'NO_RESULTS', stores: found },
    } satisfies StoreLocatorBody);
  });

  api.post('/sparxProxy/localbusiness', async (c) => {
    const point = await readJson(c, LocalRequest);
    const [nearest] = await nearestStores(tables(c), point, localMiles, 1);
    const localBusiness = nearest && {
      name: `${nearest.store.city} Print & Pack`,
      address: `${nearest.store.street}, ${nearest.store.city}, ${nearest.store.state}`,
      phone: null,
      url: null,
    };
    return c.json({ localBusiness: localBusiness ?? null } satisfies LocalBusinessBody);
  });

  return api;
}

const PreferredStore = v.object({ storeNumber: ShortText, persists: v.picklist(['true', 'false']) });

/**
 * Stores the customer's preferred store [STORE-013]. A guest's store, and one that the customer has not chosen, is in
 * the cookie only.
 */
export function preferredStoreRoutes<E extends Env>({ tables, customer }: StoreShop<E>): Hono<E> {
  return new Hono<E>().post('/usr/c/address', async (c) => {
    if (c.req.query('type') !== 'preferred_store') throw new Refusal(400, 'INVALID_DATA_ITEM', 'type: unknown');
    const { storeNumber, persists } = await readJson(c, PreferredStore);
    if (!(await findStore(tables(c), storeNumber)))
      throw new Refusal(400, 'INVALID_DATA_ITEM', 'storeNumber: there is no such store');
    const owner = customer(c);
    if (owner && persists === 'true') await preferStore(tables(c), owner, storeNumber);
    return c.json({});
  });
}
