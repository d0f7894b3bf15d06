import type { Decorator } from '@storybook/react-vite';
import type { OverlayRequest } from '../../src/core/events/overlays';
import { requestOverlay } from '../../src/core/platform/client/requestOverlay';
import { fillLists, type ListSetup, listConfig } from '../../tests/support/widgets/listSetup';
import { inShop, type StorySetup } from './inShop';

/** The page of a customer with lists, and the requested overlay. */
export type ListStorySetup = Omit<StorySetup, 'config' | 'act'> &
  Omit<ListSetup, 'shop'> & { request?: OverlayRequest };

/** A signed-in customer with two lists. */
export function inLists({ lists, isGuest, config, cookies, request, shop, ...setup }: ListStorySetup = {}): Decorator {
  return inShop({
    ...setup,
    config: listConfig({ ...(isGuest && { isGuest }), ...(config && { config }) }),
    host: { cookies: cookies ?? {} },
    shop(it) {
      fillLists(it, lists);
      shop?.(it);
    },
    act: (storefront) => request && requestOverlay(storefront, request),
  });
}
