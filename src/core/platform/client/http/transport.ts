import type * as v from '../../../../schema';
import { CommerceError } from '../../rules/commerceError';
import type { Host, HostResponse, HostSignal } from '../host/host';
import { jsonText } from '../host/jsonText';
import type { Settings } from '../settings';
import type { NamedEndpoint } from './endpoint';
import { answeredBody, noResponse, parseAnswer } from './failures';
import { endpointOf, type Query, requestUrl } from './requestUrl';

/** The options of one request to an endpoint. */
export type Request = {
  ids?: Record<string, string>;
  query?: Query;
  body?: Record<string, unknown> | readonly object[];
  headers?: Record<string, string>;
  /** Never longer than the page's timeout. */
  timeoutMs?: number;
  /**
   * Deduplicates requests with the same id. While the first is pending, a second one is rejected. Afterwards a read is
   * answered from the cache.
   */
  cacheId?: string;
  signal?: HostSignal | undefined;
  /** The request continues after the page is left. */
  isKeptAlive?: boolean;
  /** How a 401 is handled; default `login`, which redirects to the sign-in page [HTTP-008]. */
  on401?: 'login' | 'reject';
};

/**
 * Sends one request and resolves with its parsed response.
 * Rejects with CommerceError `network`, `refused` or `contract`; never with anything else.
 */
export type Transport = <Schema extends v.GenericSchema>(
  schema: Schema,
  endpoint: NamedEndpoint,
  request?: Request,
) => Promise<v.InferOutput<Schema>>;

/** The maximum length of the `deviceMetadata` body field, in characters. A longer value is not sent [HTTP-012]. */
export const DEVICE_METADATA_MAX = 11_000;

/** Browsers limit the bodies of keepalive requests to 64 kB, all pending ones together. */
const KEEPALIVE_BODY_MAX = 60_000;

/** How long the first request of a customer without a session is alone at most [DEC-Q618]. */
export const FIRST_ALONE_MS = 1_000;

/** How the transport answers to the customer's session. */
export type TransportSession = {
  /** Called before each request. */
  start(): void;
  contextToken: { read(): string | undefined; store(token: string): void };
  /**
   * Called after a 401 of a request with `on401: 'login'`. Resolves with `retry` to send the request again, but never
   * for a request that is itself a retry.
   */
  onUnauthorized(isRetry: boolean): Promise<'retry' | 'give-up'>;
};

function bodyText(body: NonNullable<Request['body']>): string {
  const { deviceMetadata, ...rest } = body as { deviceMetadata?: string };
  const isLong = deviceMetadata && !(deviceMetadata.length <= DEVICE_METADATA_MAX);
  return jsonText(isLong ? rest : body); // not always `rest`: the body may be an array
}

/**
 * Creates the transport for requests to the shop
 * [HTTP-003, HTTP-004, HTTP-005, HTTP-006, HTTP-007, HTTP-009, HTTP-010, HTTP-011, HTTP-012].
 */
export function createTransport(
  page: { host: Host; settings: Settings; session: { routePrefix: string } },
  { start, contextToken, onUnauthorized }: TransportSession,
): Transport {
  const { host, settings } = page;
  const { http } = settings;

  async function fetchText(
    endpoint: NamedEndpoint,
    request: Request,
  ): Promise<{ response: HostResponse; text: string }> {
    const token = contextToken.read();
    const body = request.body && bodyText(request.body);
    const abort = host.createAbort();
    const giveUp = () => abort.abort(request.signal?.reason);
    let isLate = false;
    const timer = host.setTimeout(
      () => {
        isLate = true;
        abort.abort();
      },
      Math.min(request.timeoutMs ?? Infinity, http.timeoutMs),
    );
    // the page may have wrapped fetch and dropped the signal
    const aborted = new Promise<never>((_, reject) =>
      abort.signal.addEventListener('abort', () => reject(abort.signal.reason)),
    );
    if (request.signal?.aborted) giveUp();
    request.signal?.addEventListener('abort', giveUp);
    try {
      const { routePrefix } = page.session;
      const url = requestUrl(endpoint, request, { settings, pageHref: host.location.href, routePrefix });
      const sent = host.fetch(url, {
        method: endpoint.method,
        credentials: 'include',
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(endpoint.override && { [http.overrideHeader]: endpoint.override }),
          ...(token && { [http.contextTokenHeader]: token }),
          ...request.headers,
        },
        body,
        ...(request.isKeptAlive && (body ?? '').length <= KEEPALIVE_BODY_MAX && { keepalive: true }),
        signal: abort.signal,
      });
      const response = await Promise.race([sent, aborted]);
      const newToken = response.headers.get(http.contextTokenHeader);
      if (newToken) contextToken.store(newToken);
      return { response, text: await Promise.race([response.text(), aborted]) };
    } catch (cause) {
      throw noResponse(endpoint.name, cause, request.signal, isLate);
    } finally {
      host.clearTimeout(timer);
      request.signal?.removeEventListener('abort', giveUp);
    }
  }

  async function fetchBody(endpoint: NamedEndpoint, request: Request, isRetry = false): Promise<unknown> {
    const { response, text } = await fetchText(endpoint, request);
    if (response.status === 401 && request.on401 !== 'reject') {
      if ((await onUnauthorized(isRetry)) === 'retry') return fetchBody(endpoint, request, true);
    }
    return answeredBody(endpoint.name, response, text);
  }

  /** Resolves when the first request of a customer without a session has settled, or is late. */
  let first: Promise<void> | undefined;
  let isFirstOver = false;

  function holdOthers(sent: Promise<unknown>) {
    first = new Promise<void>((resolve) => {
      const timer = host.setTimeout(resolve, FIRST_ALONE_MS);
      function end() {
        host.clearTimeout(timer);
        resolve();
      }
      sent.then(end, end);
    }).then(() => {
      isFirstOver = true;
    });
  }

  const cache = createRequestCache(host, http.cacheMs);

  return async (schema, called, request = {}) => {
    start();
    const { cacheId: id } = request;
    const endpoint = endpointOf(called, settings);
    async function send() {
      if (first && !isFirstOver) await first;
      const token = contextToken.read();
      const sent = fetchBody(endpoint, request);
      // a shop starts a session for each request that has none, and its last response would be the customer's [DEC-Q618]
      if (!first && !token) holdOthers(sent);
      return sent;
    }
    const body = await (id === undefined ? send() : cache(id, endpoint, send));
    return parseAnswer(schema, body, endpoint.name);
  };
}

/** A cache entry; `until` is epoch milliseconds. */
type CacheEntry = { answer?: unknown; isPending: boolean; until: number };

/**
 * Creates a cache that deduplicates requests with the same id for `cacheMs` from the start of the first. While the
 * first is pending, a second one is rejected with DUPLICATE_REQUEST. Afterwards a read is answered from the cache. A
 * failed request is removed [HTTP-005, HTTP-006].
 */
function createRequestCache({ now }: Host, cacheMs: number) {
  const entries = new Map<string, CacheEntry>();

  return async (id: string, { name, method }: NamedEndpoint, call: () => Promise<unknown>): Promise<unknown> => {
    const before = entries.get(id);
    if (before && now() < before.until) {
      if (before.isPending) {
        throw new CommerceError('refused', 'DUPLICATE_REQUEST', `${name}: the same call is still pending`);
      }
      if (method === 'GET') return before.answer;
    }
    const entry: CacheEntry = { isPending: true, until: now() + cacheMs };
    entries.set(id, entry);
    try {
      entry.answer = await call();
      entry.isPending = false;
      return entry.answer;
    } catch (error) {
      if (entries.get(id) === entry) entries.delete(id); // a later request may have replaced the entry
      throw error;
    }
  };
}
