import type { Context } from 'hono';

/** Path and query of this page, to come back to; without what only concerned the last visit to it. */
export function pathOf(c: Context): string {
  const url = new URL(c.req.url);
  for (const once of ['mcRefresh', 'script', 'cartItemIds', 'redirected']) url.searchParams.delete(once);
  return `${url.pathname}${url.search}`;
}
