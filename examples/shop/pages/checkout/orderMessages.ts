import { paymentFailure, paymentMessage } from '../../../../src/core/payment/rules/paymentFailure';
import type { AccountingField } from '../../business/company';
import type { OrderDoubt } from '../../cart/order/checkOrder';
import type { Text } from '../../languages/say';
import { widgetMessagesIn } from '../../languages/widgetTexts';
import { vendorNamed } from '../../provider/vendors';
import { contextIn, type PageTexts } from '../platform/formContext';
import type { Language } from '../platform/language';

export const accountingLabels: Record<AccountingField, Text> = {
  BC: 'a budget center',
  PON: 'a purchase order number',
  POR: 'a purchase order release',
};

/** Why an order could not be charged, as a text for the customer. Nothing was charged. */
export function declineMessage(code: string, language: Language): string {
  const { messageKey } = paymentFailure(code, { times: 1, hasAddress: false, payLaterPrefix: 'BNPL' });
  const vendor = vendorNamed(code.replace(/_AUTH_FAILURE$/, ''));
  return paymentMessage(messageKey ?? 'failed', widgetMessagesIn(language, 'payment'), vendor?.name);
}

/** Why nothing was ordered, and what to do. */
export function doubtMessage(doubt: OrderDoubt, { say, money, locale }: PageTexts = contextIn('en-US')): string {
  const listed = (items: string[]) => new Intl.ListFormat(locale).format(items);
  switch (doubt.reason) {
    case 'empty':
      return say('Your cart is empty.');
    case 'samples-only':
      return say('A free sample cannot be purchased individually.');
    case 'changed':
      return doubt.from === doubt.to
        ? say('Your order or its payment changed. Look it over, then place the order.')
        : say('The total changed from {from} to {to}. Look it over, then place the order.', {
            from: money(doubt.from),
            to: money(doubt.to),
          });
    case 'accounting':
      return say('Your company requires {fields}.', {
        fields: listed(doubt.missing.map((field) => say(accountingLabels[field]))),
      });
    case 'over-limit':
      return say(
        'Sold in limited quantities, and your cart holds too many: {names}. Please update the quantity to continue.',
        { names: doubt.names.join('; ') },
      );
    case 'against-policy':
      return say('Your organization does not allow: {names}. Please remove it to continue.', {
        names: doubt.names.join('; '),
      });
    case 'over-budget':
      return say('This order is over the budget left this month for {names}.', { names: listed(doubt.names) });
    case 'unavailable':
      return say('No longer available in this quantity: {names}. Please remove or update it to continue.', {
        names: doubt.names.join('; '),
      });
  }
}
