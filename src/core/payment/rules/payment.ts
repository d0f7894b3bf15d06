import type { Money } from '../../platform/rules/money';

/** How something is paid; the wallet's kind is called as the shop calls it [PAY-FORM-002]. */
export type PaymentType = 'CREDIT_CARD' | 'PREPAID_CARD' | 'GIFT_CARD' | (string & {});

/** The wallet's kind where a shop has not given it another name [PAY-FORM-002]. */
export const WALLET_TYPE = 'PAYPAL';

/** A keyed-in card says so [PAY-FORM-003]. */
export const KEYED_SOURCE = 'USER_KEYED';

/** Every payment is sent in this currency [PAY-FORM-004]. */
export const PAYMENT_CURRENCY = 'USD';

/** Billing, shipping, both, store pickup [ADDR-001]. */
export type AddressType = 'B' | 'S' | 'SB' | 'ST';

/** Where somebody lives or is billed; `phones` as their ten digits [ADDR-002, ADDR-003]. */
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

/** One way in which the order is paid, or could be [PAY-FORM-001]. It never holds a card number or a security code. */
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

/** The address a payment takes: the wallet's while it is enabled, else that of paying later, else where it is shipped to [PAY-FORM-010]. */
export function paymentAddress<Contact extends Address>(
  from: { wallet?: Contact | undefined; payLater?: Contact | undefined; shipping?: Contact | undefined },
  isWalletEnabled: boolean,
): Contact | undefined {
  return (isWalletEnabled ? from.wallet : undefined) ?? from.payLater ?? from.shipping;
}

/** What a new gift card pays of: all that earlier ones leave, for a card gives way to it. */
export function restAfterGiftCards(total: Money, payments: Pick<Payment, 'type' | 'amount'>[]): Money {
  return remainingAmount(
    total,
    payments.filter(({ type }) => type === 'GIFT_CARD'),
  );
}

/** What a card or a vendor bears, of whom there is one at most: all that gift cards and prepaid cards leave. */
export function restAfterPrepayments(total: Money, payments: Pick<Payment, 'type' | 'amount'>[]): Money {
  return remainingAmount(
    total,
    payments.filter(({ type }) => type === 'GIFT_CARD' || type === 'PREPAID_CARD'),
  );
}

/** What is still to be paid once these amounts are taken off; never less than nothing. */
export function remainingAmount(total: Money, payments: Pick<Payment, 'amount'>[]): Money {
  const paid = payments.reduce((sum, { amount }) => sum + (amount?.minor ?? 0), 0);
  return { ...total, minor: Math.max(0, total.minor - paid) };
}
