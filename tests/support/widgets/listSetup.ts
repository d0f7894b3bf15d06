import type { StorefrontConfig } from '../../../src/core/platform/client/settings';
import type { FakeShop } from '../shop/fakeShop';
import type { FakeList } from '../shop/fakeShopLists';

export type ListSetup = {
  lists?: (Partial<FakeList> & { holds?: Record<string, number> })[];
  isGuest?: boolean;
  config?: Partial<StorefrontConfig>;
  cookies?: Record<string, string>;
  /** The URL of the page. */
  href?: string;
  shop?: (shop: FakeShop) => void;
};

/** The lists Desk and Kitchen. Desk contains a mug and two pens. */
export const TWO_LISTS: ListSetup['lists'] = [
  { id: 'desk', name: 'Desk', holds: { MUG: 1, PEN: 2 } },
  { id: 'kitchen', name: 'Kitchen', accessLevel: 'SHARED', isOwner: false },
];

/** Adds lists to a shop, with their contents by SKU. */
export function fillLists(shop: FakeShop, lists: ListSetup['lists'] = TWO_LISTS): FakeShop {
  for (const { holds = {}, ...fields } of lists ?? []) {
    const list = shop.lists.put(fields);
    for (const [sku, qty] of Object.entries(holds)) shop.lists.putItem(list, sku, qty);
  }
  return shop;
}

/** The configuration of a signed-in customer, for a shop with list pages. */
export const listConfig = (setup: Pick<ListSetup, 'isGuest' | 'config'> = {}): Partial<StorefrontConfig> => ({
  session: { isLoggedIn: !setup.isGuest },
  lists: { viewAllUrl: '/lists', detailsUrl: '/list' },
  cart: { retryDelaysMs: [] },
  ...setup.config,
});
