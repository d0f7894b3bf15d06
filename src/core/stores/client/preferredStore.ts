import { setCookie } from '../../platform/client/host/cookies';
import type { Host } from '../../platform/client/host/host';
import { DAY_MS, objectOf, readRecord, writeRecord } from '../../platform/client/host/storage';
import { shippingZip } from '../../platform/rules/session/permissions';
import type { Storefront } from '../../storefront';
import type { PreferredStoreRequest } from '../contract/stores';
import type { SearchLocation } from '../rules/place';
import { DEFAULT_STORE, PICKUP_RADIUS, type Store, storeName } from '../rules/store';

/** The key of the cookie and of the local storage record. */
const ZIPCODE_KEY = 'zipcode';

/**
 * Remembers the ZIP code of a successful store search: in the cookie, and for 1 day in local storage, which may be
 * available if cookies are not [STOR-011, STOR-013]. Ignores other search terms.
 */
export function rememberZipcode(host: Host, term: string | undefined): void {
  const zipcode = term?.trim() ?? '';
  if (!/^\d{5}$/.test(zipcode)) return;
  setCookie(host, ZIPCODE_KEY, zipcode);
  writeRecord(host, ZIPCODE_KEY, zipcode, DAY_MS);
}

/** The customer's ZIP code from the cookie, else from local storage within one day [STOR-011, STOR-013]. */
export function rememberedZipcode(host: Host): string | undefined {
  return host.cookies.get(ZIPCODE_KEY) || readRecord(host, ZIPCODE_KEY, DAY_MS);
}

/**
 * The customer's ZIP code as far as it is known: the remembered one, else the session's, else the one to which a business
 * ships [SESS-002, SESS-003].
 */
export function knownZip({ host, session }: Pick<Storefront, 'host' | 'session'>): string | undefined {
  return rememberedZipcode(host) || session.zipcode || shippingZip(session.permissionDetail);
}

type Page = Pick<Storefront, 'host' | 'settings' | 'session'>;

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The store that the customer has chosen, from its cookie: without opening hours and stock. */
export function preferredStore({ host }: Pick<Page, 'host'>): Store | undefined {
  const { storeNumber, address1, city, state, zipCode } = objectOf(host.cookies.get('YourStore'));
  const number = textOf(storeNumber);
  if (number === undefined) return undefined;
  return {
    number,
    street: textOf(address1),
    city: textOf(city),
    state: textOf(state),
    zipCode: textOf(zipCode),
    hours: [],
    stock: {},
  };
}

/**
 * Stores the chosen store in a cookie for 15 minutes. If the page's session has a store, it is replaced for this page
 * [STORE-003, STORE-020]. The radius defaults to the radius of the pickup lookup [STORE-017]. `persists` is 'false' if
 * the customer did not choose the store [STORE-022].
 */
export function rememberStore(
  { host, settings, session }: Page,
  store: Store,
  { radius = settings.config.stores?.pickupRadius ?? PICKUP_RADIUS, persists = 'true' } = {},
): void {
  moveToStore(session, store);
  setCookie(host, 'YourStore', JSON.stringify({ ...storeBody(store, persists), radius }));
}

/** A chosen store in the shop's spelling. */
export function storeBody(store: Store, persists: string): PreferredStoreRequest {
  const { number, street = '', city = '', state = '', zipCode = '' } = store;
  return { address1: street, city, state, zipCode, storeNumber: number, persists };
}

/**
 * If the page's session was rendered with a store, replaces it by the store that was chosen since, here or in another
 * tab [CART-ADD-018].
 */
export function moveToStore(session: Page['session'], { number }: Pick<Store, 'number'>): void {
  if (session.storeNumber) session.storeNumber = number;
}

/**
 * The customer's location as far as it is known: the chosen store, else the ZIP code, else the shop's default
 * [STORE-018, STORE-019].
 */
export function knownLocation({ host, settings, session }: Page): SearchLocation {
  const store = preferredStore({ host });
  if (store?.zipCode) return { zipCode: store.zipCode, city: store.city, state: store.state };
  const zipCode = knownZip({ host, session });
  const { zipCode: defaultZip = DEFAULT_STORE.zipCode, state = DEFAULT_STORE.state } = settings.config.stores ?? {};
  return zipCode ? { zipCode } : { zipCode: defaultZip, state };
}

/** The name of that location, from which the distances of stores are measured: 'Natick, MA', else its ZIP code. */
export function knownPlace(page: Page): string {
  const { zipCode: number = '', city, state } = knownLocation(page);
  return storeName({ number, city, state: city && state });
}
