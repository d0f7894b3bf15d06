import type { StorefrontConfig } from 'quire-widgets';

/** The app's configuration: the reference shop's consumer tenant. */
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
  // the app has no page that vendors return to
  payment: { walletEnabled: false },
};
