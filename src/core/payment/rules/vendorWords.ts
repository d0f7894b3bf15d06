import { isErrorMessage } from '../../cart/rules/adding/addOutcome';
import type { CartMessage } from '../../cart/rules/cart';
import { messageWords, placeOfCode } from '../../cart/rules/notices/cartWords';
import type { Overrides } from '../../platform/rules/wording';
import { paymentFailure } from './paymentFailure';
import { paymentWords } from './paymentWords';

/**
 * What the cart says first after a vendor payment that came to nothing: of a code of the cart what the cart says of it, of
 * any other error what became of the payment; undefined for mere news that nobody knows [PAY-VEND-011].
 */
export function vendorWords(
  message: CartMessage,
  { cart, payment, locale }: { cart?: Overrides | undefined; payment?: Overrides | undefined; locale?: string } = {},
): string | undefined {
  if (placeOfCode(message.code) === 'top') return messageWords(message, 'top', cart, locale);
  if (!isErrorMessage(message)) return undefined;
  // the way to try again is at the checkout: here it is said as what it has come to
  const { word = 'failed' } = paymentFailure(message.code, { times: 2, hasAddress: false });
  return paymentWords(word, payment);
}
