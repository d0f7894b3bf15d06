import { Hono } from 'hono';
import type { ShopEnv } from '../../accounts/visitor';
import { html } from '../platform/html';
import { sayOf } from '../platform/language';
import { respondPage, withoutScript } from '../platform/layout';

/** The page that compares products side by side. Only the browser knows which products. */
export function comparePages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get('/webapp/compare', (c) =>
    respondPage(c, {
      title: sayOf(c)('Compare items'),
      body: html`<h1>${sayOf(c)('Compare items')}</h1>
      <div data-quire="compare-list">${withoutScript(c, sayOf(c)('To compare items, turn on JavaScript and select Compare in your search results.'))}<p><a href="/">${sayOf(c)('Start shopping')}</a></p></div>`,
    }),
  );
  return pages;
}
