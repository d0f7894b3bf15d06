import { browserHost, createStorefront, type Host, type Storefront, type StorefrontConfig } from 'quire-widgets/core';

/**
 * All calls of the widgets go through the `fetch` of their host. Here, each carries its trace id. A resolved value must
 * be a response of any status; a rejection counts as no response.
 */
export function tracedStorefront(
  config: StorefrontConfig,
  trace: () => string,
  host: Host = browserHost(),
): Storefront {
  const fetch: Host['fetch'] = (url, request = {}) =>
    host.fetch(url, { ...request, headers: { ...request.headers, 'x-trace-id': trace() } });
  return createStorefront(config, { ...host, fetch });
}
