import { endpoints } from '../../platform/client/http/endpoint';

/** The store and pickup endpoints. */
export const storesEndpoints = endpoints({
  /** [STORE-015] */
  pickupStores: { path: '/cc/api/omni/pickupinstore', base: 'absolute', method: 'POST' },
  /** [STORE-011] */
  findStores: { path: '/sparxProxy/storeLocator', base: 'prefix', method: 'POST' },
  /** [STORE-012] */
  findLocalBusiness: { path: '/sparxProxy/localbusiness', base: 'prefix', method: 'POST' },
  /** [STORE-013] */
  savePreferredStore: { path: '/gus/api/usr/c/address', base: 'absolute', method: 'POST' },
});
