import type { VendorBody } from '../../../../src/core/payment/contract/payment';
import type { CartPayment } from '../../payment/cartPayments';
import { vendorNamed } from '../../provider/vendors';
import { dollars } from '../platform/dollars';
import { type Html, html, nothing } from '../platform/html';

const CARD_NAMES = { CREDIT_CARD: 'Card', PREPAID_CARD: 'Prepaid card', GIFT_CARD: 'Gift card' } as const;

/**
 * The payments of a cart without the script: the applied ones with their amounts, each with a form to remove it, and links to the pages of
 * the vendors. Cards need the vault's frame, and thus a script, which the page explains.
 */
export function plainPayment(
  payments: readonly (CartPayment & { amount: number })[],
  vendors: readonly VendorBody[],
): Html {
  return html`${
    payments.length > 0
      ? html`<ul class="plain">${payments.map(
          (payment) =>
            html`<li>${paymentName(payment)}, ${dollars(payment.amount)} <button type="submit" class="link" name="removedPayment" value="${payment.id}" formaction="/webapp/payment/remove" formnovalidate>Remove</button></li>`,
        )}</ul>`
      : nothing
  }${vendors.map(({ name, url }) => html`<p><a class="button button-quiet" href="${url}">Pay with ${name}</a></p>`)}
    <noscript><p class="quiet">Turn on JavaScript to pay with a card or gift card.</p></noscript>`;
}

/** The name of a payment: 'Card ending in 1111', or the vendor's. */
export function paymentName({ paymentType, face }: CartPayment): string {
  const vendor = vendorNamed(paymentType);
  return vendor ? vendor.name : `${CARD_NAMES[paymentType as keyof typeof CARD_NAMES]} ending in ${face.lastFour}`;
}
