import type { PickupStoresRequest, StoreBody } from '../../src/core/contract/pickupStore';
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

/** All stores but where nobody lives: zip 99999, and the city of Nowhere. */
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

const unitsIn = (storeNumber: string, product: FakeProduct | undefined) =>
  product?.inStores?.[storeNumber] ?? product?.stock ?? 25;
