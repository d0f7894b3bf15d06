import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARD_FORM } from '../page/cardForm/cardForm';
import { type BenchServer, openServer } from './openServer';

let server: BenchServer;
beforeAll(async () => {
  server = await openServer();
  const files = new Map([
    ['peer.js', Buffer.from('let a;')],
    ['checkoutshopper/fields.html', Buffer.from('<input>')],
  ]);
  const backend = (path: string) => (path === '/standin/who' ? { name: 'bench' } : undefined);
  server.expect({ name: 'peer', head: '', files, probe: '', backend }, CARD_FORM);
});
afterAll(() => server.close());

test.each([
  ['/files/peer.js', 'text/javascript', 'let a;', 'file'],
  ['/checkoutshopper/fields.html?type=card', 'text/html', '<input>', 'file'],
  ['/standin/who', 'application/json', '{"name":"bench"}', 'call'],
])('a request for %s is served as %s, and logged', async (path, type, text, kind) => {
  const response = await fetch(server.url + path);
  expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  expect(await response.text()).toBe(text);
  expect(server.log.at(-1)).toMatchObject({ kind, path: path.replace(/\?.*/, '') });
});

test('an unknown path gets a 404, and is not logged', async () => {
  const before = server.log.length;
  expect((await fetch(`${server.url}/standin/report`, { method: 'POST' })).status).toBe(404);
  expect(server.log).toHaveLength(before);
});
