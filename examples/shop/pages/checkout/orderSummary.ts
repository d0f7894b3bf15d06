import { picturePath } from '../../cart/answer/productBody';
import { type CartLine, lineUnitPrice } from '../../cart/line';
import type { Totals } from '../../cart/totals';
import type { CartPayment } from '../../payment/cartPayments';
import { sums } from '../cart/cartView';
import { paymentName } from '../payment/paymentParts';
import { dollars } from '../platform/dollars';
import { type Html, html, nothing } from '../platform/html';

/** A payment of the order, with the amount that it covers in cents. */
export type Share = CartPayment & { amount: number };

/**
 * The lines of the order with their pictures, and all its sums. A phone displays the total alone until it is opened;
 * the content is beside the `details` element, so that a style sheet can display it on a wide screen.
 */
export function orderSummary(page: string, lines: CartLine[], totals: Totals, shares: readonly Share[]): Html {
  const giftCards = shares
    .filter(({ paymentType }) => paymentType === 'GIFT_CARD')
    .map((share) => ({ name: paymentName(share), amount: share.amount }));
  return html`<aside class="order-summary" aria-label="Order summary" data-page="${page}">
    <details><summary><span class="closed">Show order summary</span><span class="opened">Hide order summary</span> <b>${dollars(totals.total)}</b></summary></details>
    <div class="content"><h2>Order summary</h2>
      <ul>${lines.map(lineView)}</ul>
      ${sums(totals, giftCards)}
    </div></aside>`;
}

function lineView(line: CartLine): Html {
  const { product, qty, deliveryType, parentRelation } = line;
  const isPart = parentRelation === 'BUNDLE';
  return html`<li><img src="${picturePath(product)}" width="56" height="56" alt="">
    <span class="name">${product.name}<small>Quantity: ${qty}${deliveryType === 'ISP' ? ', for pickup' : nothing}</small></span>
    <span class="amount">${isPart ? 'Included' : dollars(lineUnitPrice(line) * qty)}</span></li>`;
}
