import type { ServerType } from '@hono/node-server';

const patienceMs = 5000;

/** Stops accepting requests and completes those in flight. Connections that stay open longer are closed. */
export async function endServer(server: ServerType): Promise<void> {
  const cutOff = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), patienceMs);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cutOff);
}
