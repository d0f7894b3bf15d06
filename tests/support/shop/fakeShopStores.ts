import type { PickupStoresRequest, StoreBody } from '../../../src/core/stores/contract/stores';
import type { FakeProduct } from './fakeShopProducts';

const store = (storeNumber: string, street: string, city: string, zipcode: string, distance: number): StoreBody => ({
  storeNumber,
  address: { addressLine1: street, city, state: 'MA', zipcode },
  city,
  state: 'MA',
  zipCode: zipcode,
  workingHours: ['Mon–Fri 8 am – 9 pm', 'Sat–Sun 9 am – 6 pm'],
  storeStatus: 'Open',
  storeStatusTime: 'until 9 pm',
  StoreOpenTime: '8 am',
  distance,
});

const STORES = [
  store('0008', '1245 Worcester Street', 'Natick', '01760', 0.4),
  store('0042', '36 Brattle Street', 'Cambridge', '02138', 15.9),
  store('0051', '12 Main Street', 'Waltham', '02451', 9.2),
];

/** All stores, except for places without stores: ZIP 99999 and the city of Nowhere. */
export function fakeStoresNear(
  body: Record<string, unknown>,
  itemIds: string,
  products: Record<string, FakeProduct>,
): object {
  const { zipCode, city } = body as PickupStoresRequest;
  const isNowhere = zipCode === '99999' || city === 'Nowhere';
  const stores = STORES.map((it) => ({
    ...it,
    inventory: itemIds
      .split(',')
      .filter((sku) => products[sku])
      .map((sku) => ({ itemId: sku, availablequantity: unitsIn(it.storeNumber, products[sku]) })),
  }));
  return { pickInStoreDetails: [{ store: isNowhere ? [] : stores }], messages: [], taxExempt: false };
}

const POINTS: Record<string, [latitude: number, longitude: number]> = {
  '0008': [42.28, -71.35],
  '0042': [42.37, -71.12],
  '0051': [42.38, -71.24],
};

/** The same stores, nearest first. None in Nowhere; a single one for an unknown store number. */
export function fakeLocator({ address, storeNumber }: Record<string, unknown>): object {
  if (/nowhere|99999/i.test(String(address))) return { results: { status: 'NO_RESULTS', stores: null } };
  const near = STORES.map((it) => {
    const [latitude, longitude] = POINTS[it.storeNumber] ?? [];
    return { ...it, latitude, longitude };
  });
  const isKnown = storeNumber === undefined || near.some((it) => it.storeNumber === storeNumber);
  near.sort((a, b) => Number(a.distance) - Number(b.distance));
  return { results: { status: 'SUCCESS', stores: isKnown ? near : near.slice(0, 1) } };
}

/** The local business; none south of the equator. */
export function fakeLocalBusiness({ latitude }: Record<string, unknown>): object {
  const localBusiness = { name: 'Natick Print & Pack', address: '2 Main Street, Natick, MA', phone: '508-555-0100' };
  return Number(latitude) > 0 ? { localBusiness } : { localBusiness: null };
}

const unitsIn = (storeNumber: string, product: FakeProduct | undefined) =>
  product?.inStores?.[storeNumber] ?? product?.stock ?? 25;
