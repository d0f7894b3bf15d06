import * as v from '../../../schema';
import { setCookie } from '../../platform/client/host/cookies';
import type { Host, HostSignal } from '../../platform/client/host/host';
import { ownRefusal } from '../../platform/client/http/failures';
import { orUndefined } from '../../platform/client/wireValue';
import type { Storefront } from '../../storefront';
import {
  LocalBusinessBody,
  type LocalBusinessRequest,
  type StoreBody,
  StoreLocatorBody,
  type StoreLocatorRequest,
} from '../contract/stores';
import {
  checkStoreSearch,
  DEFAULT_STORE,
  type GeoPoint,
  type LocalBusiness,
  STORE_RADIUS,
  type Store,
} from '../rules/store';
import { storesEndpoints } from './endpoints';
import { knownZip, preferredStore, rememberStore, rememberZipcode, storeBody } from './preferredStore';

/** A store search: a search term, a store number or, without both, the customer's known location. */
export type StoreSearch = { term?: string; storeNumber?: string; radius?: string; signal?: HostSignal };

/**
 * Finds stores around a place, nearest first [STORE-011]. Rejects with CommerceError: `refused` INVALID_SEARCH, without
 * a request, for an invalid term [STORE-007]; `refused` INVALID_ZIPCODE, 'Invalid zipcode', if there are no stores
 * [STORE-008].
 */
export async function findStores(storefront: Storefront, search: StoreSearch = {}): Promise<Store[]> {
  const { host, send } = storefront;
  const radius = search.radius ?? STORE_RADIUS;
  const body = { ...locationOf(storefront, search), radius } satisfies StoreLocatorRequest;
  const { results } = await send(StoreLocatorBody, storesEndpoints.findStores, {
    body,
    signal: search.signal,
  });
  const stores = results.status === 'SUCCESS' ? (results.stores ?? []).map(toStore) : [];
  if (stores.length === 0) throw ownRefusal('INVALID_ZIPCODE', 'Invalid zipcode');
  rememberZipcode(host, search.term);
  return stores;
}

/** Uses the default store only if nothing is known about the customer's location [STORE-018]. */
function locationOf(
  { host, session, settings }: Storefront,
  { term, storeNumber }: StoreSearch,
): { address: string } | { storeNumber: string } {
  if (term !== undefined) {
    const verdict = checkStoreSearch(term);
    if (!verdict.ok) throw ownRefusal('INVALID_SEARCH', `not a place to look for: ${verdict.term}`);
    return { address: verdict.term };
  }
  if (storeNumber !== undefined) return { storeNumber };
  const address = preferredStore({ host })?.zipCode || knownZip({ host, session }) || settings.config.stores?.zipCode;
  return address ? { address } : { storeNumber: DEFAULT_STORE.storeNumber };
}

/** The location of the customer's last local business search, from its cookie [SESS-025]. */
export function rememberedPoint(host: Host): GeoPoint | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN] = (host.cookies.get('geocode') ?? '')
    .split(',')
    .map(Number.parseFloat);
  return Number.isFinite(latitude + longitude) ? { latitude, longitude } : undefined;
}

/**
 * Finds the shop's partner around a point [STORE-009, STORE-012]. Rejects with CommerceError: `refused`
 * NO_LOCAL_BUSINESS, 'No Local Business', if there is none.
 */
export async function findLocalBusiness(
  storefront: Storefront,
  { latitude, longitude }: GeoPoint,
  signal?: HostSignal,
): Promise<LocalBusiness> {
  const { host, send } = storefront;
  setCookie(host, 'geocode', `${latitude},${longitude}`);
  const body = { latitude, longitude } satisfies LocalBusinessRequest;
  const answer = await send(LocalBusinessBody, storesEndpoints.findLocalBusiness, { body, signal });
  const found = answer.localBusiness;
  if (!found) throw ownRefusal('NO_LOCAL_BUSINESS', 'No Local Business');
  return {
    name: found.name,
    address: orUndefined(found.address),
    phone: orUndefined(found.phone),
    url: orUndefined(found.url),
  };
}

/**
 * Makes a store the customer's preferred store: sets the cookie, then publishes `store:chosen`, then saves it on the
 * server. If saving fails, the failure is only logged [STORE-005, STORE-013]. `isAuto`: the library chose the store
 * without asking [STORE-022].
 */
export async function chooseStore(
  storefront: Storefront,
  store: Store,
  { radius = STORE_RADIUS, isAuto = false }: { radius?: string; isAuto?: boolean } = {},
): Promise<void> {
  const { events, log, send } = storefront;
  const persists = String(!isAuto);
  rememberStore(storefront, store, { radius, persists });
  events.publish('store:chosen', { store });
  try {
    // a guest who chooses a store must not be redirected to sign-in
    await send(v.unknown(), storesEndpoints.savePreferredStore, {
      query: { type: 'preferred_store' },
      body: storeBody(store, persists),
      on401: 'reject',
    });
  } catch (error) {
    void log('the preferred store was not saved', error);
  }
}

/** Converts the shop's store to the domain type. */
export function toStore(body: StoreBody): Store {
  const { address } = body;
  const distance = Number.parseFloat(String(body.distance));
  const latitude = Number.parseFloat(String(body.latitude));
  const longitude = Number.parseFloat(String(body.longitude));
  const stock = (body.inventory ?? []).flatMap(({ itemId, availablequantity }): [string, number][] =>
    itemId && typeof availablequantity === 'number' ? [[itemId, availablequantity]] : [],
  );
  return {
    number: body.storeNumber,
    street: orUndefined(address?.addressLine1),
    city: orUndefined(address?.city) ?? orUndefined(body.city),
    state: orUndefined(address?.state) ?? orUndefined(body.state),
    zipCode: orUndefined(address?.zipcode) ?? orUndefined(body.zipCode),
    hours: [body.workingHours ?? []].flat().filter((line) => line !== ''),
    status: orUndefined(body.storeStatus),
    statusTime: orUndefined(body.storeStatusTime),
    openTime: orUndefined(body.StoreOpenTime),
    distance: Number.isFinite(distance) ? Math.round(distance * 10) / 10 : undefined,
    ...(Number.isFinite(latitude) && Number.isFinite(longitude) && { point: { latitude, longitude } }),
    stock: Object.fromEntries(stock),
  };
}
