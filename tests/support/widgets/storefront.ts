import { createStorefront } from '../../../src/core/createStorefront';
// apps import these types from `quire-widgets/core`; the values are imported file by file, because the core loads its
// files on demand
import type { MemoryHost, MemoryHostOptions, Storefront, StorefrontConfig } from '../../../src/core/index';
import { memoryHost } from '../../../src/core/platform/client/host/memoryHost';
import { type FakeShop, fakeShop } from '../shop/fakeShop';
import type { TestShop } from '../shop/testShop';

/** The complete context of a consumer shop. */
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

/** The complete context of a business shop. */
export const BUSINESS_CONTEXT: StorefrontConfig = {
  ...CONTEXT,
  tenant: 'SBA',
  legacyTenant: '10051',
  storeId: '10051',
};

/** The cookies of a customer who has accepted every category. */
export const ACCEPTED_COOKIES = { cookieConsent: 'analytics,advertising,functional' };

export type TestStorefront = ShopOnPage & { readonly shop: FakeShop };

export type TestStorefrontOptions = PageOptions & { shop?: FakeShop };

/** A storefront on a page in memory, with a fake shop. */
export function aStorefront({ shop = fakeShop(), ...page }: TestStorefrontOptions = {}): TestStorefront {
  return { ...onPage(shop, page), shop };
}

export type PageOptions = {
  /** Overrides the context of a consumer shop. */
  config?: Partial<StorefrontConfig>;
  /** The initial state of the page, or an existing page such as another tab. */
  host?: MemoryHostOptions | MemoryHost;
};

export type ShopOnPage = Storefront & { readonly host: MemoryHost };

/** A storefront on a page in memory that logs nothing. */
export function onPage({ fetch }: Pick<TestShop, 'fetch'>, { config = {}, host = {} }: PageOptions): ShopOnPage {
  const page = 'openTab' in host ? host : memoryHost({ fetch, console: { warn() {}, error() {} }, ...host });
  return { ...createStorefront({ ...CONTEXT, ...config }, page), host: page };
}
