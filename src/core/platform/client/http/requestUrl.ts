import { withQuery } from '../../rules/pageAddress';
import type { Settings, StorefrontConfig } from '../settings';
import type { Endpoint, NamedEndpoint } from './endpoint';

/** Query parameters; undefined values are omitted. */
export type Query = Record<string, string | number | boolean | undefined>;

const ALWAYS_LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]|.*\.(local|test))$/;

/**
 * A URL of the shop. A path is on the test host if the page's hostname is local, otherwise on the shop's origin if the
 * page sets one [HTTP-002]. Any other URL is unchanged.
 */
export function shopUrl(url: string, { origin = '', testHost, localHostnames }: Settings['http'], pageHref: string) {
  const { hostname } = new URL(pageHref);
  const isLocal = ALWAYS_LOCAL.test(hostname) || localHostnames?.includes(hostname);
  return /^\/(?![/\\])/.test(url) ? ((isLocal && testHost) || origin) + url : url;
}

type Overrides = NonNullable<StorefrontConfig['endpoints']>;

/** An endpoint with the overrides of the page's settings. */
export function endpointOf(endpoint: NamedEndpoint, settings: Settings): NamedEndpoint {
  return { ...endpoint, ...settings.config.endpoints?.[endpoint.name as keyof Overrides] };
}

/**
 * Builds the URL of a request: origin, base, path with its ids filled in, query [HTTP-001, HTTP-002, HTTP-014]. The id
 * `{path}` is inserted without encoding, because it already is a URL path with slashes [HDR-021].
 */
export function requestUrl(
  endpoint: Endpoint,
  { ids = {}, query = {} }: { ids?: Record<string, string>; query?: Query },
  { settings, pageHref, routePrefix }: { settings: Settings; pageHref: string; routePrefix: string },
): string {
  const base = { api: settings.http.basePath, prefix: `${routePrefix}/api`, absolute: '' }[endpoint.base];
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'path' ? (ids[name] ?? '') : encodeURIComponent(ids[name] ?? ''),
  );
  return shopUrl(withQuery(base + path, query), settings.http, pageHref);
}
