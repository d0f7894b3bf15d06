import type { Visitor } from '../../accounts/session';
import { picturePath, productPath } from '../../cart/answer/productBody';
import { coupons } from '../../cart/coupons';
import { findCart } from '../../cart/findCart';
import { offeredServices } from '../../cart/furniture';
import { type CartLine, lineUnitPrice, readLines } from '../../cart/line';
import { lineState } from '../../cart/lineState';
import { message } from '../../cart/message';
import { type Totals, totalsOf } from '../../cart/totals';
import type { Reader } from '../../database/open';
import type { CartRow } from '../../database/schema';
import { storePlaces } from '../../stores/storePlaces';
import { dollars } from '../platform/dollars';
import { cartPath, type FormContext, savedPath } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { type SumTableOptions, sumTable } from './sumTable';

/** The cart as a table of plain forms: quantities, deletes, a coupon and the link to the checkout. */
export async function cartView(reader: Reader, visitor: Visitor, context: FormContext): Promise<Html> {
  const cart = await findCart(reader, visitor);
  const lines = cart ? await readLines(reader, cart.id) : [];
  if (lines.length === 0) {
    return html`<p class="empty">Your cart is empty. <a href="/">Start shopping</a>, or <a href="/try">explore our demo products</a>.</p>`;
  }
  const totals = totalsOf(cart, lines, visitor.account);
  const stores = await storePlaces(
    reader,
    lines.map(({ storeNumber }) => storeNumber),
  );
  const around = { lines, context, visitor, cart, stores };
  const families = lines.filter(({ parentLineId }) => parentLineId === null);
  return html`<div class="cart">
  <div class="cart-lines"><table>
    <thead><tr><th scope="col" colspan="2">Item</th><th scope="col">Each</th><th scope="col">Quantity</th><th scope="col">Total</th><td></td></tr></thead>
    <tbody>${families.map((line) => [
      row(line, around),
      ...lines.filter(({ parentLineId }) => parentLineId === line.id).map((child) => row(child, around)),
    ])}</tbody>
  </table></div>
  <aside class="sums">${sums(totals)}
    <p><a class="button" href="/cc/sparq/checkout">Checkout</a></p>
    <form method="post" action="${cartPath('coupons', context)}"><input type="hidden" name="back" value="${context.back}">
      <label for="coupon">Coupon</label><input id="coupon" name="coupon" autocomplete="off" maxlength="40">
      <button type="submit" class="button button-quiet">Apply</button></form>
    ${totals.coupons.map(({ code }) => couponForm(code, context))}
    <p class="quiet">Try ${coupons.map(({ code, about }, index) => html`${index > 0 ? ', ' : ''}<b>${code}</b> (${about})`)}.</p>
  </aside></div>`;
}

/** A coupon of the cart, with a form to remove it. */
function couponForm(code: string, context: FormContext): Html {
  return html`<form class="coupon" method="post" action="${cartPath('coupons/remove', context)}"><input type="hidden" name="coupon" value="${code}"><input type="hidden" name="back" value="${context.back}">
      <b>${code}</b> <button type="submit" class="link" aria-label="Remove coupon ${code}">Remove</button></form>`;
}

type Surroundings = {
  lines: CartLine[];
  context: FormContext;
  visitor: Visitor;
  cart: CartRow | undefined;
  /** The addresses of the lines' stores, by store number. */
  stores: Map<string, string>;
};

function row(line: CartLine, { lines, context, visitor: { account }, cart, stores }: Surroundings): Html {
  const isPart = line.parentRelation === 'BUNDLE';
  const each = lineUnitPrice(line);
  const name = line.product.name;
  return html`<tr class="${line.parentLineId ? 'child' : ''}">
    <td class="cart-picture"><img src="${picturePath(line.product)}" width="60" height="60" alt=""></td>
    <th scope="row"><a href="${productPath(line.sku)}">${name}</a>
      ${line.deliveryType === 'ISP' ? html`<small>Pick up at ${stores.get(line.storeNumber ?? '') ?? line.storeNumber}</small>` : nothing}
      ${line.originalSku ? html`<small>Replaces ${line.originalName}</small>` : nothing}
      ${serviceForm(line, cart, context)}
      ${lineState(line, lines, account).map(({ message: text, type }) => html`<small class="${type === 'INFO' ? 'good' : 'bad'}">${text}</small>`)}</th>
    <td class="each">${isPart ? 'Included' : dollars(each)}</td>
    <td>${isPart ? line.qty : quantityForm(line, context)}</td>
    <td>${isPart ? '' : dollars(each * line.qty)}</td>
    <td>${
      isPart
        ? nothing
        : html`<form method="post" action="${cartPath('delete', context)}">${hidden(line, context)}<button type="submit" class="link" aria-label="Remove ${name}">Remove</button></form>`
    }${saveForm(line, context)}</td></tr>`;
}

/** Plans are saved with their line, and samples cannot be saved. */
function saveForm(line: CartLine, context: FormContext): Html {
  if (line.parentLineId !== null || line.product.kind === 'SAMPLE') return nothing;
  return html`<form method="post" action="${savedPath('save', context)}">${hidden(line, context)}<button type="submit" class="link" aria-label="Save ${line.product.name} for later">Save for later</button></form>`;
}

/** The services that are offered for a piece of furniture. */
function serviceForm(line: CartLine, cart: CartRow | undefined, context: FormContext): Html {
  const services = offeredServices(cart, line);
  if (!services) return nothing;
  return html`<form class="quantity" method="post" action="${cartPath('service', context)}">${hidden(line, context)}
    <select name="level" aria-label="Furniture service for ${line.product.name}">
      <option value="">No furniture service</option>
      ${services.map(({ level, qty }) => html`<option value="${level}" ${qty > 0 ? 'selected' : ''}>${serviceNames[level]}</option>`)}
    </select>
    <button type="submit" class="button button-quiet">Choose</button></form>`;
}

const serviceNames = { BASC: 'Basic: delivered and unpacked', CUST: 'Custom: assembled the way you want' };

function quantityForm(line: CartLine, context: FormContext): Html {
  return html`<form class="quantity" method="post" action="${cartPath('update', context)}">${hidden(line, context)}
    <input type="number" name="qty" inputmode="numeric" min="0" max="9999" step="${line.product.surchargeSplit ?? 1}" value="${line.qty}" aria-label="Quantity of ${line.product.name}">
    <button type="submit" class="button button-quiet">Update</button></form>`;
}

function hidden(line: CartLine, context: FormContext): Html {
  return html`<input type="hidden" name="cartItemId" value="${line.id}"><input type="hidden" name="back" value="${context.back}">`;
}

/** The totals of the cart, and the problems of its coupons. */
export function sums(totals: Totals, options?: SumTableOptions): Html {
  return html`${sumTable(totals, options)}
    ${totals.coupons
      .filter(({ reason }) => reason !== undefined)
      .map(
        ({ code, reason = '' }) => html`<p class="bad">${code}: ${message(reason, 'WARNING').message ?? reason}</p>`,
      )}`;
}
