import { Hono } from 'hono';
import type { ShopEnv } from '../../accounts/visitor';
import { html } from '../platform/html';
import { sayOf } from '../platform/language';
import { respondPage } from '../platform/layout';

/** The destination of a submitted marketing form [ROUTE-014]. */
export function thankYouPages(): Hono<ShopEnv> {
  return new Hono<ShopEnv>().get('/webapp/thank-you', (c) =>
    respondPage(c, {
      title: sayOf(c)('Thank you'),
      body: html`<h1>${sayOf(c)('Thank you for signing up')}</h1><p>${sayOf(c)('We’ll be in touch when there’s something worth sharing.')}</p>
        <p><a class="button" href="/webapp/for-you">${sayOf(c)('See your recommendations')}</a></p>`,
    }),
  );
}
