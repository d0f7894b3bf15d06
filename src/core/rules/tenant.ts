import type { Site } from './context';

/** Budget centers, purchase order numbers and releases: their fields, overlays and calls exist in SBA only [GEN-004]. */
export function hasAccounting(site: Site): boolean {
  return site.isSBA;
}

const PAYMENT_KINDS_OF_BOTH = ['CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD', 'WALLET', 'BUY_NOW_PAY_LATER'] as const;

export type PaymentKind = (typeof PAYMENT_KINDS_OF_BOTH)[number] | 'PURCHASE_ORDER';

/** The kinds of payment a customer is offered; a purchase order number needs accounting [GEN-004, GEN-008]. */
export function paymentKinds(site: Site): PaymentKind[] {
  return hasAccounting(site) ? [...PAYMENT_KINDS_OF_BOTH, 'PURCHASE_ORDER'] : [...PAYMENT_KINDS_OF_BOTH];
}

/** Who may have a cart: anyone in COM, in SBA signed-in buyers; a guest may look at its pages [GEN-014]. */
export function canShop(session: { isLoggedIn: boolean }, site: Site): boolean {
  return !site.isSBA || session.isLoggedIn;
}

/** Where an item can come from: what each place says as the `source` of its add [GEN-007]. */
export const ADD_SOURCES = [
  'productTile',
  'recommendation',
  'list',
  'quickView',
  'quickBuy',
  'furnitureTable',
] as const;

export type AddSource = (typeof ADD_SOURCES)[number];
