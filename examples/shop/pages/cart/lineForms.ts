import { cartPath, type FormContext, savedPath } from '../platform/formContext';
import { type Html, html } from '../platform/html';

/** The table of a cart's lines, with its sums and forms beside it. */
export function cartTable(rows: readonly (Html | Html[])[], beside: Html): Html {
  return html`<div class="cart">
  <div class="cart-lines"><table>
    <thead><tr><th scope="col" colspan="2">Item</th><th scope="col">Each</th><th scope="col">Quantity</th><th scope="col">Total</th><td></td></tr></thead>
    <tbody>${rows}</tbody>
  </table></div>
  <aside class="sums">${beside}</aside></div>`;
}

/** A line of the cart, as its plain forms need it. */
export type FormLine = { id: string; name: string; qty: number; step?: number | null };

export function quantityForm({ id, name, qty, step }: FormLine, context: FormContext): Html {
  return html`<form class="quantity" method="post" action="${cartPath('update', context)}">${hidden(id, context)}
    <input type="number" name="qty" inputmode="numeric" min="0" max="9999" step="${step ?? 1}" value="${qty}" aria-label="Quantity of ${name}">
    <button type="submit" class="button button-quiet">Update</button></form>`;
}

export function removeForm({ id, name }: FormLine, context: FormContext): Html {
  return html`<form method="post" action="${cartPath('delete', context)}">${hidden(id, context)}<button type="submit" class="link" aria-label="Remove ${name}">Remove</button></form>`;
}

export function saveForm({ id, name }: FormLine, context: FormContext): Html {
  return html`<form method="post" action="${savedPath('save', context)}">${hidden(id, context)}<button type="submit" class="link" aria-label="Save ${name} for later">Save for later</button></form>`;
}

/** The link to the checkout, and the forms to enter a coupon and to remove one. */
export function checkoutAndCoupons(coupons: readonly { code: string }[], context: FormContext): Html {
  return html`<p><a class="button" href="/cc/sparq/checkout">Checkout</a></p>
    <form method="post" action="${cartPath('coupons', context)}"><input type="hidden" name="back" value="${context.back}">
      <label for="coupon">Coupon</label><input id="coupon" name="coupon" autocomplete="off" maxlength="40">
      <button type="submit" class="button button-quiet">Apply</button></form>
    ${coupons.map(
      ({
        code,
      }) => html`<form class="coupon" method="post" action="${cartPath('coupons/remove', context)}"><input type="hidden" name="coupon" value="${code}"><input type="hidden" name="back" value="${context.back}">
      <b>${code}</b> <button type="submit" class="link" aria-label="Remove coupon ${code}">Remove</button></form>`,
    )}`;
}

export function hidden(cartItemId: string, { back }: FormContext): Html {
  return html`<input type="hidden" name="cartItemId" value="${cartItemId}"><input type="hidden" name="back" value="${back}">`;
}
