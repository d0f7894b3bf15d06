import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { knowClient } from './client';
import { faultSwitch } from './faults';
import { guardOrigin } from './origins';
import { Refusal } from './refusal';
import { safePath, withQuery } from './safePath';
import { staticFiles } from './staticFiles';

describe('staticFiles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quire-browser-'));
  const write = (name: string) => writeFileSync(join(folder, name), `/* ${name} */`);
  for (const name of ['quire.js', 'cart-BExMvf.js', 'card-frame-D_xm-SwZ.css', 'script-inventory.json', 'notes.txt'])
    write(name);
  const files = staticFiles(folder);

  test('revalidates the loader on each request, and caches hashed files as immutable', async () => {
    const loader = await files.request('/quire/quire.js');
    expect(loader.headers.get('cache-control')).toBe('no-cache');
    expect(loader.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await loader.text()).toBe('/* quire.js */');
    for (const name of ['cart-BExMvf.js', 'card-frame-D_xm-SwZ.css']) {
      const hashed = await files.request(`/quire/${name}`);
      expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    const inventory = await files.request('/quire/script-inventory.json');
    expect(inventory.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/quire/',
    '/quire/none.js',
    '/quire/notes.txt',
    '/quire/../../package.json',
    '/quire/%2e%2e%2f%2e%2e%2fetc%2fpasswd.js',
    '/quire/%00.js',
    '/quire/%',
  ])('responds with 404 at %s', async (path) => {
    expect((await files.request(path)).status).toBe(404);
  });

  test('responds with 404 without a built script, and still serves the style sheet', async () => {
    expect((await staticFiles(undefined).request('/quire/quire.js')).status).toBe(404);
    expect((await staticFiles(undefined).request('/shop.css')).status).toBe(200);
  });
});

describe('guardOrigin', () => {
  const shop = new Hono()
    .use(knowClient(() => false))
    .use(guardOrigin(['http://localhost:5173']))
    .all('/', (c) => c.text('done'));
  shop.onError((error, c) => c.text('refused', error instanceof Refusal ? error.status : 500));

  test('an allowed origin may send cookies and read the context token', async () => {
    const headers = { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' };
    const answer = await shop.request('/', { method: 'POST', headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
    expect(answer.headers.get('access-control-expose-headers')).toBe('ctx-token');
    const preflight = await shop.request('/', { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key');
  });

  test('any other origin may neither change nor read anything', async () => {
    const headers = { origin: 'http://evil.example' };
    expect((await shop.request('/', { method: 'POST', headers })).status).toBe(403);
    expect((await shop.request('/', { headers })).headers.get('access-control-allow-origin')).toBeNull();
  });
});

test.each([
  ['/a?b=c', '/a?b=c'],
  ['/a#b', '/a'],
  ['a', '/home'],
  ['//a', '/home'],
  ['/.//a', '/home'],
  ['/a/..//b', '/home'],
  ['/\\a', '/home'],
  ['/\n/a', '/home'],
  ['http://a', '/home'],
  ['', '/home'],
  [undefined, '/home'],
])('safePath of %s is %s', (input, expected) => {
  expect(safePath(input, '/home')).toBe(expected);
});

test('withQuery replaces a query parameter of the same name', () => {
  expect(withQuery('/a?page=1&sort=name', 'page', '2')).toBe('/a?page=2&sort=name');
});

describe('faultSwitch', () => {
  function aShop() {
    const { routes, middleware } = faultSwitch();
    const shop = new Hono().use(middleware).route('/__faults', routes);
    shop.onError((error, c) => c.text('', error instanceof Refusal ? error.status : 500));
    return shop.get('/cart', (c) => c.text('cart')).get('/other', (c) => c.text('other'));
  }
  const setFault = (shop: Hono, fault: object) =>
    shop.request('/__faults', { method: 'POST', body: JSON.stringify(fault) });

  test('breaks the requested number of responses of a path', async () => {
    const shop = aShop();
    await setFault(shop, { path: '/cart', status: 500, times: 2 });
    expect((await shop.request('/other')).status).toBe(200);
    expect([(await shop.request('/cart')).status, (await shop.request('/cart')).status]).toEqual([500, 500]);
    expect((await shop.request('/cart')).status).toBe(200);
  });

  test('delays or drops a response, and DELETE removes the remaining faults', async () => {
    const shop = aShop();
    await setFault(shop, { path: '/cart', delayMs: 50 });
    const start = performance.now();
    expect(await (await shop.request('/cart')).text()).toBe('cart');
    expect(performance.now() - start).toBeGreaterThan(45);
    await setFault(shop, { path: '/cart', drop: true });
    await expect((await shop.request('/cart')).text()).rejects.toThrow('dropped');
    await setFault(shop, { path: '/cart', status: 500 });
    await shop.request('/__faults', { method: 'DELETE' });
    expect((await shop.request('/cart')).status).toBe(200);
  });
});
