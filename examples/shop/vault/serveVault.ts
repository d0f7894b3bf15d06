import type { ServerType } from '@hono/node-server';
import type { Database } from '../database/open';
import type { IsTrusted } from '../http/client';
import { listen } from '../http/listen';
import { createVault } from './createVault';

export type OpenVault = { server: ServerType; origin: string };

/**
 * Starts the vault on its own port, 0 for any free one, so that its origin differs from the shop's. Rejects when the
 * port is not available.
 */
export async function serveVault(options: {
  /** Called with the first request. */
  database: () => Promise<Database>;
  browserFiles: string;
  port: number;
  /** Origins of the shops whose pages may frame it, once they are known. */
  shops: () => readonly string[];
  /** The proxies whose forwarded headers are true. */
  isTrusted?: IsTrusted;
  /** Its public origin, if a proxy serves it. */
  publicOrigin?: string | undefined;
}): Promise<OpenVault> {
  const { database, browserFiles, shops, isTrusted } = options;
  let origin = '';
  let vault: ReturnType<typeof createVault> | undefined;
  const { server, port } = await listen(options.port, async (request, env) => {
    vault ??= createVault({ database: await database(), browserFiles, shops, isTrusted, origin: () => origin });
    return vault.fetch(request, env);
  });
  origin = options.publicOrigin ?? `http://localhost:${port}`;
  return { server, origin };
}
