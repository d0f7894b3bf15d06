import { picturePath } from '../../cart/answer/productBody';
import { type CartLine, lineUnitPrice } from '../../cart/line';
import type { Totals } from '../../cart/totals';
import type { CartPayment } from '../../payment/cartPayments';
import { sums } from '../cart/cartView';
import { paymentName } from '../payment/paymentParts';
import { contextIn, type PageTexts } from '../platform/formContext';
import { type Html, html } from '../platform/html';

/** A payment of the order, with the amount that it covers in cents. */
export type Share = CartPayment & { amount: number };

const WITHOUT_ZIP_CODE = {
  tax: 'Enter your ZIP code',
  total: 'Total before tax',
  left: 'Left to pay before tax',
} as const;

/**
 * The lines of the order with their pictures, and all its sums. A phone displays the total alone until it is opened;
 * the content is beside the `details` element, so that a style sheet can display it on a wide screen.
 */
export function orderSummary(
  page: string,
  lines: CartLine[],
  totals: Totals,
  shares: readonly Share[],
  texts = contextIn('en-US'),
): Html {
  const giftCards = shares
    .filter(({ paymentType }) => paymentType === 'GIFT_CARD')
    .map((share) => ({ name: paymentName(share, texts.say), amount: share.amount }));
  return summaryOf(
    page,
    {
      total: totals.total,
      lines: lines.map((line) => lineView(line, texts)),
      sums: sums(totals, { giftCards, untaxed: WITHOUT_ZIP_CODE }, texts),
    },
    texts,
  );
}

/** The summary of an order, whose lines are list items. */
export function summaryOf(
  page: string,
  { total, lines, sums }: { total: number; lines: Html[]; sums: Html },
  { say, money } = contextIn('en-US'),
): Html {
  return html`<aside class="order-summary" aria-label="${say('Order summary')}" data-page="${page}">
    <details><summary><span class="closed">${say('Show order summary')}</span><span class="opened">${say('Hide order summary')}</span> <b>${money(total)}</b></summary></details>
    <div class="content"><h2>${say('Order summary')}</h2>
      <ul>${lines}</ul>
      ${sums}
    </div></aside>`;
}

type SummaryLine = { picture: string; name: string; quantity: string; amount: string };

/** A line of the summary. */
export function summaryLine({ picture, name, quantity, amount }: SummaryLine, { say } = contextIn('en-US')): Html {
  return html`<li><img src="${picture}" width="56" height="56" alt="">
    <span class="name">${name}<small>${say('Quantity: {quantity}', { quantity })}</small></span>
    <span class="amount">${amount}</span></li>`;
}

function lineView(line: CartLine, texts: PageTexts): Html {
  const { say, money } = texts;
  const { product, qty, deliveryType, parentRelation } = line;
  return summaryLine(
    {
      picture: picturePath(product),
      name: product.name,
      quantity: deliveryType === 'ISP' ? say('{n}, for pickup', { n: qty }) : String(qty),
      amount: parentRelation === 'BUNDLE' ? say('Included') : money(lineUnitPrice(line) * qty),
    },
    texts,
  );
}
