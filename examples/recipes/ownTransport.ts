import { browserHost, createStorefront, type Host, type Storefront, type StorefrontConfig } from 'quire-widgets/core';

/**
 * All calls of the widgets go through `fetch` of their host: here each bears the id of its trace. What it gives back has to be
 * an answer, whatever its status, and what it rejects with counts as no answer.
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
