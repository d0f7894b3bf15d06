import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningMedusa } from '../starting/startMedusa';

/** Lets tests, which are other processes, kill the engine of the run and start it again: POST /kill and /restart. */
export async function engineControl({ kill, restart }: Pick<RunningMedusa, 'kill' | 'restart'>) {
  const server = createServer(async ({ url }, response) => {
    await (url === '/kill' ? kill() : restart());
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
