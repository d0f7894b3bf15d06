import { isErrorMessage } from '../../cart/rules/adding/addOutcome';
import type { CartMessage } from '../../cart/rules/cart';
import { messageText, slotOfCode } from '../../cart/rules/notices/messageText';
import type { Overrides } from '../../platform/rules/messages';
import { paymentFailure, paymentMessage } from './paymentFailure';

/**
 * The message that the cart shows first after a failed vendor payment: the cart's own message for a cart code, or the
 * payment message for any other error, unless only the shop knows its code and has a text. Undefined for an unknown code that is not an error [PAY-VEND-011].
 */
export function vendorFailureMessage(
  message: CartMessage,
  { cart, payment, locale }: { cart?: Overrides | undefined; payment?: Overrides | undefined; locale?: string } = {},
): string | undefined {
  if (slotOfCode(message.code) === 'top') return messageText(message, 'top', cart, locale);
  if (!isErrorMessage(message)) return undefined;
  // the retry button exists only in the checkout, so use the message of a repeated failure
  const { messageKey = 'failed' } = paymentFailure(message.code, { times: 2, hasAddress: false });
  // the shop knows more about a code that only it knows
  if (messageKey === 'failed' && message.code !== 'PAYMENT_OPERATION_FAILED' && message.text) return message.text;
  return paymentMessage(messageKey, payment);
}
