import type { Server } from 'node:http';
import type { ServerType } from '@hono/node-server';
import type { ShopOptions } from '../createShop';
import { listen } from '../http/listen';
import { serveVault } from '../vault/serveVault';
import { openTestShop } from './openTestShop';

/**
 * A seeded shop on its own origin, for journeys in a browser. `goDown` closes every connection and refuses new ones;
 * `comeBack` opens the same shop at the same URL, with its carts.
 */
export async function serveTestShop(options: Omit<ShopOptions, 'database'> = {}) {
  let vaultOrigin = '';
  const { shop, database, close } = await openTestShop({ faults: true, vaultOrigin: () => vaultOrigin, ...options });
  let { server, port } = await listen(0, shop.fetch);
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
      ({ server } = await listen(port, shop.fetch));
    },
    stop: async () => {
      await Promise.all([goDown(), end(vault.server)]);
      await close();
    },
  };
}

function end(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    (server as Server).closeAllConnections();
  });
}
