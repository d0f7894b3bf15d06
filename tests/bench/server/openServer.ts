import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { FakeShop } from '../../support/shop/fakeShop';
import { type PageKind, pageHtml } from '../page/pages';
import type { AppliedVariant } from '../variants';
import { openVault } from './openVault';
import type { Served } from './visitLog';

/** The delay of every call to the backend, in milliseconds. */
export const CALL_MS = 50;

/** Serves the pages and a backend. It handles one visit at a time; each begins with `expect`. */
export type BenchServer = {
  url: string;
  /** Prepares the next visit: a new shop, an empty log, and the delay of the files. Returns the page's path. */
  expect(variant: AppliedVariant, kind: PageKind, options?: { filesLateMs?: number }): string;
  log: Served[];
  /** The number of requests in flight. */
  readonly waiting: number;
  close(): Promise<void>;
};

export async function openServer(): Promise<BenchServer> {
  let waiting = 0;
  const zipped = new Map<Buffer, Buffer>();
  let visit: { variant: AppliedVariant; kind: PageKind; shop: FakeShop; filesLateMs: number } | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://bench').pathname;
    const startedAt = performance.now();
    const record = (kind: Served['kind'], bytes: number) =>
      bench.log.push({ kind, path, bytes, startedAt, endedAt: performance.now() });

    if (!visit || path === '/blank') return send(response, 200, 'text/html', '<!doctype html><title>Blank</title>');
    const { variant, kind, shop, filesLateMs } = visit;
    if (path === '/page') return send(response, 200, 'text/html', pageHtml(kind, variant.head, variant.boxOf));

    const file = variant.files.get(path.replace(/^\/(files\/)?/, ''));
    if (file) {
      const body = zipped.get(file) ?? gzipSync(file, { level: 9 });
      zipped.set(file, body);
      await pause(filesLateMs);
      record('file', body.length);
      return send(response, 200, typeOf(path), body, 'gzip');
    }

    const body = await textOf(request);
    await pause(CALL_MS);
    const own = variant.backend?.(path, body);
    if (own !== undefined) {
      record('call', 0);
      return send(response, 200, 'application/json', JSON.stringify(own));
    }
    if (!/^\/(cc|ele-lpd)\/api\//.test(path)) return send(response, 404, 'text/plain', 'nothing here');
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const shopResponse = await shop.fetch(request.url ?? '/', {
      method: request.method ?? 'GET',
      headers,
      ...(body && { body }),
    });
    record('call', 0);
    send(response, shopResponse.status, 'application/json', await shopResponse.text());
  }

  const server = createServer((request, response) => {
    waiting += 1;
    answer(request, response)
      .catch((error) => send(response, 500, 'text/plain', String(error)))
      .finally(() => {
        waiting -= 1;
      });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const vault = await openVault(url, (file) => bench.log.push(file));

  const bench: BenchServer = {
    url,
    log: [],
    get waiting() {
      return waiting;
    },
    expect(variant, kind, { filesLateMs = 0 } = {}) {
      visit = { variant, kind, shop: kind.shop(vault.url), filesLateMs };
      bench.log = [];
      return '/page';
    },
    async close() {
      await vault.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
  return bench;
}

const typeOf = (path: string) => TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/javascript';

const TYPES: Record<string, string> = { css: 'text/css', html: 'text/html' };

const pause = (ms: number) => (ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined);

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const part of request) chunks.push(part as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer, encoding?: string) {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': type === 'text/html' && !encoding ? 'no-store' : 'max-age=60',
    ...(encoding && { 'content-encoding': encoding }),
  });
  response.end(body);
}
