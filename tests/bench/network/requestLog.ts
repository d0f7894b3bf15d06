import type { CDPSession } from 'playwright';
import type { Transfer } from './waves';

/** A request of a page, as the browser's developer tools report it. */
export type LoggedRequest = Transfer & { url: string; type: string; isCached: boolean };

export type RequestLog = {
  /** Of the page and its frames, in the order of their start; the first one is the document. */
  requests(): LoggedRequest[];
  /** How long no request has started or ended; 0 while one is in flight. */
  idleMs(): number;
  /** The document as the server sent it. */
  html(): Promise<string>;
};

/** Logs the requests of the page from its next navigation on. */
export async function openRequestLog(devtools: CDPSession): Promise<RequestLog> {
  const all = new Map<string, LoggedRequest & { isOpen: boolean }>();
  let documentId: string | undefined;
  let startedAtSeconds = 0;
  let changedAt = performance.now();
  const sinceStart = (seconds: number) => (seconds - startedAtSeconds) * 1000;

  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    changedAt = performance.now();
    if (documentId === undefined) {
      documentId = requestId;
      startedAtSeconds = timestamp;
    }
    const startMs = sinceStart(timestamp);
    const start = { url: request.url, type, startMs, endMs: Number.POSITIVE_INFINITY, isCached: false, isOpen: true };
    if (!request.url.startsWith('data:')) all.set(requestId, start);
  });
  const change = (requestId: string, changes: Partial<LoggedRequest> & { isOpen?: boolean }) => {
    changedAt = performance.now();
    const entry = all.get(requestId);
    if (entry) Object.assign(entry, changes);
  };
  devtools.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { isCached: true }));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) change(requestId, { isCached: true });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp }) =>
    change(requestId, { endMs: sinceStart(timestamp), isOpen: false }),
  );
  devtools.on('Network.loadingFailed', ({ requestId, timestamp }) =>
    change(requestId, { endMs: sinceStart(timestamp), isOpen: false }),
  );
  await devtools.send('Network.enable');

  return {
    requests: () => [...all.values()],
    idleMs: () => ([...all.values()].some(({ isOpen }) => isOpen) ? 0 : performance.now() - changedAt),
    async html(): Promise<string> {
      const { body } = await devtools.send('Network.getResponseBody', { requestId: documentId ?? '' });
      return body.replaceAll('&amp;', '&');
    },
  };
}
