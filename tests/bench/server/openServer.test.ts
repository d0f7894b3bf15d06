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
])('what a peer asks for at %s is served as %s, and told', async (path, type, text, kind) => {
  const response = await fetch(server.url + path);
  expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  expect(await response.text()).toBe(text);
  expect(server.log.at(-1)).toMatchObject({ kind, path: path.replace(/\?.*/, '') });
});

test('what nobody has is refused, and does not count', async () => {
  const before = server.log.length;
  expect((await fetch(`${server.url}/standin/report`, { method: 'POST' })).status).toBe(404);
  expect(server.log).toHaveLength(before);
});
