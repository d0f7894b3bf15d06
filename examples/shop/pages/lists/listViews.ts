import * as v from 'valibot';
import type { ListAnswerBody, ListBody } from '../../../../src/core/lists/contract/lists';
import { ACCESS_LEVELS, listUrl } from '../../../../src/core/lists/rules/lists';
import { ALL_LISTS, FAVORITE_LISTS, LIST_SORT_OPTIONS } from '../../../../src/core/lists/rules/listsForm';
import { picturePath, productPath } from '../../cart/answer/productBody';
import { SearchText } from '../../http/readRequest';
import { widgetTextsIn } from '../../languages/widgetTexts';
import { dayAndYear } from '../platform/day';
import type { FormContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { listPaths } from './listPaths';

/** The page of a list that is displayed. */
export const shown = { size: 100, page: 1 };

/** A product of a list. Its price, and what a sale saves on it, are in cents; the price is undefined if it is not displayed. */
export type ListedProduct = { name: string; price: number | undefined; saving: number; canAdd: boolean };

type Item = { listItemId: string | number; itemId: string; qty?: number | null };

const levelIn = ({ language }: FormContext, level: string) =>
  widgetTextsIn(language, 'lists')(`level.${level}` as 'level.PERSONAL');

/** What a list page searches for and how it sorts, from its query. */
export const ListFilters = v.object({
  search: SearchText,
  sort: v.fallback(v.picklist(['default', ...LIST_SORT_OPTIONS]), 'default'),
  access: v.fallback(v.picklist([ALL_LISTS, FAVORITE_LISTS, ...ACCESS_LEVELS]), ALL_LISTS),
});

export type ListFilters = v.InferOutput<typeof ListFilters>;

/** All lists, with plain forms to search, create and delete them. It has the same boxes as the widget [DEC-Q557]. */
export function allListsView(
  lists: ListBody[],
  recommended: ListBody[],
  filters: ListFilters,
  canShare: boolean,
  context: FormContext,
): Html {
  const texts = widgetTextsIn(context.language, 'lists-page');
  const isNarrowed = filters.search !== '' || filters.access !== ALL_LISTS;
  return html`<h1>${texts('title')}</h1>
    <search class="list-filters"><form method="get" action="${listPaths[context.tenant].all}">
      ${tenantField(context)}
      ${searchField(texts('search'), filters)}
      ${select('sort', texts('sort'), filters.sort, sortOptions(texts('sortFirst'), context))}
      ${select(
        'access',
        texts('filter'),
        filters.access,
        [ALL_LISTS, FAVORITE_LISTS, ...ACCESS_LEVELS].map((level) => [level, levelIn(context, level)]),
      )}
      <noscript><button type="submit" class="button button-quiet">${context.say('Show results')}</button></noscript></form>
      <details class="list-create"><summary class="button">${texts('create')}</summary>${createForm(canShare, context)}</details></search>
    ${lists.length === 0 ? html`<p>${texts(isNarrowed ? 'noneFound' : 'none')}</p>` : table(lists, context)}
    ${
      recommended.length === 0
        ? nothing
        : html`<h2>${texts('recommended')}</h2><p class="list-links">${recommended.map((list) => html`<a href="${pathOfList(list.id, context)}">${list.name}</a>`)}</p>`
    }`;
}

/** Consumers' pages have their country in the query, which a form would leave out. */
const tenantField = ({ tenant }: FormContext) =>
  tenant === 'COM' ? html`<input type="hidden" name="tid" value="US">` : nothing;

const searchField = (label: string, { search }: ListFilters) =>
  html`<label><b>${label}</b><input name="search" value="${search}" maxlength="200" autocomplete="off"></label>`;

function select(
  name: string,
  label: string,
  chosen: string,
  options: (readonly [value: string, text: string])[],
): Html {
  return html`<label><b>${label}</b><select name="${name}">${options.map(
    ([value, text]) => html`<option value="${value}"${value === chosen ? html` selected` : nothing}>${text}</option>`,
  )}</select></label>`;
}

function sortOptions(first: string, { language }: FormContext): (readonly [string, string])[] {
  const shared = widgetTextsIn(language, 'lists');
  return [['default', first], ...LIST_SORT_OPTIONS.map((sort) => [sort, shared(`sort.${sort}`)] as const)];
}

function table(lists: ListBody[], context: FormContext): Html {
  const texts = widgetTextsIn(context.language, 'lists-page');
  const shared = widgetTextsIn(context.language, 'lists');
  return html`<table class="lists"><thead><tr><th scope="col">${shared('columnName')}</th><th scope="col">${shared('columnModified')}</th><th scope="col">${shared('columnType')}</th><th scope="col">${shared('columnActions')}</th></tr></thead>
    <tbody>${lists.map(
      (list) => html`<tr>
      <th scope="row"><a href="${pathOfList(list.id, context)}">${list.name}</a><small class="quiet">${texts('items', { n: list.itemCount ?? 0 })}</small></th>
      <td>${list.modified ? dayAndYear(list.modified.slice(0, 10), context.locale) : ''}</td>
      <td>${levelIn(context, list.accessLevel ?? 'PERSONAL')}</td>
      <td><div class="list-actions"><span class="star-box"></span>${list.isOwner && !list.readOnly ? button('delete', { listId: list.id }, texts('remove'), texts('removeNamed', { name: list.name ?? '' }), context, 'link plain-button') : nothing}</div></td></tr>`,
    )}</tbody></table>`;
}

/** The page of the create form. */
export function createView(canShare: boolean, context: FormContext): Html {
  return html`<h1>${widgetTextsIn(context.language, 'lists-page')('create')}</h1>${createForm(canShare, context)}`;
}

function createForm(canShare: boolean, context: FormContext, sku?: string): Html {
  const { all } = listPaths[context.tenant];
  const texts = widgetTextsIn(context.language, 'lists-page');
  return html`<form class="sheet narrow" method="post" action="/webapp/lists/create">
    <input type="hidden" name="back" value="${sku ? context.back : all}">
    ${sku ? html`<input type="hidden" name="sku" value="${sku}">` : nothing}
    <label for="list-name">${texts('name')}</label><input id="list-name" name="name" maxlength="100" required>
    <label for="list-level">${texts('type')}</label><select id="list-level" name="accessLevel">
      <option value="PERSONAL">${levelIn(context, 'PERSONAL')}</option>
      ${canShare ? html`<option value="SHARED">${levelIn(context, 'SHARED')}</option>` : nothing}</select>
    <button type="submit" class="button">${texts('create')}</button></form>`;
}

/** One list, with plain forms for every change. It has the same boxes as the widget [DEC-Q557]. */
export function listDetailsView(
  { list, listItems }: ListAnswerBody,
  products: Map<string, ListedProduct>,
  filters: ListFilters,
  context: FormContext,
): Html {
  const items: Item[] = listItems?.items ?? [];
  const texts = widgetTextsIn(context.language, 'list-details');
  const isEditable = !list.readOnly;
  return html`<h1>${list.name}</h1>
    <p class="list-about">${levelIn(context, list.accessLevel ?? 'PERSONAL')} · ${texts('count', { n: list.itemCount ?? items.length })}</p>
    ${isEditable ? nothing : html`<p>${texts('readOnly')}</p>`}
    <form class="list-tools" method="get" action="${listPaths[context.tenant].details}">
      ${tenantField(context)}<input type="hidden" name="listId" value="${list.id}">
      ${
        items.length > 0 || filters.search
          ? html`${searchField(texts('search'), filters)}
      ${select('sort', texts('sort'), filters.sort, sortOptions(texts('sortFirst'), context))}
      <noscript><button type="submit" class="button button-quiet">${context.say('Show results')}</button></noscript>`
          : nothing
      }
      ${isEditable ? reserved(texts('edit')) : nothing}${reserved(texts('print'))}
      <a class="button button-quiet" href="${listPaths[context.tenant].all}">${texts('all')}</a></form>
    ${
      items.length === 0
        ? html`<p>${texts(filters.search ? 'noneFound' : 'empty')}</p>`
        : html`${addBar({ listId: list.id, search: filters.search }, additionOf(items, products), context)}
    <ul class="list-items">${items.map((item) => row(item, products.get(item.itemId), list.id, isEditable, context))}</ul>`
    }`;
}

/** The space of a button that the widget has and a plain page has not. */
const reserved = (text: string) => html`<span class="button button-quiet reserved" aria-hidden="true">${text}</span>`;

type Addition = { n: number; total: number | undefined };

/**
 * How many items the button of the whole list adds, and at which price if all prices are displayed. Undefined if it also
 * adds items of pages that are not displayed.
 */
function additionOf(items: Item[], products: Map<string, ListedProduct>): Addition | undefined {
  if (items.length === shown.size) return undefined;
  const added = items.flatMap(({ itemId, qty }) => {
    const product = products.get(itemId);
    return product?.canAdd ? [{ price: product.price, qty: qty ?? 1 }] : [];
  });
  const hasPrices = added.every(({ price }) => price !== undefined);
  const total = added.reduce((sum, { price = 0, qty }) => sum + price * qty, 0);
  return { n: added.reduce((sum, { qty }) => sum + qty, 0), total: hasPrices ? total : undefined };
}

function addBar(found: { listId: string; search: string }, addition: Addition | undefined, context: FormContext): Html {
  const texts = widgetTextsIn(context.language, 'list-details');
  const { n = 0, total } = addition ?? {};
  const price = n > 0 && total !== undefined ? context.money(total) : undefined;
  const caption = n === 0 ? texts('addAll') : price ? texts('addPriced', { n, price }) : texts('addUnits', { n });
  return html`<div class="list-add-bar"><span class="list-choose reserved" aria-hidden="true">${texts('chooseAll')}</span>
    <p>${price ? html`${texts('total')} <strong>${price}</strong>` : nothing}</p>${addition?.n === 0 ? html`<button type="button" class="button" disabled>${caption}</button>` : button('cart', found, caption, caption, context, 'button')}</div>`;
}

function row(
  item: Item,
  product: ListedProduct | undefined,
  listId: string,
  isEditable: boolean,
  context: FormContext,
): Html {
  const name = product?.name ?? item.itemId;
  const { price, saving = 0 } = product ?? {};
  const fields = { listId, listItemId: String(item.listItemId) };
  const { money, say } = context;
  const texts = widgetTextsIn(context.language, 'list-details');
  const actions = html`${product?.canAdd ? button('cart', fields, texts('addOne'), texts('addNamed', { name }), context, 'button button-quiet') : nothing}
      ${isEditable ? html`<span class="plain-button reserved" aria-hidden="true">${texts('move')}</span>${button('remove', fields, texts('remove'), say('Remove {name}', { name }), context, 'link plain-button')}` : nothing}`;
  return html`<li><span class="check-box"></span>
    ${product ? html`<img src="${picturePath({ sku: item.itemId })}" width="64" height="64" alt="" loading="lazy">` : html`<span></span>`}
    <div class="list-facts">${product ? html`<a href="${productPath(item.itemId)}">${name}</a>` : html`<b>${name}</b>`}<p>${price === undefined ? nothing : html`<span>${money(price)}${saving > 0 ? html` <s><span class="unseen">${say('was')} </span>${money(price + saving)}</s>` : nothing}</span>`}<small class="quiet">${texts('item', { sku: item.itemId })}</small></p></div>
    <div class="list-quantity">${
      isEditable
        ? html`<form method="post" action="/webapp/lists/update">${hidden({ ...fields, wasQty: String(item.qty ?? 1) }, context)}
      <input aria-label="${say('Quantity of {name}', { name })}" type="number" name="qty" min="1" max="9999" value="${item.qty ?? 1}">
      <button type="submit" class="link" aria-label="${say('Update the quantity of {name}', { name })}">${say('Update')}</button></form>`
        : texts('fixedQuantity', { n: item.qty ?? 1 })
    }</div>
    <strong class="line-total">${price === undefined ? '' : money(price * (item.qty ?? 1))}</strong>
    <details class="list-more"><summary aria-label="${texts('moreNamed', { name })}"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M5 12h.01M12 12h.01M19 12h.01"/></svg></summary>
      <div class="list-actions">${actions}</div></details></li>`;
}

/** The page to add a product to a list without any script. */
export function chooseView(
  product: { sku: string; name: string },
  lists: ListBody[],
  canShare: boolean,
  context: FormContext,
): Html {
  const own = lists.filter((list) => !list.readOnly);
  const back = productPath(product.sku);
  const { say } = context;
  return html`<h1>${say('Add to list')}</h1><p><a href="${back}">${product.name}</a></p>
    <ul class="plain choose-list">${own.map(
      (list) =>
        html`<li>${button('add', { listId: list.id, sku: product.sku }, say('Add to {list}', { list: list.name ?? '' }), undefined, { ...context, back }, 'button button-quiet')}</li>`,
    )}</ul>
    <h2>${say('New list')}</h2>${createForm(canShare, { ...context, back }, product.sku)}`;
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
