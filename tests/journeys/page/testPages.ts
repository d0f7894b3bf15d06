/** A page of a test on the shop's origin. */
type TestPage = { path: string; html: string };

type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

const ADDRESS = '/__pages';

/** Serves the pages that tests have sent to it, and leaves all other requests to the shop. */
export function withTestPages(shop: Fetch): Fetch {
  const pages = new Map<string, TestPage>();
  return async (request, env) => {
    const { pathname } = new URL(request.url);
    if (pathname === ADDRESS) {
      const page: TestPage = await request.json();
      pages.set(page.path, page);
      return new Response(null, { status: 204 });
    }
    const page = pages.get(pathname);
    if (!page) return shop(request, env);
    return new Response(page.html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };
}

/** Sends a page to a server of this test, for browsers whose driver cannot intercept requests. Returns its URL. */
export async function serveTestPage(origin: string, html: string): Promise<string> {
  const page: TestPage = { path: `/legacy/${crypto.randomUUID()}`, html };
  const { status } = await fetch(origin + ADDRESS, { method: 'POST', body: JSON.stringify(page) });
  if (status !== 204) throw new Error(`the server does not serve a test's page: ${status}`);
  return origin + page.path;
}
