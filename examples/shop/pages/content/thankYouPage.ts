import { Hono } from 'hono';
import type { ShopEnv } from '../../accounts/visitor';
import { html } from '../platform/html';
import { respondPage } from '../platform/layout';

/** Where a sent form of the shop's marketing leads [ROUTE-014]. */
export function thankYouPages(): Hono<ShopEnv> {
  return new Hono<ShopEnv>().get('/webapp/thank-you', (c) =>
    respondPage(c, {
      title: 'Thank you',
      body: html`<h1>Thank you for signing up</h1><p>You hear from us when there is something worth it.</p>
        <p><a class="button" href="/webapp/for-you">See what is for you</a></p>`,
    }),
  );
}
