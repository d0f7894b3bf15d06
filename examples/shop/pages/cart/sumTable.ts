import type { Sums } from '../../cart/totals';
import { dollars } from '../platform/dollars';
import { type Html, html, nothing } from '../platform/html';

/** The totals of a cart or an order, with each amount that is not zero. */
export function sumTable(sums: Sums): Html {
  const figures: [string, number][] = [
    ['Subtotal', sums.subtotal],
    ['Coupons', -sums.couponSavings],
    ['Member savings', -sums.memberSavings],
    ['Handling', sums.handlingFee],
    ['Surcharge', sums.surcharge],
    ['Furniture service', sums.furnitureFee],
  ];
  return html`<dl>${figures
    .filter(([name, cents]) => cents !== 0 || name === 'Subtotal')
    .map(([name, cents]) => html`<div><dt>${name}</dt><dd>${dollars(cents)}</dd></div>`)}
    ${sums.isFurnitureFeeOpen ? html`<div><dt>Custom furniture service</dt><dd>To be determined</dd></div>` : nothing}
    <div class="total"><dt>Total</dt><dd>${dollars(sums.total)}</dd></div></dl>`;
}
