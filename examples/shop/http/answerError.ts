import type { Context } from 'hono';
import type { ShopEnv } from '../accounts/visitor';
import { sayRefusal } from '../languages/say';
import { html } from '../pages/platform/html';
import { languageOf, sayOf } from '../pages/platform/language';
import { respondPage } from '../pages/platform/layout';
import { toRefusal } from './refusal';

/** Responds with the refusal of an error: as JSON for calls, and as a page for browsers. */
export async function answerError(error: Error, c: Context<ShopEnv>): Promise<Response> {
  const refusal = toRefusal(error);
  if (!c.req.header('accept')?.includes('text/html') || !c.get('visitor')) return c.json(refusal.body, refusal.status);
  const status = refusal.status === 401 ? 403 : refusal.status;
  const say = sayOf(c);
  return respondPage(c, {
    title: say('Sorry'),
    status,
    body: html`<h1>${say('Sorry')}</h1><p>${sayRefusal(languageOf(c), refusal)}</p><p><a class="button" href="/">${say('Go to the home page')}</a></p>`,
  });
}
