import { Hono } from 'hono';
import * as v from 'valibot';
import { ALL_LISTS, LIST_SORTS } from '../../../../src/core/lists/rules/listsForm';
import type { Account } from '../../accounts/session';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { relationOf } from '../../cart/adding/parent';
import { refusalOf } from '../../cart/adding/refusalOf';
import { instantSaving, unitPrice } from '../../cart/price';
import { findBySku } from '../../catalogue/findBySku';
import { findProduct } from '../../catalogue/findProducts';
import type { Reader } from '../../database/open';
import { ShortText } from '../../http/readRequest';
import { Refusal } from '../../http/refusal';
import { widgetTextsIn } from '../../languages/widgetTexts';
import { listQuery } from '../../lists/listQuery';
import { listsOf } from '../../lists/listsOf';
import { readList, readLists } from '../../lists/readLists';
import { crumbs } from '../platform/crumbs';
import { notFound } from '../platform/errorPage';
import { type FormContext, formContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { respondPage } from '../platform/layout';
import { pathOf } from '../platform/pathOf';
import { listPaths, listTenantOf } from './listPaths';
import {
  allListsView,
  chooseView,
  createView,
  type ListedProduct,
  ListFilters,
  listDetailsView,
  shown,
} from './listViews';

const loginPath = (back: string) => `/office/supplies/login?jumpUrl=${encodeURIComponent(back)}`;

type ListPage = { title: string; widget: 'lists-page' | 'list-details' | undefined; body: Html };

/** The list pages of both tenants. The server's HTML works alone, until its widgets mount [ROUTE-008, ROUTE-009]. */
export function listPages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  for (const path of ['/cc/mmx/list/mylists', '/kuber/viewList', '/cc/sparq/list']) {
    pages.get(path, (c) => listPage(c, c.req.query('listId') === undefined ? allLists : listDetails));
  }
  pages.get('/cc/mmx/list/details', (c) => listPage(c, listDetails));
  pages.get('/kuber/createList', (c) => listPage(c, newList));
  pages.get('/webapp/lists/choose', async (c) =>
    c.get('visitor').account ? listPage(c, choose) : c.redirect(loginPath(pathOf(c)), 302),
  );
  return pages;
}

type PageRenderer = (c: ShopContext, account: Account, context: FormContext) => Promise<ListPage | undefined>;

async function listPage(c: ShopContext, render: PageRenderer): Promise<Response> {
  const { account } = c.get('visitor');
  const context = formContext(c);
  const home = listTenantOf(c.req.path);
  if (account && home && home !== account.tenant) return c.redirect(homePath(c, account), 302);
  const page = account ? await found(render(c, account, context)) : signIn(c, context);
  if (!page) return notFound(c);
  const { title, widget, body } = page;
  const yourLists = { label: context.say('Your lists'), href: listPaths[context.tenant].all };
  return respondPage(c, {
    title,
    first: { widgets: widget ? [widget] : [], calls: [] },
    body: html`${crumbs(context, ...(widget === 'lists-page' ? [] : [yourLists]))}
      <div class="lists-place page-widget"${widget ? html` data-quire="${widget}"` : nothing}>${body}</div>
      ${addToListOverlay}`,
  });
}

/**
 * Handles requests of the page's widgets to add something to a list. It loads with the first request, or when it is
 * near.
 */
export const addToListOverlay: Html = html`<div data-quire="add-to-list"></div>`;

/** The same page for the customer's own tenant. */
function homePath(c: ShopContext, { tenant }: Account): string {
  const id = c.req.query('listId');
  const { all, details, create } = listPaths[tenant];
  if (id !== undefined) return `${details}${details.includes('?') ? '&' : '?'}listId=${encodeURIComponent(id)}`;
  return c.req.path === '/kuber/createList' ? create : all;
}

async function found(page: Promise<ListPage | undefined>): Promise<ListPage | undefined> {
  return page.catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return undefined;
    throw error;
  });
}

/** The widget displays the same text, and handles a sign-in on this page. */
function signIn(c: ShopContext, { back, say, language }: FormContext): ListPage {
  return {
    title: say('Your lists'),
    widget: c.req.query('listId') === undefined ? 'lists-page' : 'list-details',
    body: html`<h1>${say('Your lists')}</h1>
      <p>${widgetTextsIn(language, 'lists-page')('signIn')} <a class="button" href="${loginPath(back)}">${say('Sign in')}</a></p>`,
  };
}

const filtersOf = (c: ShopContext) => v.parse(ListFilters, c.req.query());

async function allLists(c: ShopContext, account: Account, context: FormContext): Promise<ListPage> {
  const filters = filtersOf(c);
  const own = listsOf(c.get('database'), account, context.say);
  const query = { ...listQuery(), ...shown };
  const access = filters.access === ALL_LISTS ? query.access : filters.access;
  const { lists } = await readLists(own, { ...query, ...LIST_SORTS[filters.sort], search: filters.search, access });
  const recommended = await readLists(own, { ...query, responseType: 'RECOMMENDED' });
  const body = allListsView(lists, recommended.lists, filters, canShare(account), context);
  return { title: context.say('Your lists'), widget: 'lists-page', body };
}

async function listDetails(c: ShopContext, account: Account, context: FormContext): Promise<ListPage | undefined> {
  const id = c.req.query('listId');
  if (!v.is(ShortText, id)) return undefined;
  const filters = filtersOf(c);
  const query = { ...listQuery(), ...shown, ...LIST_SORTS[filters.sort], search: filters.search };
  const answer = await readList(listsOf(c.get('database'), account, context.say), id, query);
  const skus = answer.listItems?.items?.map(({ itemId }) => itemId) ?? [];
  const products = await listedProducts(c.get('database'), skus, account);
  const body = listDetailsView(answer, products, filters, context);
  return { title: answer.list.name ?? context.say('Your lists'), widget: 'list-details', body };
}

async function listedProducts(reader: Reader, skus: string[], account: Account): Promise<Map<string, ListedProduct>> {
  const products = await findBySku(reader, skus);
  return new Map(
    products.map((product) => {
      const price = product.hasPriceInCartOnly ? undefined : unitPrice(product);
      const canAdd = product.stock > 0 && !relationOf(product.kind) && !refusalOf(product, account);
      return [product.sku, { name: product.name, price, saving: instantSaving(product), canAdd }];
    }),
  );
}

const canShare = ({ companyId }: Account) => companyId !== null;

async function newList(_: ShopContext, account: Account, context: FormContext): Promise<ListPage> {
  return { title: context.say('New list'), widget: undefined, body: createView(canShare(account), context) };
}

async function choose(c: ShopContext, account: Account, context: FormContext): Promise<ListPage | undefined> {
  const sku = c.req.query('sku');
  const product = v.is(ShortText, sku) ? await findProduct(c.get('database'), sku) : undefined;
  if (!product) return undefined;
  const { lists } = await readLists(listsOf(c.get('database'), account, context.say), { ...listQuery(), ...shown });
  return {
    title: context.say('Add to list'),
    widget: undefined,
    body: chooseView(product, lists, canShare(account), context),
  };
}
