/** A place on the earth, in degrees. */
export type GeoPoint = { latitude: number; longitude: number };

/** A partner of the shop near the customer [STORE-012]. */
export type LocalBusiness = {
  name: string;
  address: string | undefined;
  phone: string | undefined;
  url: string | undefined;
};

/** A place of the shop where things are kept and handed out [STORE-002]. */
export type Store = {
  number: string;
  street?: string;
  city?: string;
  state?: string;
  zipCode?: string;
  /** One text for each line of the opening hours. */
  hours: string[];
  /** The shop's own words: 'Open', 'until 9 pm'. */
  status?: string;
  statusTime?: string;
  openTime?: string;
  /** From where the customer asked, in miles. */
  distance?: number;
  /** Where it is, where the shop says so. */
  point?: GeoPoint;
  /** Units on its shelf by SKU, of those that were asked for. */
  stock: Readonly<Record<string, number>>;
};

/** What the customer reads as its name: 'Natick, MA', else its number. */
export function storeName({ number, city, state }: Pick<Store, 'number' | 'city' | 'state'>): string {
  return [city, state].filter(Boolean).join(', ') || number;
}

/** Where it is: 'Natick, MA, 1245 Worcester Street'. */
export function storePlace(store: Store): string {
  return [storeName(store), store.street].filter(Boolean).join(', ');
}

/** Its name among others, for ears and for lists of links: with its street where another one has the same name. */
export function storeLabel(store: Store, among: readonly Store[]): string {
  const name = storeName(store);
  const isShared = among.some((other) => other.number !== store.number && storeName(other) === name);
  return [name, isShared && store.street].filter(Boolean).join(', ');
}

/** Can a quantity of a SKU be fetched there? Undefined where the shop has not said. */
export function hasInStore({ stock }: Pick<Store, 'stock'>, sku: string, quantity = 1): boolean | undefined {
  const units = Object.hasOwn(stock, sku) ? stock[sku] : undefined;
  return units === undefined ? undefined : units >= quantity;
}

/** Where a customer is taken to be who has said nothing [STORE-018, STORE-019]. */
export const DEFAULT_STORE = { storeNumber: '0008', zipCode: '01760', state: 'MA' };

/** How far around a place the pick-up lookup goes [STORE-017]. */
export const PICKUP_RADIUS = '20mi';

/** How far around a place the store locator goes [STORE-016]. */
export const STORE_RADIUS = '100mi';
