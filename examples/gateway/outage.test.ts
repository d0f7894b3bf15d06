import { expect, test, vi } from 'vitest';
import { createGateway } from './createGateway';
import { type Engine, EngineUnavailable } from './engine';

test('an engine that is not available is logged in one line, and the customer may try again [DEC-Q487]', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const findProducts = async () => Promise.reject(new EngineUnavailable('ECONNREFUSED'));
  const engine = { findProducts } as unknown as Engine;
  const answer = await createGateway({ gateway: {} as never, engine }).request('/pictures/OFF-PA-10001970.svg');
  expect([answer.status, await answer.json()]).toMatchObject([500, { messages: [{ code: 'TECHNICAL_PROBLEM' }] }]);
  expect(log.mock.calls).toEqual([['The engine is not available: ECONNREFUSED']]);
  log.mockRestore();
});
