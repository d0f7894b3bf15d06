import { type MemoryHost, type MemoryHostParts, memoryHost } from '../../src/core/client/memoryHost';
import type { StorefrontConfig } from '../../src/core/client/settings';
import { createStorefront, type Storefront } from '../../src/core/client/storefront';
import { type FakeShop, fakeShop } from './fakeShop';

/** The context of a consumer shop, complete. */
export const CONTEXT: StorefrontConfig = {
  tenant: 'COM',
  legacyTenant: '10001',
  locale: 'en-US',
  channelId: 'WEB',
  siteId: 'US',
  langId: '-1',
  langCd: 'en',
  storeId: '10001',
};

/** The context of a business shop, complete. */
export const BUSINESS_CONTEXT: StorefrontConfig = {
  ...CONTEXT,
  tenant: 'SBA',
  legacyTenant: '10051',
  storeId: '10051',
};

export type TestStorefront = Storefront & { readonly host: MemoryHost; readonly shop: FakeShop };

export type TestStorefrontParts = {
  shop?: FakeShop;
  /** Over the context of a consumer shop. */
  config?: Partial<StorefrontConfig>;
  /** What the page starts with; or a page that is there already, such as another tab. */
  host?: MemoryHostParts | MemoryHost;
};

/** A storefront on a page in memory, in front of a fake shop. */
export function aStorefront({ shop = fakeShop(), config = {}, host = {} }: TestStorefrontParts = {}): TestStorefront {
  const page =
    'openTab' in host ? host : memoryHost({ fetch: shop.fetch, console: { warn() {}, error() {} }, ...host });
  return { ...createStorefront({ ...CONTEXT, ...config }, page), host: page, shop };
}
