import type { ReactNode } from 'react';
import type { OverlayWish } from '../../src/core/events/overlays';
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

/** A widget on the page of a business buyer, in front of a shop that knows the account. */
export function onBusiness(widget: ReactNode, { cart = { MUG: 1, PEN: 2 }, ...place }: BusinessPlace = {}) {
  const shop = fakeShop({ cart });
  asBusiness(shop.cart, place.info);
  place.shop?.(shop);
  const page = renderWidget(widget, { shop, config: businessConfig(place.accounting) });
  const { storefront } = page;
  return {
    ...page,
    shop,
    /** The cart is read, and the widget stands in the page. */
    async ready() {
      await storefront.cart.read();
      await page.findByRole('dialog', { hidden: true });
    },
    /** Another part of the page wants an overlay. */
    ask: (wish: OverlayWish) => askOverlay(storefront, wish),
    /** What was sent of accounting, the oldest first. */
    sent: () => shop.requestsOf('change').map(({ body }) => body),
    words: () => page.drawer()?.textContent ?? '',
    lineId: (sku: string) => storefront.cart.state().cart?.lines.find((line) => line.sku === sku)?.id ?? '',
  };
}
