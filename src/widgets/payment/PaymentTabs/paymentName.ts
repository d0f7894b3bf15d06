import type { Vendor } from '../../../core/payment/rules/checkoutPayment';
import type { Payment } from '../../../core/payment/rules/payment';
import { vendorKind } from '../../../core/payment/rules/vendorPayment';
import { formatMoney } from '../../../core/platform/rules/priceText';
import type { Translate } from '../../../hooks/platform/useMessages';
import type { messages } from './messages';

/** The names of the card brands, as their cards show them. */
const BRAND_NAMES: Record<string, string> = {
  VISA: 'Visa',
  MASTER_CARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DISCOVER: 'Discover',
};

/** The name of a payment, such as 'Visa ending in 1111'. A vendor payment has the vendor's name. */
export function paymentName(
  payment: Payment,
  translate: Translate<keyof typeof messages>,
  vendors: readonly Vendor[] = [],
): string {
  const { type, brand, lastFour: digits = '', purchaseOrderNumber: number } = payment;
  if (number) return translate('purchaseOrderNamed', { number });
  if (type === 'GIFT_CARD') return translate('giftCardNamed', { digits });
  if (type === 'PREPAID_CARD') return translate('prepaidNamed', { digits });
  if (type !== 'CREDIT_CARD') {
    const vendor = vendors.find((each) => each.type === type);
    return vendor?.name ?? translate(vendorKind(type) === 'wallet' ? 'wallet' : 'payLater');
  }
  const name = brand === 'STORE_CARD' ? translate('ownCard') : BRAND_NAMES[brand ?? ''];
  return digits
    ? translate('kindOfCard', { brand: name ?? translate('unnamedCard'), digits })
    : translate('unnamedCard');
}

/** The share of a payment in the total, such as '$11.84 Visa 1111'. */
export function paymentShare(
  payment: Payment,
  translate: Translate<keyof typeof messages>,
  locale: string,
  vendors: readonly Vendor[],
): string {
  const { type, brand, lastFour = '', amount } = payment;
  const names: Partial<Record<string, string>> = {
    GIFT_CARD: translate('shortGift'),
    PREPAID_CARD: translate('shortPrepaid'),
    CREDIT_CARD: `${BRAND_NAMES[brand ?? ''] ?? translate('unnamedCard')} ${lastFour}`,
  };
  const name = names[type] ?? paymentName(payment, translate, vendors);
  return amount ? `${formatMoney(amount, locale)} ${name}` : name;
}
