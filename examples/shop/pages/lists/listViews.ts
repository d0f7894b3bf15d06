import type { ListAnswerBody, ListBody } from '../../../../src/core/lists/contract/lists';
import { listUrl } from '../../../../src/core/lists/rules/lists';
import type { Account } from '../../accounts/session';
import { refusalOf } from '../../cart/adding/refusalOf';
import { picturePath, productPath } from '../../cart/answer/productBody';
import { unitPrice } from '../../cart/price';
import { findBySku } from '../../catalogue/findBySku';
import type { Reader } from '../../database/open';
import type { Product } from '../../database/schema';
import { widgetTextsIn } from '../../languages/widgetTexts';
import { day } from '../platform/day';
import type { FormContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { listPaths } from './listPaths';

/** The page of a list that is displayed. */
export const shown = { size: 100, page: 1 };

type Item = { listItemId: string; itemId: string; qty?: number | null };

const levelIn = ({ language }: FormContext, level: string) =>
  widgetTextsIn(language, 'lists')(`level.${level}` as 'level.PERSONAL');

/** All lists, with plain forms to create and delete them. */
export function allListsView(lists: ListBody[], account: Account, context: FormContext): Html {
  const texts = widgetTextsIn(context.language, 'lists-page');
  return html`<h1>${texts('title')}</h1>
    ${lists.length === 0 ? html`<p>${texts('none')}</p>` : table(lists, context)}
    <details><summary>${texts('create')}</summary>${createForm(account, context)}</details>`;
}

function table(lists: ListBody[], context: FormContext): Html {
  const texts = widgetTextsIn(context.language, 'lists-page');
  const shared = widgetTextsIn(context.language, 'lists');
  return html`<table class="lists"><thead><tr><th scope="col">${shared('columnName')}</th><th scope="col">${shared('columnModified')}</th><th scope="col">${shared('columnType')}</th><th scope="col">${shared('columnActions')}</th></tr></thead>
    <tbody>${lists.map(
      (list) => html`<tr>
      <th scope="row"><a href="${pathOfList(list.id, context)}">${list.name}</a> <small class="quiet">${texts('items', { n: list.itemCount ?? 0 })}</small></th>
      <td>${list.modified ? day(list.modified.slice(0, 10), context.locale) : ''}</td>
      <td>${levelIn(context, list.accessLevel ?? 'PERSONAL')}</td>
      <td>${list.isOwner && !list.readOnly ? button('delete', { listId: list.id }, texts('remove'), texts('removeNamed', { name: list.name ?? '' }), context) : nothing}</td></tr>`,
    )}</tbody></table>`;
}

/** The page of the create form. */
export function createView(account: Account, context: FormContext): Html {
  return html`<h1>${widgetTextsIn(context.language, 'lists-page')('create')}</h1>${createForm(account, context)}`;
}

function createForm(account: Account, context: FormContext, sku?: string): Html {
  const { all } = listPaths[context.tenant];
  const texts = widgetTextsIn(context.language, 'lists-page');
  return html`<form class="sheet" method="post" action="/webapp/lists/create">
    <input type="hidden" name="back" value="${sku ? context.back : all}">
    ${sku ? html`<input type="hidden" name="sku" value="${sku}">` : nothing}
    <label for="list-name">${texts('name')}</label><input id="list-name" name="name" maxlength="100" required>
    <label for="list-level">${texts('type')}</label><select id="list-level" name="accessLevel">
      <option value="PERSONAL">${levelIn(context, 'PERSONAL')}</option>
      ${account.companyId === null ? nothing : html`<option value="SHARED">${levelIn(context, 'SHARED')}</option>`}</select>
    <button type="submit" class="button">${texts('create')}</button></form>`;
}

/** One list, with plain forms for every change. */
export async function listDetailsView(
  reader: Reader,
  { list, listItems }: ListAnswerBody,
  account: Account,
  context: FormContext,
): Promise<Html> {
  const items: Item[] = listItems?.items ?? [];
  const found = await findBySku(
    reader,
    items.map(({ itemId }) => itemId),
  );
  const products = new Map(found.map((product) => [product.sku, product]));
  const texts = widgetTextsIn(context.language, 'list-details');
  const isEditable = !list.readOnly;
  const addAll = addCaption(items, products, account, context);
  return html`<h1>${list.name}</h1>
    <p class="quiet">${levelIn(context, list.accessLevel ?? 'PERSONAL')} · ${texts('count', { n: list.itemCount ?? items.length })}</p>
    ${isEditable ? nothing : html`<p>${texts('readOnly')}</p>`}
    ${
      items.length === 0
        ? html`<p>${texts('empty')}</p>`
        : html`${button('cart', { listId: list.id }, addAll, addAll, context, 'button')}
    <div class="saved"><table><tbody>${items.map((item) => row(item, products.get(item.itemId), list.id, isEditable, context))}</tbody></table></div>`
    }`;
}

/** What the button of the whole list adds: how many items, at which price if all prices are displayed. */
function addCaption(items: Item[], products: Map<string, Product>, account: Account, context: FormContext): string {
  const texts = widgetTextsIn(context.language, 'list-details');
  const added = items.flatMap(({ itemId, qty }) => {
    const product = products.get(itemId);
    return product && product.stock > 0 && !refusalOf(product, account) ? [{ product, qty: qty ?? 1 }] : [];
  });
  const n = added.reduce((sum, { qty }) => sum + qty, 0);
  if (n === 0 || items.length === shown.size) return texts('addAll');
  const hasPrices = added.every(({ product }) => !product.hasPriceInCartOnly);
  const total = added.reduce((sum, { product, qty }) => sum + (unitPrice(product) ?? 0) * qty, 0);
  return hasPrices ? texts('addPriced', { n, price: context.money(total) }) : texts('addUnits', { n });
}

function row(
  item: Item,
  product: Product | undefined,
  listId: string,
  isEditable: boolean,
  context: FormContext,
): Html {
  const name = product?.name ?? item.itemId;
  const price = product && unitPrice(product);
  const fields = { listId, listItemId: item.listItemId };
  const { money, say } = context;
  const texts = widgetTextsIn(context.language, 'list-details');
  return html`<tr>
    <td class="cart-picture">${product ? html`<img src="${picturePath(product)}" width="60" height="60" alt="" loading="lazy">` : nothing}</td>
    <th scope="row">${product ? html`<a href="${productPath(item.itemId)}">${name}</a>` : name}</th>
    <td class="each">${price === undefined || product?.hasPriceInCartOnly ? '' : money(price)}</td>
    <td>${
      isEditable
        ? html`<form class="quantity" method="post" action="/webapp/lists/update">${hidden({ ...fields, wasQty: String(item.qty ?? 1) }, context)}
      <input aria-label="${say('Quantity of {name}', { name })}" type="number" name="qty" min="1" max="9999" value="${item.qty ?? 1}">
      <button type="submit" class="link" aria-label="${say('Update the quantity of {name}', { name })}">${say('Update')}</button></form>`
        : (item.qty ?? 1)
    }</td>
    <td class="line-total">${price === undefined || product?.hasPriceInCartOnly ? '' : money(price * (item.qty ?? 1))}</td>
    <td class="row-actions">${button('cart', fields, texts('addOne'), texts('addNamed', { name }), context)}
      ${isEditable ? button('remove', fields, texts('remove'), say('Remove {name}', { name }), context) : nothing}</td></tr>`;
}

/** The page to add a product to a list without any script. */
export function chooseView(product: Product, lists: ListBody[], account: Account, context: FormContext): Html {
  const own = lists.filter((list) => !list.readOnly);
  const back = productPath(product.sku);
  const { say } = context;
  return html`<h1>${say('Add to list')}</h1><p><a href="${back}">${product.name}</a></p>
    <ul class="plain">${own.map(
      (list) =>
        html`<li>${button('add', { listId: list.id, sku: product.sku }, say('Add to {list}', { list: list.name ?? '' }), undefined, { ...context, back }, 'button button-quiet')}</li>`,
    )}</ul>
    <h2>${say('New list')}</h2>${createForm(account, { ...context, back }, product.sku)}`;
}

const pathOfList = (id: string, { tenant }: FormContext) => listUrl(listPaths[tenant].details, id) ?? '';

function hidden(fields: Record<string, string>, { back, key }: FormContext): Html {
  return html`${Object.entries({ ...fields, back, key }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`;
}

type Act = 'add' | 'cart' | 'delete' | 'remove';

function button(
  act: Act,
  fields: Record<string, string>,
  text: string,
  label: string | undefined,
  context: FormContext,
  look = 'link',
): Html {
  return html`<form method="post" action="/webapp/lists/${act}">${hidden(fields, context)}
    <button type="submit" class="${look}"${label ? html` aria-label="${label}"` : nothing}>${text}</button></form>`;
}
