import type { Decorator } from '@storybook/react-vite';
import type { OverlayRequest } from '../../src/core/events/overlays';
import { requestOverlay } from '../../src/core/platform/client/requestOverlay';
import type { AccountingDemands } from '../../src/core/platform/rules/session/accountingDemands';
import { asBusiness } from '../../tests/support/shop/fakeShopAccounting';
import { ALL_REQUIRED, businessConfig } from '../../tests/support/widgets/businessSetup';
import { inShop, type StorySetup } from './inShop';

/** A business buyer's page: the account's requirements, the cart's accounting, and the requested overlay. */
export type BusinessSetup = Omit<StorySetup, 'config' | 'act'> & {
  accounting?: AccountingDemands;
  info?: Parameters<typeof asBusiness>[1];
  request?: OverlayRequest;
};

/** A signed-in business buyer with a few products in the cart. */
export function inBusiness({
  accounting = ALL_REQUIRED,
  info,
  request,
  shop,
  ...setup
}: BusinessSetup = {}): Decorator {
  return inShop({
    cart: { MUG: 2, PAPER: 3 },
    ...setup,
    config: businessConfig(accounting),
    shop(it) {
      asBusiness(it.cart, info);
      shop?.(it);
    },
    act: (storefront) => request && requestOverlay(storefront, request),
  });
}
