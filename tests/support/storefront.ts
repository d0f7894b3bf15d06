import { createStorefront } from '../../src/core/createStorefront';
// apps read these types in `quire-widgets/core`; what runs is only what is needed, as files of the core come on demand
import type { MemoryHost, MemoryHostParts, Storefront, StorefrontConfig } from '../../src/core/index';
import { memoryHost } from '../../src/core/platform/client/host/memoryHost';
import { type FakeShop, fakeShop } from './fakeShop';
import type { TestShop } from './testShop';

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

export type TestStorefront = ShopOnPage & { readonly shop: FakeShop };

export type TestStorefrontParts = PageParts & { shop?: FakeShop };

/** A storefront on a page in memory, in front of a fake shop. */
export function aStorefront({ shop = fakeShop(), ...page }: TestStorefrontParts = {}): TestStorefront {
  return { ...onPage(shop, page), shop };
}

export type PageParts = {
  /** Over the context of a consumer shop. */
  config?: Partial<StorefrontConfig>;
  /** What the page starts with; or a page that is there already, such as another tab. */
  host?: MemoryHostParts | MemoryHost;
};

export type ShopOnPage = Storefront & { readonly host: MemoryHost };

/** A storefront on a page in memory, which says nothing on the console. */
export function onPage({ fetch }: Pick<TestShop, 'fetch'>, { config = {}, host = {} }: PageParts): ShopOnPage {
  const page = 'openTab' in host ? host : memoryHost({ fetch, console: { warn() {}, error() {} }, ...host });
  return { ...createStorefront({ ...CONTEXT, ...config }, page), host: page };
}
