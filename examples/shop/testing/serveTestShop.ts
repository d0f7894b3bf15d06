import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import type { ShopOptions } from '../createShop';
import { serveVault } from '../vault/serveVault';
import { openTestShop } from './openTestShop';

/**
 * A seeded shop on its own origin, for journeys in a browser. `goDown` closes every connection and refuses new ones;
 * `comeBack` opens the same shop at the same URL, with its carts.
 */
export async function serveTestShop(options: Omit<ShopOptions, 'database'> = {}) {
  let vaultOrigin = '';
  const { shop, database, close } = await openTestShop({ faults: true, vaultOrigin: () => vaultOrigin, ...options });
  let server = await listen(shop.fetch, 0);
  const { port } = server.address() as AddressInfo;
  const vault = await serveVault({
    database: async () => database,
    browserFiles: options.browserFiles ?? 'dist/browser',
    port: 0,
    shops: () => [`http://localhost:${port}`],
  });
  vaultOrigin = vault.origin;
  const goDown = () => end(server);
  return {
    url: `http://localhost:${port}`,
    vaultOrigin,
    database,
    goDown,
    goUp: async () => {
      server = await listen(shop.fetch, port);
    },
    stop: async () => {
      await Promise.all([goDown(), end(vault.server)]);
      await close();
    },
  };
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port }, () => resolve(server));
    server.once('error', reject);
  });
}

function end(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    (server as Server).closeAllConnections();
  });
}
