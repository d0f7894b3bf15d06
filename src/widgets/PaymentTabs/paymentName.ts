import type { Payment } from '../../core/rules/payment';
import type { Say } from '../../hooks/useMessages';
import type { PaymentWord } from './messages';

const BRAND_NAMES: Record<string, string> = {
  VISA: 'Visa',
  MASTER_CARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DISCOVER: 'Discover',
  STORE_CARD: 'Store card',
};

/** What a payment is called: 'Visa ending in 1111'. */
export function paymentName(payment: Payment, say: Say<PaymentWord>): string {
  const { type, brand, lastFour: digits = '', purchaseOrderNumber: number } = payment;
  if (number) return say('purchaseOrderNamed', { number });
  if (type === 'GIFT_CARD') return say('giftCardNamed', { digits });
  if (type === 'PREPAID_CARD') return say('prepaidNamed', { digits });
  if (type !== 'CREDIT_CARD') return say(type === 'BNPL' ? 'payLater' : 'wallet');
  return digits
    ? say('kindOfCard', { brand: BRAND_NAMES[brand ?? ''] ?? say('unnamedCard'), digits })
    : say('unnamedCard');
}
