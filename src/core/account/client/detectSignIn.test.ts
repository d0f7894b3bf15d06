import { expect, test } from 'vitest';
import { type FakeShop, fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aStorefront, BUSINESS_CONTEXT, type TestStorefront } from '../../../../tests/support/widgets/storefront';
import { detectSignIn } from './detectSignIn';

/** A page of a guest in a browser where another tab has stored the shop's cart. */
async function besideATab(shop: FakeShop, tab: object, page: object = BUSINESS_CONTEXT): Promise<TestStorefront> {
  const other = aStorefront({ shop, config: tab });
  await other.cart.read();
  return aStorefront({ shop, config: page, host: other.host.openTab() });
}

const SIGNED_IN = { ...BUSINESS_CONTEXT, session: { isLoggedIn: true } };
const businessShop = () => fakeShop({ cart: { MUG: 1 }, cartFields: { accountInfo: { accountId: '7' } } });

test('the cart that another tab has stored for an account signs this page in, and is read [CART-FETCH-010]', async () => {
  const page = await besideATab(businessShop(), SIGNED_IN);
  const received: unknown[] = [];
  page.events.subscribe('session:signed-in', (detail) => received.push({ ...detail, is: page.session.isLoggedIn }));
  expect(page.session.isLoggedIn).toBe(false);

  expect(detectSignIn(page)).toBe(true);

  expect(page.session.isLoggedIn).toBe(true);
  expect(received).toEqual([{ is: true }]);
  await expect.poll(() => page.cart.state().cart?.lines.map(({ sku }) => sku)).toEqual(['MUG']);
  expect(detectSignIn(page)).toBe(false);
  expect(received).toHaveLength(1);
});

test.each<[string, FakeShop, object, object]>([
  ['of a consumer', fakeShop({ cart: { MUG: 1 } }), SIGNED_IN, BUSINESS_CONTEXT],
  ['on the page of a consumer shop', businessShop(), SIGNED_IN, {}],
  ['on a page that is signed in already', businessShop(), SIGNED_IN, SIGNED_IN],
])('a stored cart %s signs nobody in [CART-FETCH-010]', async (_, shop, tab, config) => {
  const page = await besideATab(shop, tab, config);
  const before = page.session.isLoggedIn;
  expect(detectSignIn(page)).toBe(false);
  expect(page.session.isLoggedIn).toBe(before);
});

test('a browser without a stored cart signs nobody in [CART-FETCH-010]', () => {
  expect(detectSignIn(aStorefront({ config: BUSINESS_CONTEXT }))).toBe(false);
});

test('a cart that cannot be read after the sign-in leaves no unhandled rejection [CART-FETCH-010]', async () => {
  const page = await besideATab(businessShop(), SIGNED_IN);
  page.shop.failNext('network', { of: 'read', times: 9 });
  page.host.localStorage.set('cart-time', '0');
  expect(detectSignIn(page)).toBe(true);
  await expect.poll(() => page.cart.state().error).toMatchObject({ kind: 'network' });
});
