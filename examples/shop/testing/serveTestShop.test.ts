import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveTestShop } from './serveTestShop';

let shop: Awaited<ReturnType<typeof serveTestShop>>;

beforeAll(async () => {
  shop = await serveTestShop();
});
afterAll(() => shop.stop());

test('carts persist when the shop goes down and comes back', async () => {
  const add = await fetch(`${shop.url}/cc/api/checkout/default/item`, {
    method: 'POST',
    body: JSON.stringify({ items: [{ itemId: 'OFF-PA-10000061', qty: 2 }] }),
  });
  const cookie = add.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');
  const read = async () => (await fetch(`${shop.url}/cc/api/checkout`, { headers: { cookie } })).json();

  await shop.goDown();
  await expect(read()).rejects.toThrow();
  await shop.goUp();
  expect(await read()).toMatchObject({ cartInfo: { items: [{ qty: 2 }] } });
});

test.each(['drop', 'loseAnswer'])('the fault %s fails one request, and the next one succeeds', async (fault) => {
  await fetch(`${shop.url}/__faults`, { method: 'POST', body: JSON.stringify({ path: '/checkout', [fault]: true }) });
  await expect(fetch(`${shop.url}/cc/api/checkout`)).rejects.toThrow();
  expect((await fetch(`${shop.url}/cc/api/checkout`)).status).toBe(200);
});

test('an add whose response was lost is applied once when it is repeated', async () => {
  const first = await fetch(`${shop.url}/cc/api/checkout`);
  const cookie = first.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');
  const add = () =>
    fetch(`${shop.url}/cc/api/checkout/default/item`, {
      method: 'POST',
      headers: { cookie, 'Idempotency-Key': 'b5f4d3a0-3a51-4f8d-8d0c-0d3b2a1c9e77' },
      body: JSON.stringify({ items: [{ itemId: 'OFF-PA-10000061', qty: 2 }] }),
    });
  await fetch(`${shop.url}/__faults`, { method: 'POST', body: JSON.stringify({ path: '/item', loseAnswer: true }) });
  await expect(add()).rejects.toThrow();
  expect(await (await add()).json()).toMatchObject({
    cartInfo: { items: [{ qty: 2, qtyAdded: 2, actioned: 'ADD_ITEM' }] },
  });
});
