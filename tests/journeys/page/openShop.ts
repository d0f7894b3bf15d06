import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createShop } from '../../../examples/shop/createShop';
import { openPostgres } from '../../../examples/shop/database/open';
import { seedWhenEmpty } from '../../../examples/shop/database/seed';
import { openTestShop } from '../../../examples/shop/testing/openTestShop';

/**
 * The reference shop on a free port of this machine, with its switch for trouble. Its database is in memory, or the
 * PostgreSQL that QUIRE_JOURNEY_DATABASE_URL names.
 */
export async function openShop(browserFiles: string): Promise<{ url: string; close(): Promise<void> }> {
  const { shop, close } = await open(process.env['QUIRE_JOURNEY_DATABASE_URL'], { browserFiles, faults: true });
  const server = serve({ fetch: shop.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await close();
    },
  };
}

async function open(databaseUrl: string | undefined, options: { browserFiles: string; faults: boolean }) {
  if (databaseUrl === undefined) return openTestShop(options);
  const { database, close } = await openPostgres(databaseUrl);
  await seedWhenEmpty(database);
  return { shop: createShop({ database, ...options }), close };
}
