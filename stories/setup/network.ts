import type { Host, HostRequest, HostResponse } from '../../src/core/platform/client/host/host';
import { refusalAnswer } from '../../tests/support/shop/fakeShopRoutes';

/** The toolbar's networks: how every call of a story behaves. */
export const NETWORKS = {
  honest: 'Network: as in the story',
  slow: 'Network: slow, 3 s per request',
  offline: 'Network: offline',
  '401': 'Network: refused, 401',
  '403': 'Network: refused, 403',
  '500': 'Network: refused, 500',
};

const SLOW_MS = 3000;

const REFUSALS: Record<string, [code: string, message: string]> = {
  '401': ['NOT_AUTHENTICATED', 'Sign in first'],
  '403': ['NOT_AUTHORIZED', 'Not for this customer'],
  '500': ['SYSTEM_ERROR', 'Something has gone wrong'],
};

type Fetch = Host['fetch'];

/** The calls of a shop on that network. A refusal has the shop's wire format, and nothing is done. */
export function onNetwork(fetch: Fetch, network: string | undefined): Fetch {
  const refusal = REFUSALS[network ?? ''];
  if (network === 'offline') return () => Promise.reject(new TypeError('Failed to fetch'));
  if (refusal) return async () => responseOf(refusalAnswer(Number(network), ...refusal));
  if (network !== 'slow') return fetch;
  return async (url, request) => {
    await waited(request?.signal);
    return fetch(url, request);
  };
}

function responseOf({ status, body }: { status: number; body: unknown }): HostResponse {
  return {
    ok: false,
    status,
    headers: { get: (name) => (name.toLowerCase() === 'content-type' ? 'application/json' : null) },
    text: async () => JSON.stringify(body),
  };
}

/** Rejects like the page's fetch when the call is aborted first. */
function waited(signal: HostRequest['signal']): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(new DOMException('The operation was aborted', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, SLOW_MS);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp);
  });
}
