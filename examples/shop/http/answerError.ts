import type { Context } from 'hono';
import type { ShopEnv } from '../accounts/visitor';
import { html } from '../pages/platform/html';
import { respondPage } from '../pages/platform/layout';
import { toRefusal } from './refusal';

/** Responds with the refusal of an error: as JSON for calls, and as a page for browsers. */
export async function answerError(error: Error, c: Context<ShopEnv>): Promise<Response> {
  const refusal = toRefusal(error);
  if (!c.req.header('accept')?.includes('text/html') || !c.get('visitor')) return c.json(refusal.body, refusal.status);
  const status = refusal.status === 401 ? 403 : refusal.status;
  return respondPage(c, {
    title: 'Sorry',
    status,
    body: html`<h1>Sorry</h1><p>${refusal.message}</p><p><a href="/">Go to the home page</a></p>`,
  });
}
