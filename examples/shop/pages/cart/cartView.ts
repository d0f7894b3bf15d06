import type { Visitor } from '../../accounts/session';
import { picturePath, productPath } from '../../cart/answer/productBody';
import { coupons } from '../../cart/coupons';
import { findCart } from '../../cart/findCart';
import { offeredServices } from '../../cart/furniture';
import { type CartLine, countItems, lineUnitPrice, readLines } from '../../cart/line';
import { lineState } from '../../cart/lineState';
import { message, translateMessage } from '../../cart/message';
import { type Sums, type Totals, totalsOf } from '../../cart/totals';
import type { Reader } from '../../database/open';
import type { CartRow } from '../../database/schema';
import { widgetTextsIn } from '../../languages/widgetTexts';
import { storePlaces } from '../../stores/storePlaces';
import { cartPath, type FormContext, type PageTexts } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { emptyCart } from './emptyCart';
import { cartTable, checkoutAndCoupons, hidden, quantityForm, removeForm, saveForm } from './lineForms';
import { type SumTableOptions, sumTable } from './sumTable';

/**
 * The cart below the title of its widget, as a table of plain forms: quantities, deletes, a coupon and the link to the
 * checkout. A business cart has its accounting above the totals.
 */
export async function cartView(
  reader: Reader,
  visitor: Visitor,
  context: FormContext,
  accounting: Html,
): Promise<Html> {
  const texts = widgetTextsIn(context.language, 'cart-page');
  const cart = await findCart(reader, visitor);
  const lines = cart ? await readLines(reader, cart.id) : [];
  if (lines.length === 0) return html`<h1>${texts('titleEmpty')}</h1>${emptyCart(context)}`;
  const totals = totalsOf(cart, lines, visitor.account);
  const stores = await storePlaces(
    reader,
    lines.map(({ storeNumber }) => storeNumber),
  );
  const around = { lines, context, visitor, cart, stores };
  const families = lines.filter(({ parentLineId }) => parentLineId === null);
  const rows = families.map((line) => [
    row(line, around),
    ...lines.filter(({ parentLineId }) => parentLineId === line.id).map((child) => row(child, around)),
  ]);
  const hints = coupons.map(
    ({ code, about }, index) => html`${index > 0 ? ', ' : ''}<b>${code}</b> (${context.say(about)})`,
  );
  const beside = html`${accounting}${sums(totals, {}, context)}${checkoutAndCoupons(totals.coupons, context)}<p class="quiet">${context.say('Try one of these:')} ${hints}.</p>`;
  return html`<h1>${texts('title', { n: countItems(lines) })}</h1>${cartTable(rows, beside, context)}`;
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
  const { say, money } = context;
  const each = lineUnitPrice(line);
  const { name, kind, surchargeSplit: step } = line.product;
  const forms = { id: line.id, name, qty: line.qty, step };
  // plans are saved with their line
  const isSavable = line.parentLineId === null && kind !== 'SAMPLE';
  return html`<tr class="${line.parentLineId ? 'child' : ''}">
    <td class="cart-picture"><img src="${picturePath(line.product)}" width="60" height="60" alt=""></td>
    <th scope="row"><a href="${productPath(line.sku)}">${name}</a>
      ${line.deliveryType === 'ISP' ? html`<small>${say('Pick up at {place}', { place: stores.get(line.storeNumber ?? '') ?? line.storeNumber ?? '' })}</small>` : nothing}
      ${originalForm(line, context)}
      ${serviceForm(line, cart, context)}
      ${lineState(line, lines, account).map((state) => html`<small class="${state.type === 'INFO' ? 'good' : 'bad'}">${translateMessage(state, say)}</small>`)}</th>
    <td class="each">${isPart ? say('Included') : money(each)}</td>
    <td>${isPart ? line.qty : quantityForm(forms, context)}</td>
    <td>${isPart ? '' : money(each * line.qty)}</td>
    <td>${isPart ? nothing : removeForm(forms, context)}${isSavable ? saveForm(forms, context) : nothing}</td></tr>`;
}

/** The requested product of a substitute, with a form that puts it back [DEC-Q555]. */
function originalForm(line: CartLine, context: FormContext): Html {
  if (!line.originalSku) return nothing;
  const texts = widgetTextsIn(context.language, 'cart-page');
  const name = line.originalName ?? line.originalSku;
  return html`<small>${texts('replaces', { name })}</small>
    <form method="post" action="${cartPath('original', context)}">${hidden(line.id, context)}<input type="hidden" name="key" value="${context.key}"><button type="submit" class="link" aria-label="${texts('keepOriginalNamed', { name })}">${texts('keepOriginal')}</button></form>`;
}

/** The services that are offered for a piece of furniture. */
function serviceForm(line: CartLine, cart: CartRow | undefined, context: FormContext): Html {
  const services = offeredServices(cart, line);
  if (!services) return nothing;
  const { say } = context;
  const texts = widgetTextsIn(context.language, 'cart');
  return html`<form class="quantity" method="post" action="${cartPath('service', context)}">${hidden(line.id, context)}
    <select name="level" aria-label="${texts('furniture.service')}: ${line.product.name}">
      <option value="">${texts('furniture.none')}</option>
      ${services.map(({ level, qty }) => html`<option value="${level}" ${qty > 0 ? 'selected' : ''}>${texts(`furniture.${level}`)}</option>`)}
    </select>
    <button type="submit" class="button button-quiet">${say('Choose')}</button></form>`;
}

/** The totals of the cart, and the problems of its coupons. */
export function sums(totals: Pick<Totals, keyof Sums | 'coupons'>, options: SumTableOptions, texts: PageTexts): Html {
  return html`${sumTable(totals, options, texts)}
    ${totals.coupons
      .filter(({ reason }) => reason !== undefined)
      .map(
        ({ code, reason = '' }) =>
          html`<p class="bad">${code}: ${translateMessage(message(reason, 'WARNING'), texts.say)}</p>`,
      )}`;
}
