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

/**
 * The login page, told where the customer goes after it: `goal`, an address of this shop. It stays as it is when it says
 * where to return already, or when the goal is elsewhere [LOGIN-001, LOGIN-002, LOGIN-006].
 */
export function loginUrlFor(goal: string, site: Site, { href, loginUrl }: { href: string; loginUrl: string }): string {
  const query = new URL(loginUrl, href).searchParams;
  const { origin, pathname, search } = new URL(goal, href);
  if (query.has('TARGET') || query.has('jumpUrl') || origin !== new URL(href).origin) return loginUrl;
  return withQuery(loginUrl, `${returnParameter(site)}=${encodeURIComponent(pathname + search)}`);
}

/** Referrers that are no place to return to: sign-in and become-a-customer pages [LOGIN-004, LOGIN-005]. */
export const SKIPPED_REFERRERS = /^\/(?:idm|identity|sso|office\/supplies\/login)|become-(?:a-)?customer/i;

/**
 * The login URL with the path and query of the page the customer came from [LOGIN-001, LOGIN-002].
 * It stays as it is when it already says where to return [LOGIN-006], when the referrer is the root [LOGIN-003],
 * one of `skip` [LOGIN-004, LOGIN-005], empty, or of another origin than `href`, the page's own address.
 */
export function withReferrer(
  loginUrl: string,
  site: Site,
  { href, referrer, skip = SKIPPED_REFERRERS }: { href: string; referrer: string; skip?: RegExp },
): string {
  const query = new URL(loginUrl, href).searchParams;
  if (query.has('TARGET') || query.has('jumpUrl') || !referrer) return loginUrl;

  const { origin, pathname, search } = new URL(referrer, href);
  if (origin !== new URL(href).origin || pathname === '/' || skip.test(pathname)) return loginUrl;
  return withQuery(loginUrl, `${returnParameter(site)}=${encodeURIComponent(pathname + search)}`);
}

function withQuery(url: string, query: string): string {
  const [address = '', ...fragment] = url.split('#');
  return [address + (address.includes('?') ? '&' : '?') + query, ...fragment].join('#');
}
