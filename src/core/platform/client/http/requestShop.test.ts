import { expect, test } from 'vitest';
import { fakeShop } from '../../../../../tests/support/shop/fakeShop';
import { aStorefront } from '../../../../../tests/support/widgets/storefront';
import { requestShop } from './requestShop';

const LOYALTY = { path: '/loyalty/points', base: 'api', method: 'GET' } as const;

test('a page sends its own requests as the widgets do, and repeats of a read are answered from the cache [HTTP-005, HTTP-006, HTTP-012]', async () => {
  const shop = fakeShop();
  shop.contextToken = 'ctx-1';
  const storefront = aStorefront({ shop });
  await storefront.cart.read();
  shop.answerNext(200, { points: 120 });
  shop.hold();
  const first = requestShop(storefront, LOYALTY, { cacheId: 'points', query: { year: 2026 } });
  await expect(requestShop(storefront, LOYALTY, { cacheId: 'points' })).rejects.toMatchObject({
    code: 'DUPLICATE_REQUEST',
    message: '/loyalty/points: the same call is still pending',
  });
  shop.release();
  expect(await first).toEqual({ points: 120 });
  expect(await requestShop(storefront, LOYALTY, { cacheId: 'points' })).toEqual({ points: 120 });
  expect(shop.requests.at(-1)).toMatchObject({
    url: expect.stringMatching(/\/cc\/api\/loyalty\/points\?year=2026$/),
    credentials: 'include',
    headers: { 'ctx-token': 'ctx-1' },
  });
});
