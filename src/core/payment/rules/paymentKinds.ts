/** The payment methods that a shop can offer [GEN-008]. */
export type PaymentKind =
  | 'credit-card'
  | 'wallet'
  | 'pay-later'
  | 'purchase-order'
  | 'unpaid'
  | 'gift-card'
  | 'prepaid-card';

/** The three tabs of a payment step [SCR-022]. */
export type PaymentTab = 'credit-card' | 'other' | 'gift';

/** The labels of the tabs, in display order [SCR-022]. */
export const PAYMENT_TAB_MESSAGES: Record<PaymentTab, string> = {
  'credit-card': 'Credit Card',
  other: 'Other Payment',
  gift: 'Gift & prepaid cards',
};

/** The conditions that decide which payment methods are available. */
export type PaymentOffer = {
  /** Business buyers can pay on account and with purchase orders. */
  isBusiness: boolean;
  hasWallet: boolean;
  hasPayLater: boolean;
  /** The customer may order by invoice, or pay at pickup. */
  hasUnpaid?: boolean;
  allowsPrepaid: boolean;
};

/** The payment methods in display order: the tab of each, and whether it is available. */
const METHODS: Record<PaymentKind, { tab: PaymentTab; isOffered: (offer: PaymentOffer) => boolean | undefined }> = {
  'credit-card': { tab: 'credit-card', isOffered: () => true },
  wallet: { tab: 'other', isOffered: ({ hasWallet }) => hasWallet },
  'pay-later': { tab: 'other', isOffered: ({ hasPayLater }) => hasPayLater },
  'purchase-order': { tab: 'other', isOffered: ({ isBusiness }) => isBusiness },
  unpaid: { tab: 'other', isOffered: ({ hasUnpaid }) => hasUnpaid },
  'gift-card': { tab: 'gift', isOffered: () => true },
  'prepaid-card': { tab: 'gift', isOffered: ({ allowsPrepaid }) => allowsPrepaid },
};

/** The available payment methods in display order; purchase orders are for businesses only [GEN-008]. */
export function paymentKinds(offer: PaymentOffer): PaymentKind[] {
  return (Object.keys(METHODS) as PaymentKind[]).filter((kind) => METHODS[kind].isOffered(offer));
}

/**
 * The tabs in display order. Omits tabs without any payment method, and tabs that are not `wanted` by the page
 * [SCR-022].
 */
export function paymentTabs(offer: PaymentOffer, wanted?: readonly PaymentTab[]): PaymentTab[] {
  const kinds = paymentKinds(offer);
  return (Object.keys(PAYMENT_TAB_MESSAGES) as PaymentTab[]).filter(
    (tab) => kinds.some((kind) => METHODS[kind].tab === tab) && (!wanted?.length || wanted.includes(tab)),
  );
}
