import type { Hono } from 'hono';
import * as v from 'valibot';
import { ALL_LISTS, LIST_SORTS } from '../../../src/core/lists/rules/listsForm';
import { readForm, ShortText } from '../../shop/http/readRequest';
import { Refusal } from '../../shop/http/refusal';
import { safePath, withQuery } from '../../shop/http/safePath';
import { listQuery } from '../../shop/lists/listQuery';
import { readList, readLists } from '../../shop/lists/readLists';
import { listForms } from '../../shop/pages/lists/listForms';
import { listPaths } from '../../shop/pages/lists/listPaths';
import {
  allListsView,
  type ListedProduct,
  ListFilters,
  listDetailsView,
  shown,
} from '../../shop/pages/lists/listViews';
import { type Html, html } from '../../shop/pages/platform/html';
import { languageOf } from '../../shop/pages/platform/language';
import { pathOf } from '../../shop/pages/platform/pathOf';
import type { GatewayParts } from '../createGateway';
import type { Engine } from '../engine';
import { notFound } from '../pages/gatewayPages';
import { actOnForm, takeNotices } from '../pages/notices';
import { respondPage } from '../pages/page';
import { formContext } from '../pages/pageContext';
import type { GatewayContext, GatewayEnv } from '../visits/visit';
import { listShop, listsOf } from './listsApi';

/** The page of a customer's lists, or of one of them, and its plain forms, which work without the script. */
export function listPages(parts: GatewayParts): Hono<GatewayEnv> {
  const { gateway, engine } = parts;
  const Back = v.object({ back: v.optional(v.string()) });
  const pages = listForms<GatewayEnv>({
    ...listShop(parts),
    language: languageOf,
    answerForm: async (c, schema, act) => {
      const { back } = await readForm(c, Back);
      await actOnForm(gateway.database, c, schema, act);
      return c.redirect(withQuery(safePath(back, listPaths.COM.all), 'mcRefresh', 'true'), 303);
    },
  });

  pages.get('/kuber/viewList', async (c) => {
    const id = c.req.query('listId');
    const lists = listsOf(gateway.database, engine, c.get('visit'));
    const context = formContext(c);
    const { say } = context;
    if (!c.get('visit').customer) {
      const login = `/office/supplies/login?jumpUrl=${encodeURIComponent(pathOf(c))}`;
      const body = html`<h1>${say('Your lists')}</h1><p>${say('Please sign in to see your lists')} <a class="button" href="${login}">${say('Sign in')}</a></p>`;
      return listPage(c, say('Your lists'), id === undefined ? 'lists-page' : 'list-details', body);
    }
    const filters = v.parse(ListFilters, c.req.query());
    const query = { ...listQuery(), ...shown, ...LIST_SORTS[filters.sort], search: filters.search };
    if (id === undefined) {
      const access = filters.access === ALL_LISTS ? query.access : filters.access;
      const all = await readLists(lists, { ...query, access });
      return listPage(c, say('Your lists'), 'lists-page', allListsView(all.lists, [], filters, false, context));
    }
    const found = v.is(ShortText, id) ? await readList(lists, id, query).catch(unlessUnknown) : undefined;
    if (!found) return notFound(c);
    const skus = found.listItems?.items.map(({ itemId }) => itemId) ?? [];
    const body = listDetailsView(found, await listedProducts(engine, skus), filters, context);
    return listPage(c, found.list.name, 'list-details', body);
  });

  async function listPage(c: GatewayContext, title: string, widget: 'lists-page' | 'list-details', body: Html) {
    return respondPage(c, {
      title,
      body: html`<div class="lists-place page-widget" data-quire="${widget}">${body}</div>`,
      notices: await takeNotices(gateway.database, c.get('visit')),
    });
  }
  return pages;
}

async function listedProducts(engine: Engine, skus: string[]): Promise<Map<string, ListedProduct>> {
  const products = await engine.findProducts(skus);
  return new Map(
    products.map(({ sku, title: name, price, listPrice, stock, relation }) => [
      sku,
      {
        name,
        price: price ?? undefined,
        saving: (listPrice ?? 0) - (price ?? 0),
        canAdd: price !== null && stock > 0 && relation === null,
      },
    ]),
  );
}

function unlessUnknown(error: unknown): undefined {
  if (!(error instanceof Refusal && error.status === 404)) throw error;
}
