export { createPickupClient, type PickupClient, type PickupStores } from './client/pickupClient';
export { preferredStore, rememberStore } from './client/preferredStore';
export { chooseStore, findLocalBusiness, findStores, type StoreSearch } from './client/storeLocator';
export { type GeoPoint, type LocalBusiness, type Store, storeName } from './rules/store';
