import type { ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Database } from '../database/open';
import { listen } from '../http/listen';
import { createProvider } from './createProvider';

export type OpenProvider = { server: ServerType; origin: string };

/**
 * Starts the vendors' stand-in on its own port, 0 for any free one, so that its origin differs from the shop's. Rejects
 * when the port is not available.
 */
export async function serveProvider(options: {
  /** Called with the first request. */
  database: () => Promise<Database>;
  port: number;
  /** Origins of the shops that may be paid, once they are known. */
  shops: () => readonly string[];
  /** Its public origin, if a proxy serves it. */
  publicOrigin?: string | undefined;
}): Promise<OpenProvider> {
  let provider: Hono | undefined;
  const { server, port } = await listen(options.port, async (request, env) => {
    provider ??= createProvider({ database: await options.database(), shops: options.shops });
    return provider.fetch(request, env);
  });
  return { server, origin: options.publicOrigin ?? `http://localhost:${port}` };
}
