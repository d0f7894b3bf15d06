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

const TAB_OF: Record<PaymentKind, PaymentTab> = {
  'credit-card': 'credit-card',
  wallet: 'other',
  'pay-later': 'other',
  'purchase-order': 'other',
  unpaid: 'other',
  'gift-card': 'gift',
  'prepaid-card': 'gift',
};

/** The available payment methods in display order; purchase orders are for businesses only [GEN-008]. */
export function paymentKinds({
  isBusiness,
  hasWallet,
  hasPayLater,
  hasUnpaid = false,
  allowsPrepaid,
}: PaymentOffer): PaymentKind[] {
  return [
    'credit-card',
    ...(hasWallet ? ['wallet' as const] : []),
    ...(hasPayLater ? ['pay-later' as const] : []),
    ...(isBusiness ? ['purchase-order' as const] : []),
    ...(hasUnpaid ? ['unpaid' as const] : []),
    'gift-card',
    ...(allowsPrepaid ? ['prepaid-card' as const] : []),
  ];
}

/**
 * The tabs in display order. Omits tabs without any payment method, and tabs that are not `wanted` by the page
 * [SCR-022].
 */
export function paymentTabs(offer: PaymentOffer, wanted?: readonly PaymentTab[]): PaymentTab[] {
  const kinds = paymentKinds(offer);
  return (Object.keys(PAYMENT_TAB_MESSAGES) as PaymentTab[]).filter(
    (tab) => kinds.some((kind) => TAB_OF[kind] === tab) && (!wanted?.length || wanted.includes(tab)),
  );
}
