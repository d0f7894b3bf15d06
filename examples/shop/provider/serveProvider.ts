import type { ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Database } from '../database/open';
import { listen } from '../http/listen';
import { createProvider } from './createProvider';

export type OpenProvider = { server: ServerType; origin: string };

/** Opens the vendors' stand-in at a port of its own, 0 for any free one: another origin than the shop's. Rejects when it can not be had. */
export async function serveProvider(options: {
  /** Asked for with the first request. */
  database: () => Promise<Database>;
  port: number;
  /** Origins of the shops that may be paid, as soon as they are known. */
  shops: () => readonly string[];
}): Promise<OpenProvider> {
  let provider: Hono | undefined;
  const { server, port } = await listen(options.port, async (request, env) => {
    provider ??= createProvider({ database: await options.database(), shops: options.shops });
    return provider.fetch(request, env);
  });
  return { server, origin: `http://localhost:${port}` };
}
