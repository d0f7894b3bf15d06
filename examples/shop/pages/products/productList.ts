import type { ShopContext } from '../../accounts/visitor';
import { findOffers, readFilters } from '../../catalogue/filters';
import {
  findProducts,
  isListed,
  isSort,
  type ProductList,
  type ProductPage,
  type Sort,
  sorts,
} from '../../catalogue/findProducts';
import { bestSellers } from '../../catalogue/related';
import type { Product } from '../../database/schema';
import { type FormContext, formContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { isScriptOff } from '../platform/layout';
import { pathOf } from '../platform/pathOf';
import { filterForm, filterFormId, filtersId, type SetFilter, setFilters } from './filterForm';
import { productGrid } from './productTile';

/** The script of lists: it applies a sort at once, and keeps the focus in the open sheet of filters. */
export const listScript = '/webapp/list.js';

/** Where the products begin, so that a filter, a sort or another page leads back there. */
const resultsId = 'results';

/** How many products an empty list leads on to. */
const ledTo = 4;

/** What differs between a category and a search. */
export type ProductListPage = ProductList & {
  heading: (total: number) => Html;
  /** What is said when nothing is found, whatever the filters. */
  none: Html;
  above?: Html;
  grid: (products: Product[], page: number) => Promise<Html>;
};

/** A list of products with its filters, its sort and its pages, all of which are in the URL. */
export async function productList(c: ShopContext, list: ProductListPage): Promise<Html> {
  const context = formContext(c);
  const { say } = context;
  const database = c.get('database');
  const { searchParams } = new URL(c.req.url);
  const hasShelves = list.search !== undefined;
  const read = readFilters(searchParams);
  const filters = hasShelves ? read : { ...read, shelves: [] };
  const sort = searchParams.get('sort') ?? '';
  const chosen = isSort(sort) ? sort : 'popular';
  const page = Number.parseInt(searchParams.get('page') ?? '1', 10) || 1;
  const found = await findProducts(database, { ...list, filters, sort: chosen, page });
  const offers = await findOffers(database, isListed(list), filters);
  const set = setFilters(filters, context);
  const isNothing = found.total === 0 && set.length === 0;
  if (isNothing) return html`${list.heading(0)}${list.none}${await leadOn(c, context)}`;
  const form = {
    action: `${c.req.path}#${resultsId}`,
    search: list.search,
    filters,
    offers,
    hasShelves,
  };
  return html`${list.heading(found.total)}${list.above ?? nothing}
<div class="product-list">
  ${filterForm(form, context)}
  <section class="results" id="${resultsId}" aria-label="${say('Products')}">
    <div class="list-bar">
      <button type="button" class="button button-quiet filters-open" popovertarget="${filtersId}">${say('Filters')}${set.length === 0 ? nothing : html` (${set.length})`}</button>
      ${sortField(chosen, context, isScriptOff(c))}
    </div>
    ${set.length === 0 ? nothing : chips(c, set, context)}
    ${found.total === 0 ? html`<p>${say('Nothing matches these filters.')} <a href="${clearedPath(c, set)}">${say('Clear all')}</a></p>${await leadOn(c, context)}` : await list.grid(found.products, found.page)}
    ${pager(c, found, context)}
  </section>
</div>`;
}

/** Without the script, the sort has a button of its own. */
function sortField(chosen: Sort, { say }: FormContext, isScriptOff: boolean): Html {
  const button = html`<button class="button button-quiet" form="${filterFormId}">${say('Sort')}</button>`;
  return html`<div class="sort"><label for="sort">${say('Sort by')}</label> <select id="sort" name="sort" form="${filterFormId}">${Object.entries(
    sorts,
  ).map(
    ([sort, { name }]) =>
      html`<option value="${sort}"${sort === chosen ? html` selected` : nothing}>${say(name)}</option>`,
  )}</select>${isScriptOff ? button : html`<noscript>${button}</noscript>`}</div>`;
}

/** This page with another query. Another filter or sort begins on the first page. */
function pathWith(c: ShopContext, change: (query: URLSearchParams) => void): string {
  const url = new URL(pathOf(c), 'http://shop.invalid');
  url.searchParams.delete('page');
  change(url.searchParams);
  return `${url.pathname}${url.search}#${resultsId}`;
}

const clearedPath = (c: ShopContext, set: SetFilter[]) =>
  pathWith(c, (query) => {
    for (const { name } of set) query.delete(name);
  });

/** The filters that are set, each with a link that removes it. */
function chips(c: ShopContext, set: SetFilter[], { say }: FormContext): Html {
  return html`<ul class="chips">${set.map(({ text, name, value }) => {
    const without = pathWith(c, (query) => query.delete(name, value));
    return html`<li><a class="chip" href="${without}" aria-label="${say('Remove filter: {filter}', { filter: text })}">${text} <span aria-hidden="true">×</span></a></li>`;
  })}<li><a class="chip-all" href="${clearedPath(c, set)}">${say('Clear all')}</a></li></ul>`;
}

/** How many pages beside the current one have a number. */
const pagesBeside = 1;

function pager(c: ShopContext, { page, pages }: ProductPage, { say }: FormContext): Html {
  if (pages === 1) return nothing;
  const path = (to: number) => pathWith(c, (query) => query.set('page', String(to)));
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= pagesBeside,
  );
  return html`<nav class="pages" aria-label="${say('Pages')}">
    ${page > 1 ? html`<a rel="prev" href="${path(page - 1)}">${say('Previous')}</a>` : nothing}
    <ol>${shown.map(
      (number, index) =>
        html`${number - (shown[index - 1] ?? 0) > 1 ? html`<li aria-hidden="true">…</li>` : nothing}<li><a href="${path(number)}" aria-label="${say('Page {page} of {pages}', { page: number, pages })}"${number === page ? html` aria-current="page"` : nothing}>${number}</a></li>`,
    )}</ol>
    ${page < pages ? html`<a rel="next" href="${path(page + 1)}">${say('Next')}</a>` : nothing}</nav>`;
}

/** Products for a customer who found none. */
async function leadOn(c: ShopContext, context: FormContext): Promise<Html> {
  return html`<h2>${context.say('Most ordered')}</h2>${await productGrid(c, await bestSellers(c.get('database'), ledTo, ['']), { feedback: 'toast', hasBadges: false })}`;
}
