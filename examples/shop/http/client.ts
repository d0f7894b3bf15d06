import { BlockList, isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';

/** The sender of a request, and the origin at which it sees the shop. */
export type Client = {
  /** Its IP address; undefined if it is this machine, or unknown. */
  address: string | undefined;
  /** The shop's origin as the browser has it: `https://shop.example`. */
  origin: string;
};

export type ClientEnv = { Variables: { client: Client } };

/** Whether an address belongs to a proxy whose forwarded headers are true. */
export type IsTrusted = (address: string) => boolean;

/**
 * Reads addresses and networks, separated by commas: `127.0.0.1, 10.0.0.0/8, fd00::/8`. Returns the first one that is
 * neither as a text.
 */
export function parseProxies(list: string): IsTrusted | { invalid: string } {
  const proxies = new BlockList();
  for (const entry of list.split(',').map((each) => each.trim())) {
    if (entry === '') continue;
    const [address = '', bits, ...rest] = entry.split('/');
    const version = isIP(address);
    const prefix = bits === undefined ? lengths[version] : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (version === 0 || rest.length > 0 || !(prefix !== undefined && prefix <= (lengths[version] ?? 0)))
      return { invalid: entry };
    proxies.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
  }
  return (address) => proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** The bits of an address, by version. */
const lengths: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/**
 * Identifies the client of each request. Forwarded headers count only if a trusted proxy has sent the request, because
 * anybody can write them.
 */
export function knowClient(isTrusted: IsTrusted): MiddlewareHandler {
  return async (c, next) => {
    c.set('client', clientOf(c, isTrusted));
    return next();
  };
}

function clientOf(c: Context, isTrusted: IsTrusted): Client {
  const { protocol, host } = new URL(c.req.url);
  const peer = peerOf(c);
  if (peer === undefined || !isTrusted(peer)) return { address: outside(peer), origin: `${protocol}//${host}` };
  const forwarded = listOf(c.req.header('x-forwarded-for')).map(plain);
  // each proxy appends the address that it has seen; those before the first untrusted one may be invented
  const address = forwarded.findLast((each) => !isTrusted(each)) ?? forwarded[0] ?? peer;
  const scheme = listOf(c.req.header('x-forwarded-proto')).at(-1) === 'https' ? 'https:' : protocol;
  const seen = listOf(c.req.header('x-forwarded-host')).at(-1) ?? host;
  return { address: outside(address), origin: new URL(`${scheme}//${isHost.test(seen) ? seen : host}`).origin };
}

/** A name or an address, with or without a port. */
const isHost = /^([a-z\d]([a-z\d.-]*[a-z\d])?|\[[a-f\d:]+\])(:\d{1,5})?$/i;

/** The address at the other end of the connection; undefined in a unit test, which has none. */
function peerOf(c: Context): string | undefined {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  const address = incoming?.socket?.remoteAddress;
  return address && plain(address);
}

/** An IPv4 address without the prefix that an IPv6 socket gives it. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

const listOf = (header: string | undefined) =>
  (header ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/**
 * The address for limits. This machine has none: it is a developer, or a proxy that the settings do not name, behind
 * which all customers would share one limit. A customer with IPv6 has a network of 64 bits.
 */
function outside(address: string | undefined): string | undefined {
  if (address === undefined || address === '::1' || address.startsWith('127.')) return undefined;
  if (isIP(address) === 4) return address;
  return isIP(address) === 6 ? `${networkOf(address)}::/64` : undefined;
}

/** The first four groups of an IPv6 address. */
function networkOf(address: string): string {
  const [before = '', after] = address.split('::') as [string, string?];
  const left = before === '' ? [] : before.split(':');
  const right = after ? after.split(':') : [];
  const gap = after === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array(Math.max(0, gap)).fill('0'), ...right].slice(0, 4).join(':').toLowerCase();
}
