import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type ServerType, serve } from '@hono/node-server';
import type { Certificate } from './certificate';
import type { Protocol } from './circumstances';

export type Fetch = (request: Request) => Response | Promise<Response>;

/** A server on the loopback interface in front of a web application. */
export type Front = {
  origin: string;
  /** The size of each compressed body as last sent, by path. */
  sentBytes: ReadonlyMap<string, number>;
  close(): Promise<void>;
};

/** Serves `fetch` over HTTP/1.1, or over TLS and HTTP/2, with compressed text. */
export async function openFront(fetch: Fetch, protocol: Protocol, certificate: Certificate): Promise<Front> {
  const sentBytes = new Map<string, number>();
  const compress = createGzip();

  async function answer(request: Request): Promise<Response> {
    const response = await fetch(request);
    const headers = new Headers(response.headers);
    const isText = /javascript|json|html|css|svg/.test(headers.get('content-type') ?? '');
    if (!isText || request.method === 'HEAD' || headers.has('content-encoding')) return response;
    const body = compress(Buffer.from(await response.arrayBuffer()), headers.get('content-type') ?? '');
    sentBytes.set(new URL(request.url).pathname, body.length);
    headers.set('content-encoding', 'gzip');
    headers.set('content-length', String(body.length));
    return new Response(hasBody(response.status) ? new Uint8Array(body) : null, { status: response.status, headers });
  }

  const server: ServerType = serve({
    fetch: answer,
    hostname: '127.0.0.1',
    port: 0,
    ...(protocol === 'HTTP/2'
      ? { createServer: createSecureServer, serverOptions: { ...certificate, allowHTTP1: true } }
      : { createServer }),
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${protocol === 'HTTP/2' ? 'https' : 'http'}://127.0.0.1:${port}`,
    sentBytes,
    // the browser's open connections would block it; the program ends soon after
    close: async () => void server.close(),
  };
}

const hasBody = (status: number) => status !== 204 && status !== 304;

/**
 * Files are compressed once at the highest level, as a build does; pages and data are compressed fast, as a server
 * does.
 */
function createGzip(): (body: Buffer, type: string) => Buffer {
  const files = new Map<string, Buffer>();
  return (body, type) => {
    if (!/javascript|css|svg/.test(type)) return gzipSync(body, { level: 6 });
    const key = body.toString('latin1');
    const compressed = files.get(key) ?? gzipSync(body, { level: 9 });
    files.set(key, compressed);
    return compressed;
  };
}
