import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Served } from './visitLog';

const BROWSER_FILES = new URL('../../../dist/browser/', import.meta.url);
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css' } as const;

/** Serves the files of the card frame on a separate origin, as a vault does. Only that page may use it. */
export async function openVault(
  shopUrl: string,
  onServed: (file: Served) => void,
): Promise<{ url: string; close(): Promise<void> }> {
  const zipped = new Map<string, Buffer>();
  const bodyOf = (name: string) => {
    const content = readFileSync(new URL(name, BROWSER_FILES), 'utf8');
    return gzipSync(content.replace('-origins" content=""', `-origins" content="${shopUrl}"`), { level: 9 });
  };
  const server = createServer((request, response) => {
    const startedAt = performance.now();
    const [, name, type] = /^\/(card-frame[\w-]*\.(html|js|css))$/.exec(request.url ?? '') ?? [];
    if (!name) return void response.writeHead(404).end();
    const body = zipped.get(name) ?? bodyOf(name);
    zipped.set(name, body);
    response.writeHead(200, {
      'content-type': `${TYPES[type as keyof typeof TYPES]}; charset=utf-8`,
      'content-encoding': 'gzip',
      'access-control-allow-origin': '*',
    });
    onServed({ kind: 'file', path: `/${name}`, bytes: body.length, startedAt, endedAt: performance.now() });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
