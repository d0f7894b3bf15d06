import type { Context } from 'hono';

/** Path and query of this page, as a return destination. Parameters that concern only the last visit are removed. */
export function pathOf(c: Context): string {
  const url = new URL(c.req.url);
  for (const once of ['mcRefresh', 'script', 'cartItemIds', 'redirected']) url.searchParams.delete(once);
  return `${url.pathname}${url.search}`;
}
