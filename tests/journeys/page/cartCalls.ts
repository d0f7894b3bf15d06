import type { BrowserContext, Request } from 'playwright';

/** A cart call. The method is the effective one, even if a header overrides it. */
export type CartCall = { method: string; path: string; query: string; key: string | undefined; body: unknown };

/** The cart calls of a visitor's pages, in order. */
export type CartCalls = { all: CartCall[]; of(method: string): CartCall[] };

export const isCartCall = (url: URL) => url.pathname.startsWith('/cc/api/checkout');

export const methodOf = (request: Request) => request.headers()['x-http-method-override'] ?? request.method();

export function watchCartCalls(context: BrowserContext): CartCalls {
  const all: CartCall[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!isCartCall(url)) return;
    const key = request.headers()['idempotency-key'];
    all.push({ method: methodOf(request), path: url.pathname, query: url.search, key, body: request.postDataJSON() });
  });
  return { all, of: (method) => all.filter((call) => call.method === method) };
}
