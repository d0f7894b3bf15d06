import { widgetTextsIn } from '../../languages/widgetTexts';
import { cartPath, type FormContext, savedPath } from '../platform/formContext';
import { type Html, html } from '../platform/html';

const textsOf = ({ language }: FormContext) => widgetTextsIn(language, 'cart-page');

/** The table of a cart's lines, with its sums and forms beside it. */
export function cartTable(rows: readonly (Html | Html[])[], beside: Html, { say }: FormContext): Html {
  return html`<div class="cart">
  <div class="cart-lines"><table>
    <thead><tr><th scope="col" colspan="2">${say('Item')}</th><th scope="col">${say('Unit price')}</th><th scope="col">${say('Quantity')}</th><th scope="col">${say('Total')}</th><td></td></tr></thead>
    <tbody>${rows}</tbody>
  </table></div>
  <aside class="sums">${beside}</aside></div>`;
}

/** A line of the cart, as its plain forms need it. */
export type FormLine = { id: string; name: string; qty: number; step?: number | null };

export function quantityForm({ id, name, qty, step }: FormLine, context: FormContext): Html {
  const { say } = context;
  return html`<form class="quantity" method="post" action="${cartPath('update', context)}">${hidden(id, context)}
    <input type="number" name="qty" inputmode="numeric" min="0" max="9999" step="${step ?? 1}" value="${qty}" aria-label="${say('Quantity of {name}', { name })}">
    <button type="submit" class="button button-quiet" aria-label="${say('Update the quantity of {name}', { name })}">${say('Update')}</button></form>`;
}

export function removeForm({ id, name }: FormLine, context: FormContext): Html {
  const texts = textsOf(context);
  return html`<form method="post" action="${cartPath('delete', context)}">${hidden(id, context)}<button type="submit" class="link" aria-label="${texts('removeNamed', { name })}">${texts('remove')}</button></form>`;
}

export function saveForm({ id, name }: FormLine, context: FormContext): Html {
  const texts = textsOf(context);
  return html`<form method="post" action="${savedPath('save', context)}">${hidden(id, context)}<button type="submit" class="link" aria-label="${texts('saveNamed', { name })}">${texts('saveForLater')}</button></form>`;
}

/** The link to the checkout, and the forms to enter a coupon and to remove one. */
export function checkoutAndCoupons(coupons: readonly { code: string }[], context: FormContext): Html {
  const texts = textsOf(context);
  return html`<p><a class="button" href="/cc/sparq/checkout">${texts('checkout')}</a></p>
    <form class="coupon-form" method="post" action="${cartPath('coupons', context)}"><input type="hidden" name="back" value="${context.back}">
      <label for="coupon">${texts('coupon')}</label><input id="coupon" name="coupon" autocomplete="off" maxlength="40">
      <button type="submit" class="button button-quiet">${texts('apply')}</button></form>
    ${coupons.map(
      ({
        code,
      }) => html`<form class="coupon" method="post" action="${cartPath('coupons/remove', context)}"><input type="hidden" name="coupon" value="${code}"><input type="hidden" name="back" value="${context.back}">
      <b>${code}</b> <button type="submit" class="link" aria-label="${texts('removeCoupon', { code })}">${texts('remove')}</button></form>`,
    )}`;
}

export function hidden(cartItemId: string, { back }: FormContext): Html {
  return html`<input type="hidden" name="cartItemId" value="${cartItemId}"><input type="hidden" name="back" value="${back}">`;
}
