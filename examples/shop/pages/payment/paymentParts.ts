import type { VendorBody } from '../../../../src/core/payment/contract/payment';
import type { CartPayment } from '../../payment/cartPayments';
import { vendorNamed } from '../../provider/vendors';
import { type Html, html, nothing } from '../platform/html';

const CARD_NAMES = { CREDIT_CARD: 'Card', PREPAID_CARD: 'Prepaid card', GIFT_CARD: 'Gift card' } as const;

/**
 * How a cart is paid where no script draws the payment step: what is applied to it, each with a way to take it off, and the
 * vendors, who have pages of their own. Cards need the vault's frame, and so a script; that is said.
 */
export function plainPayment(payments: readonly CartPayment[], vendors: readonly VendorBody[]): Html {
  return html`${
    payments.length > 0
      ? html`<ul class="plain">${payments.map(
          (payment) =>
            html`<li>${nameOf(payment)} <button type="submit" class="link" name="removedPayment" value="${payment.id}" formaction="/webapp/payment/remove" formnovalidate>Remove</button></li>`,
        )}</ul>`
      : nothing
  }${vendors.map(({ name, url }) => html`<p><a class="button button-quiet" href="${url}">Pay with ${name}</a></p>`)}
    <noscript><p class="quiet">Turn on JavaScript to pay with a card or gift card.</p></noscript>`;
}

function nameOf({ paymentType, face }: CartPayment): string {
  const vendor = vendorNamed(paymentType);
  return vendor ? vendor.name : `${CARD_NAMES[paymentType as keyof typeof CARD_NAMES]} ending in ${face.lastFour}`;
}
