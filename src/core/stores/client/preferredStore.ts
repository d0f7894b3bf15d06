import { cookieValue, setCookie } from '../../platform/client/host/cookies';
import { objectOf } from '../../platform/client/host/storage';
import type { Storefront } from '../../storefront';
import { DEFAULT_STORE, PICKUP_RADIUS, type Store } from '../rules/store';
import type { SearchLocation } from '../rules/storeSearch';
import { knownZip } from './zipcode';

type Page = Pick<Storefront, 'host' | 'settings' | 'session'>;

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The store that the customer has chosen, from its cookie: without opening hours and stock. */
export function preferredStore({ host }: Pick<Page, 'host'>): Store | undefined {
  const { storeNumber, address1, city, state, zipCode } = objectOf(cookieValue(host, 'store'));
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
 * [STORE-003, STORE-020]. By default the radius is that of the pickup lookup [STORE-017]. `persists` is 'false' if the
 * customer did not choose the store [STORE-022].
 */
export function rememberStore(
  { host, settings, session }: Page,
  store: Store,
  { radius = settings.config.stores?.pickupRadius ?? PICKUP_RADIUS, persists = 'true' } = {},
): void {
  const { number, street = '', city = '', state = '', zipCode = '' } = store;
  moveToStore(session, store);
  setCookie(
    host,
    'store',
    JSON.stringify({ address1: street, city, state, zipCode, storeNumber: number, persists, radius }),
  );
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
