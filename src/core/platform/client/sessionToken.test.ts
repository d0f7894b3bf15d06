import { expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aStorefront, type TestStorefrontOptions } from '../../../../tests/support/widgets/storefront';

/** A page that has started. */
function openPage(options: TestStorefrontOptions) {
  const page = aStorefront(options);
  page.connect();
  return page;
}

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
    const first = openPage({ shop, host: { cookies: before } });
    for (const [name, value] of Object.entries(after)) first.host.cookies.set(name, value);
    expect(await renewals(shop)).toEqual([]);

    openPage({ shop, host: first.host.openTab(), config: { session: { zipcode: '02101' } } });
    const [request] = await renewals(shop);
    expect(request).toMatchObject({
      method: 'POST',
      path: '/ele-lpd/api/sparxProxy/updateSessionToken',
      query: { tenantId: 'sdc', storeId: '10001', zip: '02101' },
      body: { serviceContext: { siteId: 'US' }, query: { tenantId: 'sdc', storeId: '10001', zip: '02101' } },
    });
    openPage({ shop, host: first.host.openTab() });
    expect(await renewals(shop)).toHaveLength(1);
  },
);

test('a first visit, and a second one without a change, do not renew the session token [SESS-027]', async () => {
  const shop = fakeShop();
  const { host } = openPage({ shop, host: { cookies: { 'ctx-token': 'ctx-1' } } });
  openPage({ shop, host: host.openTab() });
  await renewals(shop);
  expect(shop.requests).toEqual([]);
});

test('the first request of a page that is not connected renews the session token too [DEC-Q361]', async () => {
  const shop = fakeShop();
  const { host } = openPage({ shop, host: { cookies: { 'ctx-token': 'ctx-1' } } });
  host.cookies.set('ctx-token', 'ctx-2');

  const page = aStorefront({ shop, host: host.openTab() });
  expect(await renewals(shop)).toEqual([]);
  await page.cart.read();
  expect(await renewals(shop)).toHaveLength(1);
});

test('a failed renewal is only logged, and does not redirect to sign-in [HTTP-015]', async () => {
  const shop = fakeShop();
  const { host } = openPage({ shop });
  host.cookies.set('ctx-token', 'ctx-2');
  shop.refuseNext('MISSING_USER', { status: 401 });
  openPage({ shop, host });
  await renewals(shop);
  expect(shop.requests.map(({ call }) => call)).toEqual(['session-token', 'log']);
  expect(host.assigned).toEqual([]);
});

test('the stored cart of the previous session is not read after the session token is renewed [CART-FETCH-008]', async () => {
  const shop = fakeShop({ cart: { PEN: 2 } });
  const { host, cart } = openPage({ shop, host: { cookies: { 'ctx-token': 'ctx-1' } } });
  await cart.read();
  expect(host.localStorage.get('cart')).not.toBeNull();
  shop.contextToken = 'ctx-2';
  host.cookies.set('ctx-token', 'ctx-2');
  shop.cart.put('MUG', 1);

  const next = openPage({ shop, host });
  expect(await renewals(shop)).toHaveLength(1);
  await next.cart.read();

  expect(next.cart.state().cart?.lines.map(({ sku }) => sku)).toEqual(['PEN', 'MUG']);
});
