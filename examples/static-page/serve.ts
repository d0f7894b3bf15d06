import { createReadStream, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.css': 'text/css; charset=utf-8' };

/**
 * Serves the pages of a folder, and everything else from the shop, on one origin, so that cookies are shared. The last
 * segment of the path selects the page: `/webapp/wcs/stores/servlet/ProductDisplay` is `ProductDisplay.html`.
 */
export async function servePages(folder: string, shopUrl: string, port = 0): Promise<{ url: string; close(): void }> {
  const files = new Set(readdirSync(folder).filter((name) => path.extname(name) in types));
  const server = createServer((incoming, answer) => {
    const [pathname = '/'] = (incoming.url ?? '/').split('?');
    const name = path.posix.basename(pathname) || 'index';
    const file = [name, `${name}.html`].find((each) => files.has(each));
    if (!file) return passOn(incoming, answer, shopUrl);
    answer.setHeader('content-type', types[path.extname(file)] ?? '');
    createReadStream(path.join(folder, file)).pipe(answer);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

function passOn(incoming: IncomingMessage, answer: ServerResponse, shopUrl: string): void {
  const { method = 'GET', headers, url = '/' } = incoming;
  // the URL is always a path of the shop, so `//other.example/` cannot lead elsewhere
  const { hostname, port } = new URL(shopUrl);
  const passed = request({ hostname, port, path: url, method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  passed.on('error', () => answer.writeHead(502).end('The shop does not answer: npm start'));
  incoming.pipe(passed);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder = path.dirname(fileURLToPath(import.meta.url)), page = ''] = process.argv;
  const { url } = await servePages(folder, process.env.SHOP_URL ?? 'http://127.0.0.1:4010', 4030);
  console.log(`${url}/${page}`);
}
