export { fillDomGaps } from './fillDomGaps';
export { cleanup, type RenderOptions, type RenderResult, renderWithQuire } from './renderWithQuire';
export type { FakeFailure } from './shop/fakeShopFailures';
export type { FakeCall, FakeRequest } from './shop/fakeShopRoutes';
export type {
  RefuseOptions,
  TestCart,
  TestLine,
  TestList,
  TestProduct,
  TestShop,
  TestShopOptions,
} from './shop/testShop';
export { aStorefront, fakeShop, type TestStorefront, type TestStorefrontOptions } from './testStorefront';
export type { PageOptions } from './widgets/storefront';
export { CONTEXT } from './widgets/storefront';
