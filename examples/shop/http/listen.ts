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
