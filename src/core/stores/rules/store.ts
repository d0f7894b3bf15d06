import { withPlainDigits } from '../../platform/rules/digits';
import { parseLocation, type SearchLocation } from './place';

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
  /** The distance from the searched place, in miles, with at most one decimal. */
  distance?: number;
  /** The location of the store, if the shop sends it. */
  point?: GeoPoint;
  /** Units in stock by SKU, for the requested SKUs. */
  stock: Readonly<Record<string, number>>;
};

/** A person who picks up the order for the customer. `phone` has ten digits. */
export type PickupDelegate = { firstName: string; lastName: string; email: string; phone: string };

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

/** The shop's words about the opening of a store: 'Open until 9 pm'; empty if it says nothing [STORE-002]. */
export const openingText = ({ status, statusTime }: Pick<Store, 'status' | 'statusTime'>): string =>
  status ? [status, statusTime].filter(Boolean).join(' ') : '';

/** Whether the shop says that the store is closed now [STORE-002]. */
export const isClosed = ({ status }: Pick<Store, 'status'>): boolean => status?.toLowerCase() === 'closed';

/** Whether the shop says that the store is open now [STORE-002]. */
export const isOpen = ({ status }: Pick<Store, 'status'>): boolean => status?.toLowerCase() === 'open';

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

export type StoreSearchVerdict = { ok: true; term: string; location: SearchLocation } | { ok: false; term: string };

const TERM_PATTERN = /^[\p{L}\p{N}_]+(?:[,\s]+[\p{L}\p{N}_]+)*$/u;

/** No place has a longer name, in characters. */
const MAX_TERM = 100;

/** What belongs to the names of cities, or to a ZIP+4: Winston-Salem, O'Fallon, St. Louis. */
const NAME_MARKS = /(?<=[\p{L}\p{N}])(?:['’]|\p{Pd}|\.(?=\s))(?=[\s\p{L}\p{N}])/gu;

/** Initials in the name of a state or country: D.C., N.Y., U.S.A. */
const INITIALS = /(?<![\p{L}\p{N}])(\p{L})\.\s?(\p{L})(?:\.(\p{L}))?\.?(?![\p{L}\p{N}])/gu;

/**
 * Validates a search term: words of letters, digits and underscores, separated by commas or spaces [STORE-006]. The marks
 * inside the names of cities are replaced with spaces, and initials joined, in the term too, which is what is sent
 * [DEC-Q312, DEC-Q394].
 */
export function checkStoreSearch(typed: string): StoreSearchVerdict {
  const trimmed = typed.trim();
  if (trimmed.length > MAX_TERM) return { ok: false, term: trimmed };
  const term = withPlainDigits(trimmed).replace(INITIALS, '$1$2$3').replace(NAME_MARKS, ' ');
  return TERM_PATTERN.test(term) ? { ok: true, term, location: parseLocation(term) } : { ok: false, term: trimmed };
}
