import type { VendorBody } from '../../../../src/core/payment/contract/payment';
import type { Say } from '../../languages/say';
import type { CartPayment } from '../../payment/cartPayments';
import { vendorNamed } from '../../provider/vendors';
import type { PageTexts } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';

const CARD_NAMES = {
  CREDIT_CARD: 'Card ending in {digits}',
  PREPAID_CARD: 'Prepaid card ending in {digits}',
  GIFT_CARD: 'Gift card ending in {digits}',
} as const;

/**
 * The payments of a cart without the script: the applied ones with their amounts, each with a form to remove it, and links to the pages of
 * the vendors. Cards need the vault's frame, and thus a script, which the page explains.
 */
export function plainPayment(
  payments: readonly (CartPayment & { amount: number })[],
  vendors: readonly VendorBody[],
  { say, money }: PageTexts,
): Html {
  return html`${
    payments.length > 0
      ? html`<ul class="plain">${payments.map(
          (payment) =>
            html`<li>${paymentName(payment, say)}, ${money(payment.amount)} <button type="submit" class="link" name="removedPayment" value="${payment.id}" formaction="/webapp/payment/remove" formnovalidate>${say('Remove')}</button></li>`,
        )}</ul>`
      : nothing
  }${vendors.map(({ name, url }) => html`<p><a class="button button-quiet" href="${url}">${say('Pay with {name}', { name })}</a></p>`)}
    <noscript><p class="quiet">${say('Turn on JavaScript to pay with a card or gift card.')}</p></noscript>`;
}

/** The name of a payment: 'Card ending in 1111', or the vendor's. */
export function paymentName({ paymentType, face }: CartPayment, say: Say): string {
  const vendor = vendorNamed(paymentType);
  return vendor
    ? vendor.name
    : say(CARD_NAMES[paymentType as keyof typeof CARD_NAMES], { digits: String(face.lastFour) });
}
