import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createGateway } from '../../createGateway';
import { type Engine, EngineUnavailable } from '../../engine';
import { createMedusaEngine } from './createMedusaEngine';

/** A server that has regions, and answers every other call in this way. */
async function medusaThat(answer: (response: ServerResponse) => void, readTimeoutMs?: number) {
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
  const options = {
    baseUrl: `http://127.0.0.1:${port}`,
    publishableKey: 'key',
    ...(readTimeoutMs && { readTimeoutMs }),
  };
  return { engine: await createMedusaEngine(options), close };
}

const answering = (status: number, body: object | string) => (response: ServerResponse) => {
  response.statusCode = status;
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
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

test('Medusa whose response is not JSON is logged in one line, without the response [DEC-Q487]', async () => {
  const { engine } = await medusaThat(answering(200, 'ada@shop.example'));
  expect(await logOf(engine)).toEqual([['The engine is not available: not JSON']]);
});

test('Medusa that accepts a call and does not answer is given up [DEC-Q651]', async () => {
  const { engine } = await medusaThat(() => undefined, 2_000);
  expect(await logOf(engine)).toEqual([['The engine is not available: timeout']]);
});

const ulid = '01J9ZQ3V5X7Y8Z9A0B1C2D3E4F';
const cartId = `cart_${ulid}`;

/** An engine that answers after the limit of a read, and the methods of the calls that it has begun. */
async function lateMedusa() {
  const sums = { currency_code: 'usd', item_subtotal: 0, shipping_total: 0, tax_total: 0, total: 0 };
  const begun: (string | undefined)[] = [];
  const { engine } = await medusaThat(async (response) => {
    begun.push(response.req.method);
    await wait(2_500);
    response.end(JSON.stringify({ cart: { id: cartId, ...sums, items: [] } }));
  }, 2_000);
  return { engine, begun };
}

test('a late response to a read is not awaited [DEC-Q651]', async () => {
  const { engine } = await lateMedusa();
  await expect(engine.readCart(cartId)).rejects.toThrow(new EngineUnavailable('timeout'));
});

test('a late response to a write is awaited, so that no retry repeats it while it runs [DEC-Q651]', async () => {
  const { engine, begun } = await lateMedusa();
  expect(await engine.addLine(cartId, { variantId: 'variant', quantity: 1 })).toMatchObject({ id: cartId });
  expect(begun).toEqual(['POST']);
});

test.each([
  ['a refusal', answering(400, { message: `Cart ${cartId} is completed` }), 'Cart cart_… is completed'],
  ['an unknown cart', answering(404, { message: `Cart with id: ${cartId} was not found` }), 'Cart with id: cart_… was'],
  ['a conflict', answering(409, { message: `${cartId} is locked` }), 'Medusa: status 409: cart_… is locked'],
  ['an unknown payment', answering(404, { message: `No pay_col_${ulid}` }), 'No pay_col_…'],
  ['a refused email', answering(400, { message: 'Email "ada@shop.example" is not valid' }), 'Email … is not valid'],
  ['an unknown email', answering(404, { message: 'ada@shop.example was not found' }), '… was not found'],
  ['a conflict of emails', answering(409, { message: 'ada@shop.example exists' }), 'Medusa: status 409: … exists'],
  ['an email that cannot be used', answering(422, { message: 'No account: ada@shop.example' }), 'No account: …'],
  ['malformed JSON', answering(200, `ada@shop.example, ${cartId}`), 'not JSON'],
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
