import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Context, Hono } from 'hono';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The style sheets of the shop's pages, in the order in which they are concatenated. */
const styleSheets = [
  'base',
  'header',
  'footer',
  'content',
  'products',
  'productList',
  'product',
  'cart',
  'checkout',
  'lists',
  'orders',
].map((name) => fileURLToPath(new URL(`../pages/look/${name}.css`, import.meta.url)));

/**
 * Serves the shop's style sheet and the built script. Hashed files are cached forever; the loader is revalidated each
 * time.
 */
export function staticFiles(browserFiles: string | undefined): Hono {
  const files = new Hono();
  files.get('/shop.css', async (c) => {
    const sheets = await Promise.all(styleSheets.map((sheet) => readFile(sheet, 'utf8')));
    return c.body(sheets.join('\n'), 200, { 'Content-Type': types['.css'] ?? '', 'Cache-Control': 'no-cache' });
  });
  files.get('/quire/*', async (c) => {
    if (!browserFiles) return c.text('Not found', 404);
    const folder = resolve(browserFiles);
    const file = resolve(folder, `.${c.req.path.slice('/quire'.length)}`);
    if (c.req.path.includes('%') || !file.startsWith(folder + sep)) return c.text('Not found', 404);
    return send(c, file, isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  return files;
}

/** Whether the name has a content hash of six or eight characters, as in `cart-BExMvf.js`. Such a file never changes. */
function isHashed(file: string): boolean {
  return /-[\w-]{6,8}\.(js|css)$/.test(file);
}

/** Answers with a script of a page. */
export const scriptFile = (file: URL) => (c: Context) => send(c, fileURLToPath(file), 'no-cache');

async function send(c: Context, file: string, caching: string): Promise<Response> {
  const type = types[extname(file)];
  const content = type && (await readFile(file).catch(() => undefined));
  if (!content) return c.text('Not found', 404);
  return c.body(new Uint8Array(content), 200, { 'Content-Type': type, 'Cache-Control': caching });
}
