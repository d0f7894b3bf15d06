/** A geographic location, in degrees. */
export type GeoPoint = { latitude: number; longitude: number };

/** A partner of the shop near the customer [STORE-012]. */
export type LocalBusiness = {
  name: string;
  address: string | undefined;
  phone: string | undefined;
  url: string | undefined;
};

/** A store of the shop that stocks items and hands out orders [STORE-002]. */
export type Store = {
  number: string;
  street?: string;
  city?: string;
  state?: string;
  zipCode?: string;
  /** One text for each line of the opening hours. */
  hours: string[];
  /** The shop's own wording: 'Open', 'until 9 pm'. */
  status?: string;
  statusTime?: string;
  openTime?: string;
  /** The distance from the searched place, in miles. */
  distance?: number;
  /** The location of the store, if the shop sends it. */
  point?: GeoPoint;
  /** Units in stock by SKU, for the requested SKUs. */
  stock: Readonly<Record<string, number>>;
};

/** The display name of a store: 'Natick, MA', else its number. */
export function storeName({ number, city, state }: Pick<Store, 'number' | 'city' | 'state'>): string {
  return [city, state].filter(Boolean).join(', ') || number;
}

/** The address line of a store: 'Natick, MA, 1245 Worcester Street'. */
export function storeAddressLine(store: Store): string {
  return [storeName(store), store.street].filter(Boolean).join(', ');
}

/**
 * The name of a store in a list, for screen readers and links: includes the street if another store has the same name.
 */
export function storeLabel(store: Store, among: readonly Store[]): string {
  const name = storeName(store);
  const isShared = among.some((other) => other.number !== store.number && storeName(other) === name);
  return [name, isShared && store.street].filter(Boolean).join(', ');
}

/** Whether a store has the quantity of a SKU in stock; undefined if unknown. */
export function hasInStore({ stock }: Pick<Store, 'stock'>, sku: string, quantity = 1): boolean | undefined {
  const units = Object.hasOwn(stock, sku) ? stock[sku] : undefined;
  return units === undefined ? undefined : units >= quantity;
}

/** The assumed location of a customer whose location is unknown [STORE-018, STORE-019]. */
export const DEFAULT_STORE = { storeNumber: '0008', zipCode: '01760', state: 'MA' };

/** The search radius of the pickup lookup [STORE-017]. */
export const PICKUP_RADIUS = '20mi';

/** The search radius of the store locator [STORE-016]. */
export const STORE_RADIUS = '100mi';

/** The place to search for stores; all fields are optional. */
export type SearchLocation = { zipCode?: string; city?: string; state?: string };

export type StoreSearchVerdict = { ok: true; term: string; location: SearchLocation } | { ok: false; term: string };

const TERM_PATTERN = /^[\p{L}\p{N}_]+(?:[,\s]+[\p{L}\p{N}_]+)*$/u;

/** Parses a search term: 'Boston, MA' is a city and its state, '02138' a ZIP code, 'Boston' a city. */
function parseLocation(term: string): SearchLocation {
  if (/^\d{5}$/.test(term)) return { zipCode: term };
  const [, city = term, state] = /^(.+?)[,\s]+([a-z]{2})$/i.exec(term) ?? [];
  return { city: city.replace(/[,\s]+/g, ' '), ...(state && { state: state.toUpperCase() }) };
}

/** Validates a search term: words of letters, digits and underscores, separated by commas or spaces [STORE-006]. */
export function checkStoreSearch(typed: string): StoreSearchVerdict {
  const term = typed.trim();
  return TERM_PATTERN.test(term) ? { ok: true, term, location: parseLocation(term) } : { ok: false, term };
}
