import type { StorefrontConfig } from '../../src/core/platform/client/settings';
import type { FakeShop } from './fakeShop';
import type { FakeList } from './fakeShopLists';

export type ListPlace = {
  lists?: (Partial<FakeList> & { holds?: Record<string, number> })[];
  isGuest?: boolean;
  config?: Partial<StorefrontConfig>;
  cookies?: Record<string, string>;
  shop?: (shop: FakeShop) => void;
};

/** The lists Desk and Kitchen. Desk contains a mug and two pens. */
export const TWO_LISTS: ListPlace['lists'] = [
  { id: 'desk', name: 'Desk', holds: { MUG: 1, PEN: 2 } },
  { id: 'kitchen', name: 'Kitchen', accessLevel: 'SHARED', isOwner: false },
];

/** Adds lists to a shop, with their contents by SKU. */
export function fillLists(shop: FakeShop, lists: ListPlace['lists'] = TWO_LISTS): FakeShop {
  for (const { holds = {}, ...given } of lists ?? []) {
    const list = shop.lists.put(given);
    for (const [sku, qty] of Object.entries(holds)) shop.lists.putItem(list, sku, qty);
  }
  return shop;
}

/** The configuration of a signed-in customer, for a shop with list pages. */
export const listConfig = (place: Pick<ListPlace, 'isGuest' | 'config'> = {}): Partial<StorefrontConfig> => ({
  session: { isLoggedIn: !place.isGuest },
  lists: { viewAllUrl: '/lists', detailsUrl: '/list' },
  cart: { retryDelaysMs: [] },
  ...place.config,
});
