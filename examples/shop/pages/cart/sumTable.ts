import type { Sums } from '../../cart/totals';
import type { Text } from '../../languages/say';
import { contextIn, type FormContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';

/** A gift card that pays a part of the total, in cents. */
export type GiftCardRow = { name: string; amount: number };

export type SumTableOptions = {
  giftCards?: readonly GiftCardRow[];
  /** The texts of an amount without its tax, which is not known yet. */
  untaxed?: { tax: Text; total: Text; left: Text };
};

/** The widget of the cart page names them like this, too. */
const IN_CART = { tax: 'Calculated at checkout', total: 'Total', left: 'Left to pay' } as const;

/**
 * The totals of a cart or an order: the subtotal, the delivery to an address, the tax, and each other amount that is
 * not zero. Below the total are the gift cards, with the amount that they leave.
 */
export function sumTable(
  sums: Sums,
  { giftCards = [], untaxed = IN_CART }: SumTableOptions = {},
  { say, money }: Pick<FormContext, 'say' | 'money'> = contextIn('en-US'),
): Html {
  const row = (name: Text, cents: number, look = 'fee', isAlways = false) =>
    cents === 0 && !isAlways ? nothing : html`<div class="${look}"><dt>${say(name)}</dt><dd>${money(cents)}</dd></div>`;
  const paid = giftCards.reduce((sum, { amount }) => sum + amount, 0);
  return html`<dl>${row('Subtotal', sums.subtotal, 'subtotal', true)}${row('Coupons', -sums.couponSavings, 'saving')}${row('Member savings', -sums.memberSavings, 'saving')}
    ${sums.delivery === null ? nothing : html`<div class="delivery"><dt>${say('Delivery')}</dt><dd>${sums.delivery ? money(sums.delivery) : say('Free')}</dd></div>`}
    ${row('Handling', sums.handlingFee)}${row('Surcharge', sums.surcharge)}${row('Furniture service', sums.furnitureFee)}
    ${sums.isFurnitureFeeOpen ? html`<div><dt>${say('Custom furniture service')}</dt><dd>${say('To be determined')}</dd></div>` : nothing}
    ${sums.tax === undefined ? nothing : html`<div><dt>${say('Tax')}</dt><dd>${sums.tax === null ? say(untaxed.tax) : money(sums.tax)}</dd></div>`}
    ${row(sums.tax === null ? untaxed.total : 'Total', sums.total, 'total', true)}
    ${giftCards.map(({ name, amount }) => html`<div class="saving"><dt>${name}</dt><dd>${money(-amount)}</dd></div>`)}
    ${paid > 0 ? row(sums.tax === null ? untaxed.left : 'Left to pay', sums.total - paid, 'total', true) : nothing}</dl>`;
}
