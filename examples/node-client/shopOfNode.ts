import { createStorefront, memoryHost, type Storefront } from 'quire-widgets/core';
import { fetchWithCookies } from './fetchWithCookies';

/** The storefront of one customer without a screen. SHOP_URL is the shop's URL. */
export function shopOfNode(shopUrl = process.env.SHOP_URL ?? 'http://127.0.0.1:4010'): Storefront {
  return createStorefront(
    {
      tenant: 'COM',
      legacyTenant: '10001',
      locale: 'en-US',
      channelId: 'WEB',
      siteId: 'US',
      langId: '-1',
      langCd: 'en',
      storeId: '10001',
    },
    memoryHost({ href: `${shopUrl}/`, fetch: fetchWithCookies(shopUrl) }),
  );
}
