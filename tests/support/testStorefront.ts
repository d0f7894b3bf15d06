import { fakeShop as wholeShop } from './shop/fakeShop';
import type { TestShop, TestShopOptions } from './shop/testShop';
import { onPage, type PageOptions, type ShopOnPage } from './widgets/storefront';

/**
 * Creates a shop that responds to every call of every widget from memory, with correct totals, stock and limits. It
 * sells MUG, PEN, PAPER, INK (3 in stock), STAPLER (5 per line), LAMP (sold out), CHAIR with its plan and assembly,
 * SAMPLE and OFFICE, in US dollars. Its only account is ada@shop.example, with the password secret-of-ada.
 */
export function fakeShop(options: TestShopOptions = {}): TestShop {
  return wholeShop(options);
}

export type TestStorefront = ShopOnPage & { readonly shop: TestShop };

export type TestStorefrontOptions = PageOptions & { shop?: TestShop };

/**
 * Creates a storefront on a page in memory, with a fake shop: for a StorefrontProvider, or for a test without a screen.
 * Its `host` records the destinations of the page (`assigned`), and opens the same customer's other tabs (`openTab`).
 * Two storefronts of one context are one shop in a shared QueryClient, whatever their fake shops.
 */
export function aStorefront({ shop = fakeShop(), ...page }: TestStorefrontOptions = {}): TestStorefront {
  return { ...onPage(shop, page), shop };
}
