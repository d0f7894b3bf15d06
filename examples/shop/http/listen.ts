import { once } from 'node:events';
import { type ServerType, serve } from '@hono/node-server';

/** Listens on a port, 0 for any free one. Rejects when the port is not available. */
export function listen(
  port: number,
  fetch: Parameters<typeof serve>[0]['fetch'],
): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port }, (address) => resolve({ server, port: address.port }));
    server.once('error', reject);
  });
}

export const highestPort = 65_535;

/** The first port above `port` that nothing listens on, nor on the next ones of `count`. 0, any port, if there is none. */
export async function freePortAbove(port: number, count = 1): Promise<number> {
  for (let first = port + 1; first + count - 1 <= highestPort; first += 1) {
    const isFree = await Promise.all(Array.from({ length: count }, (_, index) => isPortFree(first + index)));
    if (!isFree.includes(false)) return first;
  }
  return 0;
}

async function isPortFree(port: number): Promise<boolean> {
  const probe = await listen(port, () => new Response()).catch(() => undefined);
  if (!probe) return false;
  probe.server.close();
  await once(probe.server, 'close');
  return true;
}
