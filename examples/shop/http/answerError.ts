import type { Context } from 'hono';
import type { ShopEnv } from '../accounts/visitor';
import { html } from '../pages/platform/html';
import { respondPage } from '../pages/platform/layout';
import { Refusal } from './refusal';

/**
 * Responds with a refusal as JSON for calls and as a page for browsers. Unexpected errors are logged, and not sent to
 * the customer.
 */
export async function answerError(error: Error, c: Context<ShopEnv>): Promise<Response> {
  if (!(error instanceof Refusal)) console.error(error);
  const refusal =
    error instanceof Refusal ? error : new Refusal(500, 'TECHNICAL_PROBLEM', 'Something went wrong. Please try again.');
  if (!c.req.header('accept')?.includes('text/html') || !c.get('visitor')) return c.json(refusal.body, refusal.status);
  const status = refusal.status === 401 ? 403 : refusal.status;
  return respondPage(c, {
    title: 'Sorry',
    status,
    body: html`<h1>Sorry</h1><p>${refusal.message}</p><p><a href="/">Go to the home page</a></p>`,
  });
}
