import type { ReactNode } from 'react';
import type { OverlayRequest } from '../../../src/core/events/overlays';
import { requestOverlay } from '../../../src/core/platform/client/requestOverlay';
import type { AccountingDemands } from '../../../src/core/platform/rules/session/accountingDemands';
import { type FakeShop, fakeShop } from '../shop/fakeShop';
import { asBusiness } from '../shop/fakeShopAccounting';
import { businessConfig } from './businessSetup';
import { renderWidget } from './renderWidget';

export type BusinessSetup = {
  cart?: Record<string, number>;
  accounting?: AccountingDemands;
  info?: Parameters<typeof asBusiness>[1];
  shop?: (shop: FakeShop) => void;
};

/** A widget on a business buyer's page, with a shop that has the account. */
export function onBusiness(widget: ReactNode, { cart = { MUG: 1, PEN: 2 }, ...setup }: BusinessSetup = {}) {
  const shop = fakeShop({ cart });
  asBusiness(shop.cart, setup.info);
  setup.shop?.(shop);
  const page = renderWidget(widget, { shop, config: businessConfig(setup.accounting) });
  const { storefront } = page;
  return {
    ...page,
    shop,
    /** Waits until the cart is read and the widget is rendered. */
    async ready() {
      await storefront.cart.read();
      await page.findByRole('dialog', { hidden: true });
    },
    /** Another part of the page requests an overlay. */
    requestOverlay: (request: OverlayRequest) => requestOverlay(storefront, request),
    /** The accounting requests, oldest first. */
    sent: () => shop.requestsOf('change').map(({ body }) => body),
    text: () => page.drawer()?.textContent ?? '',
    lineId: (sku: string) => storefront.cart.state().cart?.lines.find((line) => line.sku === sku)?.id ?? '',
  };
}
