import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { products } from '../../../examples/shop/database/schema';
import { serveProvider } from '../../../examples/shop/provider/serveProvider';
import { openTestShop } from '../../../examples/shop/testing/openTestShop';
import { serveVault } from '../../../examples/shop/vault/serveVault';
import { PAPER } from './products';
import { withTestPages } from './testPages';

export type OpenShop = {
  url: string;
  vaultOrigin: string;
  providerOrigin: string;
  /** The origin of pages that are not the shop's, and may use it. Tests provide them. */
  otherOrigin: string;
  close(): Promise<void>;
};

/** The stock of the paper that nearly every journey buys, so that the last one finds as much as the first. */
const PLENTY = 1000;

/**
 * The reference shop on a free port of this machine, with fault injection; its vault and the payment vendors are on
 * other ports. Its database is in memory.
 */
export async function openShop(browserFiles: string): Promise<OpenShop> {
  const shops: string[] = [];
  let vaultOrigin: string | undefined;
  let providerOrigin: string | undefined;
  const elsewhere = await listen(withTestPages(() => new Response(null, { status: 404 })));
  const { shop, database, close } = await openTestShop({
    browserFiles,
    faults: true,
    allowedOrigins: [elsewhere.origin],
    vaultOrigin: () => vaultOrigin,
    providerOrigin: () => providerOrigin,
  });
  await database.update(products).set({ stock: PLENTY }).where(eq(products.sku, PAPER.sku));
  const vault = await serveVault({ database: async () => database, browserFiles, port: 0, shops: () => shops });
  vaultOrigin = vault.origin;
  const provider = await serveProvider({ database: async () => database, port: 0, shops: () => shops });
  providerOrigin = provider.origin;
  const { server, origin: url } = await listen(withTestPages(shop.fetch));
  shops.push(url);
  return {
    url,
    vaultOrigin,
    providerOrigin,
    otherOrigin: elsewhere.origin,
    async close() {
      await Promise.all([server, vault.server, provider.server, elsewhere.server].map(end));
      await close();
    },
  };
}

async function listen(fetch: ReturnType<typeof withTestPages>): Promise<{ server: ServerType; origin: string }> {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}` };
}

function end(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
