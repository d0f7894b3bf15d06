import type { ReactNode } from 'react';
import type { OverlayRequest } from '../../src/core/events/overlays';
import { askOverlay } from '../../src/core/platform/client/askOverlay';
import type { AccountingDemands } from '../../src/core/platform/rules/session/accountingDemands';
import { businessConfig } from './businessPlace';
import { type FakeShop, fakeShop } from './fakeShop';
import { asBusiness } from './fakeShopAccounting';
import { renderWidget } from './renderWidget';

export type BusinessPlace = {
  cart?: Record<string, number>;
  accounting?: AccountingDemands;
  info?: Parameters<typeof asBusiness>[1];
  shop?: (shop: FakeShop) => void;
};

/** A widget on a business buyer's page, with a shop that has the account. */
export function onBusiness(widget: ReactNode, { cart = { MUG: 1, PEN: 2 }, ...place }: BusinessPlace = {}) {
  const shop = fakeShop({ cart });
  asBusiness(shop.cart, place.info);
  place.shop?.(shop);
  const page = renderWidget(widget, { shop, config: businessConfig(place.accounting) });
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
    ask: (request: OverlayRequest) => askOverlay(storefront, request),
    /** The accounting requests, oldest first. */
    sent: () => shop.requestsOf('change').map(({ body }) => body),
    words: () => page.drawer()?.textContent ?? '',
    lineId: (sku: string) => storefront.cart.state().cart?.lines.find((line) => line.sku === sku)?.id ?? '',
  };
}
