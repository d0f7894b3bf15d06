import { Hono } from 'hono';
import type { ShopEnv } from '../../accounts/visitor';
import { html } from '../platform/html';
import { sayOf } from '../platform/language';
import { respondPage, withoutScript } from '../platform/layout';

/** The balance of a gift card. Only the vault knows it, so without a script the page leads to the stores. */
export function giftCardPages(): Hono<ShopEnv> {
  return new Hono<ShopEnv>().get('/webapp/giftcards', (c) => {
    const say = sayOf(c);
    return respondPage(c, {
      title: say('Gift cards'),
      body: html`<h1>${say('Gift card balance')}</h1><div class="sheet narrow"><div data-quire="gift-card-balance">${withoutScript(c, say('Turn on JavaScript to check a gift card balance, or ask at any of our stores.'))}<p><a href="/webapp/stores">${say('Find a store')}</a></p></div></div>`,
    });
  });
}
