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
  shop.hold();
  const first = requestShop(storefront, LOYALTY, { cacheId: 'points', query: { year: 2026 } }).catch(String);
  await expect(requestShop(storefront, LOYALTY, { cacheId: 'points' })).rejects.toMatchObject({
    code: 'DUPLICATE_REQUEST',
    message: '/loyalty/points: the same call is still pending',
  });
  shop.release();
  await first;
  expect(shop.requests.at(-1)).toMatchObject({
    url: expect.stringMatching(/\/cc\/api\/loyalty\/points\?year=2026$/),
    credentials: 'include',
    headers: { 'ctx-token': 'ctx-1' },
  });
});
