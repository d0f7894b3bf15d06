import type { Decorator } from '@storybook/react-vite';
import type { OverlayRequest } from '../src/core/events/overlays';
import { askOverlay } from '../src/core/platform/client/askOverlay';
import { fillLists, type ListPlace, listConfig } from '../tests/support/listPlace';
import { inShop, type Place } from './inShop';

/** The page of a customer with lists, and the requested overlay. */
export type ListStoryPlace = Omit<Place, 'config' | 'act'> & Omit<ListPlace, 'shop'> & { request?: OverlayRequest };

/** A signed-in customer with two lists. */
export function inLists({ lists, isGuest, config, cookies, request, shop, ...place }: ListStoryPlace = {}): Decorator {
  return inShop({
    ...place,
    config: listConfig({ ...(isGuest && { isGuest }), ...(config && { config }) }),
    host: { cookies: cookies ?? {} },
    shop(it) {
      fillLists(it, lists);
      shop?.(it);
    },
    act: (storefront) => request && askOverlay(storefront, request),
  });
}
