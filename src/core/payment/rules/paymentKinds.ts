/** The ways to pay that a shop can offer [GEN-008]. */
export type PaymentKind = 'credit-card' | 'wallet' | 'pay-later' | 'purchase-order' | 'gift-card' | 'prepaid-card';

/** The three tabs of a payment step [SCR-022]. */
export type PaymentTab = 'credit-card' | 'other' | 'gift';

/** The tabs and what they are called, in this order [SCR-022]. */
export const PAYMENT_TAB_WORDS: Record<PaymentTab, string> = {
  'credit-card': 'Credit Card',
  other: 'Other Payment',
  gift: 'Gift & prepaid cards',
};

/** What decides which ways to pay are there. */
export type PaymentOffer = {
  /** Buyers of a business have an account to pay on, and purchase orders. */
  isBusiness: boolean;
  hasWallet: boolean;
  hasPayLater: boolean;
  allowsPrepaid: boolean;
};

const TAB_OF: Record<PaymentKind, PaymentTab> = {
  'credit-card': 'credit-card',
  wallet: 'other',
  'pay-later': 'other',
  'purchase-order': 'other',
  'gift-card': 'gift',
  'prepaid-card': 'gift',
};

/** What is offered, in the order in which it is shown; purchase orders are for businesses only [GEN-008]. */
export function paymentKinds({ isBusiness, hasWallet, hasPayLater, allowsPrepaid }: PaymentOffer): PaymentKind[] {
  return [
    'credit-card',
    ...(hasWallet ? ['wallet' as const] : []),
    ...(hasPayLater ? ['pay-later' as const] : []),
    ...(isBusiness ? ['purchase-order' as const] : []),
    'gift-card',
    ...(allowsPrepaid ? ['prepaid-card' as const] : []),
  ];
}

/** The tabs in their order; one without anything in it is not there, nor one that the page does not want [SCR-022]. */
export function paymentTabs(offer: PaymentOffer, wanted?: readonly PaymentTab[]): PaymentTab[] {
  const kinds = paymentKinds(offer);
  return (Object.keys(PAYMENT_TAB_WORDS) as PaymentTab[]).filter(
    (tab) => kinds.some((kind) => TAB_OF[kind] === tab) && (!wanted?.length || wanted.includes(tab)),
  );
}
