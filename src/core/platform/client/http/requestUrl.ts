import type { Settings, StorefrontConfig } from '../settings';
import type { Endpoint, NamedEndpoint } from './endpoint';

/** Values of a query; what is undefined is left out. */
export type Query = Record<string, string | number | boolean | undefined>;

const ALWAYS_LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]|.*\.(local|test))$/;

/** The host put before a path: the test host on local and test hostnames, else none [HTTP-002]. */
function originFor(pageHref: string, { testHost, localHostnames }: Settings['http']): string {
  if (!testHost) return '';
  const { hostname } = new URL(pageHref);
  return ALWAYS_LOCAL.test(hostname) || localHostnames?.includes(hostname) ? testHost : '';
}

type Overrides = NonNullable<StorefrontConfig['endpoints']>;

/** An endpoint as the page's settings have it. */
export function endpointOf(endpoint: NamedEndpoint, settings: Settings): NamedEndpoint {
  return { ...endpoint, ...settings.given.endpoints?.[endpoint.name as keyof Overrides] };
}

/**
 * The address of a call: host, base, path with its ids filled in, query [HTTP-001, HTTP-002, HTTP-014]. A `{path}` is one
 * of an address already, with its slashes [HDR-021].
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
  const pairs = Object.entries(query).filter(
    (pair): pair is [string, string | number | boolean] => pair[1] !== undefined,
  );
  const search = pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&');
  return originFor(pageHref, settings.http) + base + path + (search && `?${search}`);
}
