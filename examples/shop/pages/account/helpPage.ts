import { Hono } from 'hono';
import type { ShopEnv } from '../../accounts/visitor';
import { scriptFile } from '../../http/staticFiles';
import { html } from '../platform/html';
import { sayOf } from '../platform/language';
import { respondPage } from '../platform/layout';

const chatScript = '/webapp/help/chat.js';

/** Help: chat and a survey, with plain pages instead without the script or the customer's consent. */
export function helpPages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();

  pages.get('/webapp/help', (c) =>
    respondPage(c, {
      title: sayOf(c)('Help'),
      scripts: [chatScript],
      body: html`<h1>${sayOf(c)('How can we help?')}</h1>
        <div class="sheets"><section class="sheet"><h2>${sayOf(c)('Ask us')}</h2><p>${sayOf(c)('We answer from 9 to 5.')}</p>
          <div class="actions">
            <div data-quire="chat-launcher"><a class="button button-quiet" href="/webapp/stores">${sayOf(c)('Visit a store')}</a></div>
            <div data-quire="feedback-survey" data-url="/webapp/survey"><a class="button button-quiet" href="/webapp/survey">${sayOf(c)('Give feedback')}</a></div>
          </div></section>
        <section class="sheet" id="password"><h2>${sayOf(c)('Forgot your password?')}</h2><p>${sayOf(c)('Chat with us or call one of our stores. We’ll set a new password with you.')}</p>
          <div class="actions"><a class="button button-quiet" href="/webapp/stores">${sayOf(c)('Find a store')}</a> <a href="/office/supplies/login">${sayOf(c)('Back to sign in')}</a></div></section></div>
        <div data-quire="required-cookies"></div>
        <dialog id="shop-chat" aria-label="${sayOf(c)('Chat')}"><p>${sayOf(c)('A vendor’s chat opens here. This demo shop has none; our stores answer by phone.')}</p>
          <form method="dialog"><button class="button">${sayOf(c)('Close')}</button></form></dialog>`,
    }),
  );

  pages.get(chatScript, scriptFile(new URL('chat.js', import.meta.url)));

  pages.get('/webapp/survey', (c) =>
    respondPage(c, {
      title: sayOf(c)('Feedback'),
      body: html`<h1>${sayOf(c)('How did we do?')}</h1><form class="sheet narrow" method="post" action="/webapp/survey">
        <fieldset class="choices"><legend>${sayOf(c)('Your visit')}</legend>${(['Good', 'Fair', 'Poor'] as const).map(
          (grade) =>
            html`<label class="choice"><input type="radio" name="grade" value="${grade}" required> ${sayOf(c)(grade)}</label> `,
        )}</fieldset>
        <button type="submit" class="button">${sayOf(c)('Send')}</button></form>`,
    }),
  );
  pages.post('/webapp/survey', (c) => c.redirect('/webapp/thank-you', 303));
  return pages;
}
