import { Hono } from 'hono';
import * as v from 'valibot';
import { listUrl } from '../../../src/core/lists/rules/lists';
import { productPath } from '../../shop/cart/answer/productBody';
import { ShortText } from '../../shop/http/readRequest';
import { Refusal } from '../../shop/http/refusal';
import { listQuery } from '../../shop/lists/listQuery';
import { readList, readLists } from '../../shop/lists/readLists';
import { listPaths } from '../../shop/pages/lists/listPaths';
import { type Html, html } from '../../shop/pages/platform/html';
import { pathOf } from '../../shop/pages/platform/pathOf';
import type { GatewayParts } from '../createGateway';
import { notFound } from '../pages/gatewayPages';
import { respondPage } from '../pages/page';
import type { GatewayContext, GatewayEnv } from '../visits/visit';
import { listsOf } from './listsApi';

/** The page of a customer's lists, or of one of them. Without the script, they can be read. */
export function listPages({ gateway, engine }: GatewayParts): Hono<GatewayEnv> {
  const pages = new Hono<GatewayEnv>();
  pages.get('/kuber/viewList', async (c) => {
    const id = c.req.query('listId');
    const lists = listsOf(gateway.database, engine, c.get('visit'));
    if (!c.get('visit').customer) {
      const login = `/office/supplies/login?jumpUrl=${encodeURIComponent(pathOf(c))}`;
      const body = html`<h1>Your lists</h1><p>Sign in to see your lists. <a class="button" href="${login}">Sign in</a></p>`;
      return listPage(c, 'Your lists', id === undefined ? 'lists-page' : 'list-details', body);
    }
    if (id === undefined) {
      const all = await readLists(lists, listQuery());
      const links = all.lists.map((list) => ({ href: listUrl(listPaths.COM.details, list.id) ?? '', text: list.name }));
      return listPage(c, 'Your lists', 'lists-page', html`<h1>Your lists</h1>${linksOf(links)}`);
    }
    const found = v.is(ShortText, id) ? await readList(lists, id, listQuery()).catch(unlessUnknown) : undefined;
    if (!found) return notFound(c);
    const skus = found.listItems?.items.map(({ itemId }) => itemId) ?? [];
    const names = await lists.namesOf(skus);
    const links = skus.map((sku) => ({ href: productPath(sku), text: names.get(sku) ?? sku }));
    return listPage(c, found.list.name, 'list-details', html`<h1>${found.list.name}</h1>${linksOf(links)}`);
  });
  return pages;
}

function listPage(c: GatewayContext, title: string, widget: 'lists-page' | 'list-details', body: Html) {
  return respondPage(c, { title, body: html`<div data-quire="${widget}">${body}</div>` });
}

function linksOf(links: { href: string; text: string }[]): Html {
  if (links.length === 0) return html`<p>There is nothing here yet.</p>`;
  return html`<ul>${links.map(({ href, text }) => html`<li><a href="${href}">${text}</a></li>`)}</ul>`;
}

function unlessUnknown(error: unknown): undefined {
  if (!(error instanceof Refusal && error.status === 404)) throw error;
}
