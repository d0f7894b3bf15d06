import type { ReactNode } from 'react';
import { askOverlay } from '../../src/core/client/askOverlay';
import type { StorefrontConfig } from '../../src/core/client/settings';
import type { OverlayWish } from '../../src/core/events/overlays';
import { type FakeShop, fakeShop } from './fakeShop';
import type { FakeList } from './fakeShopLists';
import { renderWidget } from './renderWidget';

export type ListPlace = {
  lists?: (Partial<FakeList> & { holds?: Record<string, number> })[];
  isGuest?: boolean;
  config?: Partial<StorefrontConfig>;
  cookies?: Record<string, string>;
  shop?: (shop: FakeShop) => void;
};

/** A desk and a kitchen, the first with a mug and two pens on it. */
export const TWO_LISTS: ListPlace['lists'] = [
  { id: 'desk', name: 'Desk', holds: { MUG: 1, PEN: 2 } },
  { id: 'kitchen', name: 'Kitchen', accessLevel: 'SHARED', isOwner: false },
];

/** Puts lists into a shop, with what they hold by SKU. */
export function fillLists(shop: FakeShop, lists: ListPlace['lists'] = TWO_LISTS): FakeShop {
  for (const { holds = {}, ...given } of lists ?? []) {
    const list = shop.lists.put(given);
    for (const [sku, qty] of Object.entries(holds)) shop.lists.putItem(list, sku, qty);
  }
  return shop;
}

/** The page of a customer who has signed in, and of a shop that has pages of lists. */
export const listConfig = (place: Pick<ListPlace, 'isGuest' | 'config'> = {}): Partial<StorefrontConfig> => ({
  session: { isLoggedIn: !place.isGuest },
  lists: { viewAllUrl: '/lists', detailsUrl: '/list' },
  cart: { retryDelaysMs: [] },
  ...place.config,
});

/** A widget on a page of a shop that keeps lists. */
export function onLists(widget: ReactNode, place: ListPlace = {}) {
  const shop = fillLists(fakeShop(), place.lists);
  place.shop?.(shop);
  const host = { cookies: place.cookies ?? {} };
  const page = renderWidget(widget, { shop, config: listConfig(place), host });
  return {
    ...page,
    shop,
    /** Another part of the page wants an overlay. */
    ask: (wish: OverlayWish) => askOverlay(page.storefront, wish),
    words: () => page.drawer()?.textContent ?? '',
    /** What a list holds, by SKU. */
    held: (id: string) => Object.fromEntries(shop.lists.of(id)?.items.map(({ itemId, qty }) => [itemId, qty]) ?? []),
  };
}
