import type { ShopContext } from '../../accounts/visitor';
import { Refusal } from '../../http/refusal';
import { departments } from '../products/departments';
import { formContext } from './formContext';
import { html } from './html';
import { respondPage } from './layout';

/** Responds with a page for browsers and a refusal for calls. */
export async function notFound(c: ShopContext): Promise<Response> {
  if (!c.req.header('accept')?.includes('text/html'))
    throw new Refusal(404, 'NOT_FOUND', 'There is nothing at this address');
  const { say } = formContext(c);
  return respondPage(c, {
    title: say('Not found'),
    status: 404,
    body: html`<h1>${say('We can’t find this page')}</h1><p>${say('It may have moved.')}</p><p><a class="button" href="/">${say('Go to the home page')}</a></p>
      ${departments({ say })}`,
  });
}
