import type { ReactNode } from 'react';
import type { OverlayRequest } from '../../../src/core/events/overlays';
import { requestOverlay } from '../../../src/core/platform/client/requestOverlay';
import { fakeShop } from '../shop/fakeShop';
import { fillLists, type ListSetup, listConfig } from './listSetup';
import { renderWidget } from './renderWidget';

/** A widget on a page of a shop with lists. */
export function onLists(widget: ReactNode, setup: ListSetup = {}) {
  const shop = fillLists(fakeShop(), setup.lists);
  setup.shop?.(shop);
  const host = { cookies: setup.cookies ?? {}, ...(setup.href && { href: setup.href }) };
  const page = renderWidget(widget, { shop, config: listConfig(setup), host });
  return {
    ...page,
    shop,
    /** Another part of the page requests an overlay. */
    requestOverlay: (request: OverlayRequest) => requestOverlay(page.storefront, request),
    text: () => page.drawer()?.textContent ?? '',
    /** The contents of a list, by SKU. */
    held: (id: string) => Object.fromEntries(shop.lists.of(id)?.items.map(({ itemId, qty }) => [itemId, qty]) ?? []),
  };
}
