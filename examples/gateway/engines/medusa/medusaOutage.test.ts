import { createServer, type ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createGateway } from '../../createGateway';
import type { Engine } from '../../engine';
import { createMedusaEngine } from './createMedusaEngine';

/** A server that has regions, and answers every other call in this way. */
async function medusaThat(answer: (response: ServerResponse) => void, timeoutMs?: number) {
  const regions = [{ id: 'us', currency_code: 'usd', countries: [{ iso_2: 'us' }] }];
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'application/json');
    if (url?.startsWith('/store/regions')) response.end(JSON.stringify({ regions }));
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  onTestFinished(() => void close());
  const { port } = server.address() as { port: number };
  const options = { baseUrl: `http://127.0.0.1:${port}`, publishableKey: 'key', ...(timeoutMs && { timeoutMs }) };
  return { engine: await createMedusaEngine(options), close };
}

const answering = (status: number, body: object) => (response: ServerResponse) => {
  response.statusCode = status;
  response.end(JSON.stringify(body));
};

/** What the log has after a request of a picture, which the customer may try again. */
async function logOf(engine: Engine): Promise<unknown[][]> {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const answer = await createGateway({ gateway: {} as never, engine }).request('/pictures/OFF-PA-10001970.svg');
  expect([answer.status, await answer.json()]).toMatchObject([500, { messages: [{ code: 'TECHNICAL_PROBLEM' }] }]);
  return log.mock.calls;
}

test('Medusa that does not answer is logged in one line [DEC-Q487]', async () => {
  const { engine, close } = await medusaThat(answering(503, {}));
  await close();
  expect(await logOf(engine)).toEqual([['The engine is not available: ECONNREFUSED']]);
});

test('Medusa that fails is logged in one line [DEC-Q487]', async () => {
  const { engine } = await medusaThat(answering(503, { message: 'starting' }));
  expect(await logOf(engine)).toEqual([['The engine is not available: status 503']]);
});

test('Medusa that accepts a call and does not answer is given up [DEC-Q651]', async () => {
  const { engine } = await medusaThat(() => undefined, 2_000);
  expect(await logOf(engine)).toEqual([['The engine is not available: timeout']]);
});

const cartId = 'cart_01J9ZQ3V5X7Y8Z9A0B1C2D3E4F';

test.each([
  ['a refusal', answering(400, { message: `Cart ${cartId} is completed` }), 'Cart cart_… is completed'],
  ['an unknown cart', answering(404, { message: `Cart with id: ${cartId} was not found` }), 'Cart with id: cart_… was'],
  ['a conflict', answering(409, { message: `${cartId} is locked` }), 'Medusa: status 409: cart_… is locked'],
  [
    'a response of another shape',
    answering(200, { cart: { id: cartId, email: 'ada@shop.example' } }),
    'Medusa: /store/carts/cart_…/line-items/line: cart.currency_code: expected',
  ],
])('the error of %s has no ids and no data of a customer [DEC-Q652]', async (_, answer, text) => {
  const { engine } = await medusaThat(answer);
  const error = await engine.setQuantity(cartId, 'line', 1).catch((thrown: unknown) => thrown);
  const logged = inspect(error, { depth: 9 });
  expect(logged).toContain(text);
  expect(logged).not.toMatch(/01J9ZQ3V|ada@/);
});
