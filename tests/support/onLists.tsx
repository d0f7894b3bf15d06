import type { ReactNode } from 'react';
import type { OverlayRequest } from '../../src/core/events/overlays';
import { askOverlay } from '../../src/core/platform/client/askOverlay';
import { fakeShop } from './fakeShop';
import { fillLists, type ListPlace, listConfig } from './listPlace';
import { renderWidget } from './renderWidget';

/** A widget on a page of a shop with lists. */
export function onLists(widget: ReactNode, place: ListPlace = {}) {
  const shop = fillLists(fakeShop(), place.lists);
  place.shop?.(shop);
  const host = { cookies: place.cookies ?? {} };
  const page = renderWidget(widget, { shop, config: listConfig(place), host });
  return {
    ...page,
    shop,
    /** Another part of the page requests an overlay. */
    ask: (request: OverlayRequest) => askOverlay(page.storefront, request),
    words: () => page.drawer()?.textContent ?? '',
    /** The contents of a list, by SKU. */
    held: (id: string) => Object.fromEntries(shop.lists.of(id)?.items.map(({ itemId, qty }) => [itemId, qty]) ?? []),
  };
}
