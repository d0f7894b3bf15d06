import type { Sums } from '../../cart/totals';
import { dollars } from '../platform/dollars';
import { type Html, html, nothing } from '../platform/html';

/** A gift card that pays a part of the total, in cents. */
export type GiftCardRow = { name: string; amount: number };

/**
 * The totals of a cart or an order: the subtotal, the delivery to an address, and each other amount that is not zero.
 * Below the total are the gift cards, with the amount that they leave.
 */
export function sumTable(sums: Sums, giftCards: readonly GiftCardRow[] = []): Html {
  const savings = row('Coupons', -sums.couponSavings, 'saving');
  const paid = giftCards.reduce((sum, { amount }) => sum + amount, 0);
  return html`<dl>${row('Subtotal', sums.subtotal, 'subtotal', true)}${savings}${row('Member savings', -sums.memberSavings, 'saving')}
    ${sums.delivery === null ? nothing : html`<div class="delivery"><dt>Delivery</dt><dd>${sums.delivery ? dollars(sums.delivery) : 'Free'}</dd></div>`}
    ${row('Handling', sums.handlingFee)}${row('Surcharge', sums.surcharge)}${row('Furniture service', sums.furnitureFee)}
    ${sums.isFurnitureFeeOpen ? html`<div><dt>Custom furniture service</dt><dd>To be determined</dd></div>` : nothing}
    <div class="total"><dt>Total</dt><dd>${dollars(sums.total)}</dd></div>
    ${giftCards.map(({ name, amount }) => html`<div class="saving"><dt>${name}</dt><dd>${dollars(-amount)}</dd></div>`)}
    ${paid > 0 ? html`<div class="total"><dt>Left to pay</dt><dd>${dollars(sums.total - paid)}</dd></div>` : nothing}</dl>`;
}

function row(name: string, cents: number, look = 'fee', isAlways = false): Html {
  return cents === 0 && !isAlways
    ? nothing
    : html`<div class="${look}"><dt>${name}</dt><dd>${dollars(cents)}</dd></div>`;
}
