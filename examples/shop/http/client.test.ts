import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { type ClientEnv, knowClient, parseProxies } from './client';

const proxies = parseProxies('127.0.0.1, 10.0.0.0/8, fd00::/8');

async function clientOf(peer: string | undefined, headers: Record<string, string> = {}) {
  if (typeof proxies !== 'function') throw new Error(proxies.invalid);
  const shop = new Hono<ClientEnv>().use(knowClient(proxies)).get('/', (c) => c.json(c.get('client')));
  const env = peer === undefined ? undefined : { incoming: { socket: { remoteAddress: peer } } };
  return (await shop.request('http://inner:4010/', { headers }, env)).json();
}

const forwarded = {
  'x-forwarded-for': '198.51.100.1, 203.0.113.7, 10.0.0.2',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'shop.example',
};

describe('the client of a request', () => {
  test.each([
    ['a trusted proxy', '10.0.0.1', '203.0.113.7', 'https://shop.example'],
    ['a trusted proxy with an IPv6 socket', '::ffff:10.0.0.1', '203.0.113.7', 'https://shop.example'],
    ['a trusted proxy with IPv6', 'fd00::1', '203.0.113.7', 'https://shop.example'],
    ['anybody else', '203.0.113.9', '203.0.113.9', 'http://inner:4010'],
    ['an unknown peer', undefined, undefined, 'http://inner:4010'],
  ])('forwarded headers of %s [DEC-Q390]', async (_, peer, address, origin) => {
    expect(await clientOf(peer, forwarded)).toEqual({ ...(address && { address }), origin });
  });

  test('invented addresses before the proxy’s own entry do not count [DEC-Q390]', async () => {
    expect(await clientOf('10.0.0.1', { 'x-forwarded-for': '192.0.2.1, 203.0.113.7' })).toMatchObject({
      address: '203.0.113.7',
    });
  });

  test.each(['https://', 'a b', 'shop.example/path', 'shop.example:999999', ''])(
    'the forwarded host %o does not count',
    async (host) => {
      expect(await clientOf('10.0.0.1', { 'x-forwarded-host': host })).toMatchObject({ origin: 'http://inner:4010' });
    },
  );

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('this machine, %s, has no address [DEC-Q391]', async (peer) => {
    expect(await clientOf(peer)).toEqual({ origin: 'http://inner:4010' });
  });

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8::6', '2001:db8:0:0::/64'],
  ])('the address of %s is its network %s [DEC-Q391]', async (peer, address) => {
    expect(await clientOf(peer)).toMatchObject({ address });
  });
});

test.each(['proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', '::/129', '10.0.0.1/x'])('%s is no proxy', (entry) => {
  expect(parseProxies(`127.0.0.1,${entry}`)).toEqual({ invalid: entry });
});
