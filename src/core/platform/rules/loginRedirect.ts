import type { Site } from './context';
import { withQuery } from './pageAddress';

/** The query parameter of a login page that holds the return address [LOGIN-001, LOGIN-002]. */
export function returnParameter(site: Site): 'TARGET' | 'jumpUrl' {
  return site.isSBA ? 'TARGET' : 'jumpUrl';
}

/**
 * The URL that a 401 redirects to: the login page with the current path and query as its return address, and with
 * redirected=1 [HTTP-008]. Returns `undefined` when the page itself is the result of such a redirect, because a second
 * redirect would loop. `href` is absolute; `loginUrl` may be a path.
 */
export function loginUrlAfter401(href: string, site: Site, loginUrl = '/office/supplies/login'): string | undefined {
  const { pathname, search, searchParams } = new URL(href);
  if (searchParams.get('redirected') === '1') return undefined;
  return withQuery(loginUrl, { [returnParameter(site)]: pathname + search, redirected: '1' });
}

/** Paths that are never return addresses: sign-in and become-a-customer pages [LOGIN-004, LOGIN-005]. */
const NO_GOAL = /^\/(?:idm|identity|sso|office\/supplies\/login)|become-(?:a-)?customer/i;

/**
 * The login page's URL with a return address: the path and query of `goal`, a URL of this shop [LOGIN-001, LOGIN-002].
 * `loginUrl` is returned unchanged when it already has a return address [LOGIN-006], and when `goal` is the root path
 * [LOGIN-003], is never a return address [LOGIN-004, LOGIN-005], or has a different origin than the page (`href`).
 */
export function loginUrlFor(goal: string, site: Site, { href, loginUrl }: { href: string; loginUrl: string }): string {
  const query = new URL(loginUrl, href).searchParams;
  const { origin, pathname, search } = new URL(goal, href);
  if (query.has('TARGET') || query.has('jumpUrl') || origin !== new URL(href).origin) return loginUrl;
  if (pathname === '/' || NO_GOAL.test(pathname)) return loginUrl;
  return withQuery(loginUrl, { [returnParameter(site)]: pathname + search });
}
