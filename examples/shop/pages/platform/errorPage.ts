import type { ShopContext } from '../../accounts/visitor';
import { Refusal } from '../../http/refusal';
import { html } from './html';
import { respondPage } from './layout';

/** Responds with a page for browsers and a refusal for calls. */
export async function notFound(c: ShopContext): Promise<Response> {
  if (!c.req.header('accept')?.includes('text/html'))
    throw new Refusal(404, 'NOT_FOUND', 'There is nothing at this address');
  return respondPage(c, {
    title: 'Not found',
    status: 404,
    body: html`<h1>We can’t find this page</h1><p>It may have moved. <a href="/">Go to the home page</a> or search above.</p>`,
  });
}
