import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createGateway } from '../../createGateway';
import type { Engine } from '../../engine';
import { createMedusaEngine } from './createMedusaEngine';

/** A server that has regions, and fails in every other call. */
async function failingMedusa() {
  const regions = [{ id: 'us', currency_code: 'usd', countries: [{ iso_2: 'us' }] }];
  const server = createServer(({ url }, response) => {
    const isKnown = url?.startsWith('/store/regions');
    response.writeHead(isKnown ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown ? { regions } : { message: 'starting' }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  onTestFinished(() => void close());
  const { port } = server.address() as { port: number };
  return { engine: await createMedusaEngine({ baseUrl: `http://127.0.0.1:${port}`, publishableKey: 'key' }), close };
}

/** What the log has after a request of a picture, which the customer may try again. */
async function logOf(engine: Engine): Promise<unknown[][]> {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const answer = await createGateway({ gateway: {} as never, engine }).request('/pictures/OFF-PA-10001970.svg');
  expect([answer.status, await answer.json()]).toMatchObject([500, { messages: [{ code: 'TECHNICAL_PROBLEM' }] }]);
  return log.mock.calls;
}

test('Medusa that does not answer is logged in one line [DEC-Q487]', async () => {
  const { engine, close } = await failingMedusa();
  await close();
  expect(await logOf(engine)).toEqual([['The engine is not available: ECONNREFUSED']]);
});

test('Medusa that fails is logged in one line [DEC-Q487]', async () => {
  const { engine } = await failingMedusa();
  expect(await logOf(engine)).toEqual([['The engine is not available: status 503']]);
});
