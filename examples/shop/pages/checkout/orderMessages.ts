import { paymentFailure, paymentMessage } from '../../../../src/core/payment/rules/paymentFailure';
import type { AccountingField } from '../../business/company';
import type { OrderDoubt } from '../../cart/order/checkOrder';
import { vendorNamed } from '../../provider/vendors';
import { dollars } from '../platform/dollars';

export const accountingLabels: Record<AccountingField, string> = {
  BC: 'a budget center',
  PON: 'a purchase order number',
  POR: 'a purchase order release',
};

/** Why an order could not be charged, as a text for the customer. Nothing was charged. */
export function declineMessage(code: string): string {
  const { messageKey } = paymentFailure(code, { times: 1, hasAddress: false, payLaterPrefix: 'BNPL' });
  const vendor = vendorNamed(code.replace(/_AUTH_FAILURE$/, ''));
  return paymentMessage(messageKey ?? 'failed', undefined, vendor?.name);
}

/** Why nothing was ordered, and what to do. */
export function doubtMessage(doubt: OrderDoubt): string {
  switch (doubt.reason) {
    case 'empty':
      return 'Your cart is empty.';
    case 'samples-only':
      return 'A free sample cannot be purchased individually.';
    case 'changed':
      return `${doubt.from === doubt.to ? 'Your order or its payment changed.' : `The total changed from ${dollars(doubt.from)} to ${dollars(doubt.to)}.`} Look it over, then place the order.`;
    case 'accounting':
      return `Your company requires ${listed(doubt.missing.map((field) => accountingLabels[field]))}.`;
    case 'over-limit':
      return `Sold in limited quantities, and your cart holds too many: ${doubt.names.join('; ')}. Please update the quantity to continue.`;
    case 'against-policy':
      return `Your organization does not allow: ${doubt.names.join('; ')}. Please remove it to continue.`;
    case 'over-budget':
      return `This order is over the budget left this month for ${listed(doubt.names)}.`;
    case 'unavailable':
      return `No longer available in this quantity: ${doubt.names.join('; ')}. Please remove or update it to continue.`;
  }
}

function listed(items: string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
