import type { ServerType } from '@hono/node-server';

const patienceMs = 5000;

/** Takes no more requests, and answers those that are under way; whoever holds on for longer is cut off. */
export async function endServer(server: ServerType): Promise<void> {
  const cutOff = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), patienceMs);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cutOff);
}
