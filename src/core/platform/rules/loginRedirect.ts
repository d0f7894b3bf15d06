import type { Site } from './context';

/** The query parameter of a login page that says where the customer goes afterwards [LOGIN-001, LOGIN-002]. */
export function returnParameter(site: Site): 'TARGET' | 'jumpUrl' {
  return site.isSBA ? 'TARGET' : 'jumpUrl';
}

/**
 * Where a 401 sends the browser: the login page, told the current path with its query, marked redirected=1 [HTTP-008].
 * `undefined` when the page itself came from such a redirect: a second one would go round in circles.
 * `href` is absolute, `loginUrl` may be a path.
 */
export function loginUrlAfter401(href: string, site: Site, loginUrl = '/office/supplies/login'): string | undefined {
  const { pathname, search, searchParams } = new URL(href);
  if (searchParams.get('redirected') === '1') return undefined;
  return withQuery(loginUrl, `${returnParameter(site)}=${encodeURIComponent(pathname + search)}&redirected=1`);
}

/** No places to return to: sign-in and become-a-customer pages [LOGIN-004, LOGIN-005]. */
const NO_GOAL = /^\/(?:idm|identity|sso|office\/supplies\/login)|become-(?:a-)?customer/i;

/**
 * The login page, told where the customer goes after it: `goal`, an address of this shop, with its query [LOGIN-001,
 * LOGIN-002]. It stays as it is when it says where to return already [LOGIN-006], and when the goal is the root [LOGIN-003],
 * no place to return to [LOGIN-004, LOGIN-005] or elsewhere than `href`, the page's own address.
 */
export function loginUrlFor(goal: string, site: Site, { href, loginUrl }: { href: string; loginUrl: string }): string {
  const query = new URL(loginUrl, href).searchParams;
  const { origin, pathname, search } = new URL(goal, href);
  if (query.has('TARGET') || query.has('jumpUrl') || origin !== new URL(href).origin) return loginUrl;
  if (pathname === '/' || NO_GOAL.test(pathname)) return loginUrl;
  return withQuery(loginUrl, `${returnParameter(site)}=${encodeURIComponent(pathname + search)}`);
}

function withQuery(url: string, query: string): string {
  const [address = '', ...fragment] = url.split('#');
  return [address + (address.includes('?') ? '&' : '?') + query, ...fragment].join('#');
}
