import type { StorefrontConfig } from 'quire-widgets';

/** What this app says of its shop: the reference shop's consumer tenant. */
export const config: StorefrontConfig = {
  tenant: 'COM',
  legacyTenant: '10001',
  locale: 'en-US',
  channelId: 'WEB',
  siteId: 'US',
  langId: '-1',
  langCd: 'en',
  storeId: '10001',
  cart: { freeShippingThreshold: '60.00' },
};
