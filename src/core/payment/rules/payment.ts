import type { Money } from '../../platform/rules/money';

/** The type of a payment; the wallet's type has the name that the shop gives it [PAY-FORM-002]. */
export type PaymentType = 'CREDIT_CARD' | 'PREPAID_CARD' | 'GIFT_CARD' | (string & {});

/** The payment type of the wallet, unless the shop uses another name [PAY-FORM-002]. */
export const WALLET_TYPE = 'PAYPAL';

/** The currency of every payment request [PAY-FORM-004]. */
export const PAYMENT_CURRENCY = 'USD';

/** Billing, shipping, both, store pickup [ADDR-001]. */
export type AddressType = 'B' | 'S' | 'SB' | 'ST';

/** A billing or shipping address; `phones` have ten digits each [ADDR-002, ADDR-003]. */
export type Address = {
  id?: string;
  type?: AddressType;
  firstName: string;
  lastName: string;
  address1: string;
  address2?: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
  phones?: string[];
  organizationName?: string;
};

/**
 * A payment method that is applied to the order or available for it [PAY-FORM-001]. It never contains a card number or
 * a security code.
 */
export type Payment = {
  id: string;
  type: PaymentType;
  brand?: string;
  lastFour?: string;
  nickname?: string;
  expiry?: { day?: string; month?: string; year?: string };
  isDefault: boolean;
  isLastUsed: boolean;
  isSaved: boolean;
  amount?: Money;
  billingAddress?: Address;
  purchaseOrderNumber?: string;
};

/**
 * The amount that a new gift card covers: the total minus the gift cards already applied. It takes precedence over a
 * card.
 */
export function restAfterGiftCards(total: Money, payments: Pick<Payment, 'type' | 'amount'>[]): Money {
  return remainingAmount(
    total,
    payments.filter(({ type }) => type === 'GIFT_CARD'),
  );
}

/**
 * The amount that a card or a vendor covers: the total minus gift cards and prepaid cards. An order has at most one
 * card or vendor payment.
 */
export function restAfterPrepayments(total: Money, payments: Pick<Payment, 'type' | 'amount'>[]): Money {
  return remainingAmount(
    total,
    payments.filter(({ type }) => type === 'GIFT_CARD' || type === 'PREPAID_CARD'),
  );
}

/** The amount that remains after these payments; never negative. */
export function remainingAmount(total: Money, payments: Pick<Payment, 'amount'>[]): Money {
  const paid = payments.reduce((sum, { amount }) => sum + (amount?.minor ?? 0), 0);
  return { ...total, minor: Math.max(0, total.minor - paid) };
}

/** How a gift card's balance is split: `applied` is paid to the order, `left` remains on the card. */
export type GiftShare = { applied: Money; left: Money };

/** Applies as much of a gift card as the remaining total allows. Both amounts have the same currency. */
export function giftShare(balance: Money, remaining: Money): GiftShare {
  const minor = Math.max(0, Math.min(balance.minor, remaining.minor));
  return { applied: { ...remaining, minor }, left: { ...balance, minor: Math.max(0, balance.minor - minor) } };
}
