import { Hono } from 'hono';
import { methodOverride } from 'hono/method-override';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkAnswers } from './checkAnswers';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const good = { sflItems: [{ sflId: '1', itemId: 'OFF-PA-10001970', qty: 2, isItemOOS: false }], totalItems: 1 };
const wrong = { ...good, sflItems: [{ ...good.sflItems[0], sflId: { email: 'ada@shop.example' } }] };

/** A gateway that checks a share of its answers, and answers calls for saved items with `body`. */
function gateway(body: object, share: number, status: 200 | 400 = 200) {
  const app = new Hono();
  app.use(methodOverride({ app, header: 'X-HTTP-Method-Override' }));
  app.use(checkAnswers(share));
  app.get('/cc/api/sfl', (c) => c.json(body, status));
  app.delete('/cc/api/sfl/:id', (c) => c.json(body, status));
  return app;
}

test('an answer that differs from its contract is logged in one line without its data, and sent [DEC-Q486]', async () => {
  const answer = await gateway(wrong, 1).request('/cc/api/sfl?page=1');
  expect(await answer.json()).toEqual(wrong);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['The answer of readSaved differs from its contract: sflItems.0.sflId: expected string'],
  ]);
});

test('an answer that is no JSON is logged, and sent [DEC-Q486]', async () => {
  const app = new Hono();
  app.use(checkAnswers(1));
  app.get('/cc/api/sfl', (c) => c.body('{"sflItems', 200, { 'content-type': 'application/json' }));
  const answer = await app.request('/cc/api/sfl');
  expect([answer.status, await answer.text()]).toEqual([200, '{"sflItems']);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    'The answer of readSaved differs from its contract: the answer: expected Object',
  );
});

test('a call with a method override is known by its own method [DEC-Q486]', async () => {
  const headers = { 'X-HTTP-Method-Override': 'DELETE' };
  await gateway(wrong, 1).request('/cc/api/sfl/1', { method: 'POST', headers });
  expect(vi.mocked(console.error).mock.calls).toEqual([[expect.stringContaining('deleteSaved')]]);
});

test.each([
  ['a good answer', good, 1, 200],
  ['a refusal', wrong, 1, 400],
  ['an answer outside the share', wrong, 0, 200],
] as const)('%s is not logged [DEC-Q486]', async (_, body, share, status) => {
  await gateway(body, share, status).request('/cc/api/sfl');
  expect(console.error).not.toHaveBeenCalled();
});
