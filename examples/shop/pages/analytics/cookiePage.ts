import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ShopEnv } from '../../accounts/visitor';
import { html } from '../platform/html';
import { sayOf } from '../platform/language';
import { respondPage } from '../platform/layout';

/** The cookie in which Quire stores the customer's consent. */
const cookie = 'cookieConsent';

const everything = 'analytics,advertising,functional';
/** The longest that browsers keep a cookie, and Hono sets one: 400 days. */
const lifetime = 400 * 86_400;

/**
 * The customer's consent to optional cookies: the widget asks for it here, and the plain form changes it later, also
 * without the script.
 */
export function cookiePages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();

  pages.get('/webapp/cookies', (c) => {
    const say = sayOf(c);
    const consent = getCookie(c, cookie);
    const isAccepted = consent !== undefined && consent !== 'none';
    return respondPage(c, {
      title: say('Cookies'),
      body: html`<h1>${say('Cookies on this site')}</h1>
        <p>${say(isAccepted ? 'You accepted cookies for analytics, advertising and live chat.' : 'We use required cookies only: no advertiser hears of what you see.')}</p>
        <form method="post" action="/webapp/cookies"><button type="submit" class="button" name="consent" value="${
          isAccepted ? 'none' : everything
        }">${say(isAccepted ? 'Use required cookies only' : 'Accept all cookies')}</button></form>
        <div data-quire="required-cookies"></div>`,
    });
  });

  pages.post('/webapp/cookies', async (c) => {
    const { consent } = await c.req.parseBody();
    setCookie(c, cookie, consent === everything ? everything : 'none', {
      path: '/',
      sameSite: 'Lax',
      maxAge: lifetime,
    });
    return c.redirect('/webapp/cookies', 303);
  });

  return pages;
}
