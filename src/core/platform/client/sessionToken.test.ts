import { expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aStorefront } from '../../../../tests/support/widgets/storefront';

const renewals = async (shop: ReturnType<typeof fakeShop>) => {
  await new Promise((resolve) => setTimeout(resolve));
  return shop.requestsOf('session-token');
};

test.each([
  ['signs in', { sessionId: 's1', 'ctx-token': 'ctx-1' }],
  ['signs out', { sessionId: 'LOGGEDOFF', 'ctx-token': 'ctx-1' }, { sessionId: 's1', 'ctx-token': 'ctx-1' }],
  ['gets another context', { 'ctx-token': 'ctx-2' }],
])(
  'the session token is renewed once after a customer %s [SESS-027]',
  async (_, after, before: Record<string, string> = { 'ctx-token': 'ctx-1' }) => {
    const shop = fakeShop();
    const first = aStorefront({ shop, host: { cookies: before } });
    for (const [name, value] of Object.entries(after)) first.host.cookies.set(name, value);
    expect(await renewals(shop)).toEqual([]);

    aStorefront({ shop, host: first.host.openTab(), config: { session: { zipcode: '02101' } } });
    const [request] = await renewals(shop);
    expect(request).toMatchObject({
      method: 'POST',
      path: '/ele-lpd/api/sparxProxy/updateSessionToken',
      query: { tenantId: 'sdc', storeId: '10001', zip: '02101' },
      body: { serviceContext: { siteId: 'US' }, query: { tenantId: 'sdc', storeId: '10001', zip: '02101' } },
    });
    aStorefront({ shop, host: first.host.openTab() });
    expect(await renewals(shop)).toHaveLength(1);
  },
);

test('a first visit, and a second one without a change, do not renew the session token [SESS-027]', async () => {
  const shop = fakeShop();
  const { host } = aStorefront({ shop, host: { cookies: { 'ctx-token': 'ctx-1' } } });
  aStorefront({ shop, host: host.openTab() });
  await renewals(shop);
  expect(shop.requests).toEqual([]);
});

test('a failed renewal is only logged, and does not redirect to sign-in [HTTP-015]', async () => {
  const shop = fakeShop();
  const { host } = aStorefront({ shop });
  host.cookies.set('ctx-token', 'ctx-2');
  shop.refuseNext('MISSING_USER', { status: 401 });
  aStorefront({ shop, host });
  await renewals(shop);
  expect(shop.requests.map(({ call }) => call)).toEqual(['session-token', 'log']);
  expect(host.assigned).toEqual([]);
});

test('the stored cart of the previous session is not read after the session token is renewed [CART-FETCH-008]', async () => {
  const shop = fakeShop({ cart: { PEN: 2 } });
  const { host, cart } = aStorefront({ shop, host: { cookies: { 'ctx-token': 'ctx-1' } } });
  await cart.read();
  expect(host.localStorage.get('cart')).not.toBeNull();
  shop.contextToken = 'ctx-2';
  host.cookies.set('ctx-token', 'ctx-2');
  shop.cart.put('MUG', 1);

  const next = aStorefront({ shop, host });
  expect(await renewals(shop)).toHaveLength(1);
  await next.cart.read();

  expect(next.cart.state().cart?.lines.map(({ sku }) => sku)).toEqual(['PEN', 'MUG']);
});
