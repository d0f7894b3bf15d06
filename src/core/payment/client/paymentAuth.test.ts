import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aStorefront, BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import type { Storefront } from '../../storefront';
import { walletClientToken } from './paymentAuth';
import { TOKEN_KEYS } from './payTokens';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Reads the cart, and waits until the tokens that it needs are stored. */
async function read(cart: Storefront['cart'], isRefresh = false) {
  await cart.read({ isRefresh });
  await new Promise((resolve) => setTimeout(resolve));
}

/** A page that offers the wallet, with a shop that does too. */
function aPage({ payment = {}, offers = true, localStorage = {} } = {}) {
  const shop = fakeShop({ cart: { MUG: 1 } });
  shop.cart.extra = { cartAttributes: { enablePaypal: offers, userType: 'GUEST' } };
  return aStorefront({
    shop,
    config: { payment: { walletEnabled: true, ...payment } },
    host: { localStorage, cookies: { 'ctx-token': 'ctx-1' } },
  });
}

/** The stored tokens of a response that is still valid. */
const GOOD = {
  payAuth: 'good',
  payAuthValidity: String(Date.now() + DAY_MS),
  walletAuth: 'wallet-0',
  walletAuthValidity: String(Date.now() + 12 * HOUR_MS),
  walletUserType: 'GUEST',
  walletSession: 'ctx-1',
};

describe('Payment tokens after a cart fetch', () => {
  test('a business cart requests no tokens, because businesses have no wallet [PAY-AUTH-001, GEN-008]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    shop.cart.extra = { cartAttributes: { enablePaypal: true } };
    const config = { ...BUSINESS_CONTEXT, session: { isLoggedIn: true }, payment: { walletEnabled: true } };
    await read(aStorefront({ shop, config }).cart);
    expect(shop.requestsOf('read')).toHaveLength(1);
    expect(shop.requestsOf('payment-auth')).toEqual([]);
  });

  test('a cart fetch requests the tokens, and stores them with their validities [CART-FETCH-007, PAY-AUTH-001, PAY-AUTH-009, PAY-AUTH-010, STOR-005, STOR-008]', async () => {
    const { cart, shop, host } = aPage();
    await read(cart);
    expect(shop.requestsOf('payment-auth')).toMatchObject([
      {
        method: 'POST',
        path: '/cc/api/payment/gateway/new',
        query: { type: 'P', 'ctx-token': 'ctx-1' },
        body: { vendorPayment: { requestType: 'P', consumerType: 'CNC' } },
      },
    ]);
    const stored = (key: string) => host.localStorage.get(key);
    expect(['payAuth', 'transactionId', 'walletAuth', 'walletReturnUser', 'walletUserType'].map(stored)).toEqual([
      'pay-1',
      'tx-1',
      'wallet-1',
      'new',
      'GUEST',
    ]);
    expect(Number(stored('payAuthValidity'))).toBeGreaterThan(Date.now());
  });

  test('each storefront of a page requests its own tokens, even while another one waits for its own [PAY-AUTH-001]', async () => {
    const { cart, shop, host } = aPage();
    const other = aStorefront({ shop, host, config: { storeId: '10002', payment: { walletEnabled: true } } });
    shop.hold('payment-auth');
    await cart.read();
    await other.cart.read({ isRefresh: true });
    await expect.poll(() => shop.requestsOf('payment-auth')).toHaveLength(2);
    shop.release();
  });

  test('the wallet token is valid for 23 hours from now [PAY-AUTH-005]', async () => {
    const { cart, host } = aPage();
    const before = Date.now();
    await read(cart);
    const validUntil = Number(host.localStorage.get('walletAuthValidity'));
    expect(validUntil - 82_800_000).toBeGreaterThanOrEqual(before);
    expect(validUntil - 82_800_000).toBeLessThanOrEqual(Date.now());
  });

  test('an expired token is sent in the path, and the type is SP if store pay is enabled [CART-FETCH-007, PAY-AUTH-003]', async () => {
    const { cart, shop } = aPage({
      payment: { storePayEnabled: true },
      localStorage: { payAuth: 'old', payAuthValidity: String(Date.now() - 1), walletSession: 'ctx-1' },
    });
    await read(cart);
    expect(shop.requestsOf('payment-auth')).toMatchObject([
      { path: '/cc/api/payment/gateway/old', query: { type: 'SP' }, body: { vendorPayment: { requestType: 'SP' } } },
    ]);
  });

  test('a checkout id that is still valid is sent, and one that expires soon is not [PAY-AUTH-006, PAY-AUTH-009]', async () => {
    const checkoutIds = [8, 5].map(async (hours) => {
      const checkoutIdValidity = String(Date.now() + hours * HOUR_MS);
      const { cart, shop } = aPage({
        localStorage: { checkoutId: 'checkout-1', checkoutIdValidity, walletSession: 'ctx-1' },
      });
      await read(cart);
      return shop.requestsOf('payment-auth')[0]?.body;
    });
    expect(await Promise.all(checkoutIds)).toMatchObject([
      { vendorPayment: { checkoutId: 'checkout-1' } },
      { vendorPayment: expect.not.objectContaining({ checkoutId: 'checkout-1' }) },
    ]);
  });

  test.each(['tx-2', null])(
    'a checkout id that is returned as the token, with the transaction %s, is stored under its own keys [PAY-AUTH-011, STOR-009]',
    async (transactionId) => {
      const { cart, shop, host } = aPage();
      const token = { value: 'checkout-2', validUntil: 1_900_000_000_000, tokenType: 'CHECKOUT_ID', transactionId };
      shop.answerNext(200, { token }, 'payment-auth');
      const set = vi.spyOn(host.localStorage, 'set');
      await read(cart);
      const stored = ['checkoutId', 'checkoutIdValidity', 'transactionId', 'payAuth'].map(host.localStorage.get);
      expect(stored).toEqual(['checkout-2', '1900000000000', transactionId, null]);
      expect(set.mock.calls.filter(([key]) => key === 'transactionId')).toHaveLength(transactionId ? 1 : 0);
    },
  );

  test('a valid checkout id and a valid wallet token are not requested again [PAY-AUTH-001, PAY-AUTH-011]', async () => {
    const { cart, shop } = aPage();
    const validUntil = Date.now() + DAY_MS;
    const token = { value: 'checkout-2', validUntil, tokenType: 'CHECKOUT_ID' };
    shop.answerNext(200, { token, walletClientToken: { ClientToken: 'wallet-2' } }, 'payment-auth');
    for (let reads = 0; reads < 2; reads += 1) {
      await read(cart, true);
    }
    expect(shop.requestsOf('payment-auth')).toHaveLength(1);
  });

  test('stored tokens of another customer of the same type are discarded, and new ones are requested [PAY-AUTH-001, STOR-005, STOR-008, STOR-009]', async () => {
    const checkout = { checkoutId: 'checkout-1', checkoutIdValidity: GOOD.payAuthValidity, transactionId: 'tx-0' };
    const { cart, shop, host } = aPage({ localStorage: { ...GOOD, ...checkout, walletSession: 'ctx-0' } });
    await read(cart);
    expect(shop.requestsOf('payment-auth')).toMatchObject([
      {
        path: '/cc/api/payment/gateway/new',
        body: { vendorPayment: expect.not.objectContaining({ checkoutId: 'checkout-1' }) },
      },
    ]);
    const stored = ['walletAuth', 'walletSession', 'payAuth', 'checkoutId', 'transactionId'].map(host.localStorage.get);
    expect(stored).toEqual(['wallet-1', 'ctx-1', 'pay-1', null, 'tx-1']);
  });

  test('the tokens of another customer are removed even if the shop gives no new ones [PAY-AUTH-001, STOR-005, STOR-008, STOR-009]', async () => {
    const theirs = Object.fromEntries(TOKEN_KEYS.map((key) => [key, '1']));
    const { cart, shop, host } = aPage({ localStorage: { ...theirs, walletSession: 'ctx-0' } });
    shop.answerNext(200, {}, 'payment-auth');
    shop.answerNext(200, {}, 'payment-auth');
    await read(cart);
    expect(shop.requestsOf('payment-auth')).toHaveLength(2);
    expect(TOKEN_KEYS.map(host.localStorage.get)).toEqual(TOKEN_KEYS.map(() => null));
    expect(host.localStorage.get('walletSession')).toBe('ctx-0');
  });

  test('tokens belong to the session that the page names, if there is no cookie [CART-FETCH-008, PAY-AUTH-001]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    shop.contextToken = '';
    shop.cart.extra = { cartAttributes: { enablePaypal: true, userType: 'GUEST' } };
    const localStorage = { ...GOOD, walletSession: 'of-page' };
    const pageOf = (ctxToken?: string) =>
      aStorefront({
        shop,
        config: { payment: { walletEnabled: true } },
        host: { localStorage, window: ctxToken === undefined ? {} : { ctxToken } },
      });
    await read(pageOf('of-page').cart);
    expect(shop.requestsOf('payment-auth')).toEqual([]);

    const nameless = pageOf();
    await read(nameless.cart);
    expect(shop.requestsOf('payment-auth')).toHaveLength(1);
    expect(nameless.host.localStorage.get('walletSession')).toBe('');
  });

  test('a response with a wallet token alone, or with its required fields alone, is stored as it is [PAY-AUTH-005, PAY-AUTH-010]', async () => {
    const stored = ['payAuth', 'payAuthValidity', 'transactionId', 'walletAuth', 'walletReturnUser', 'walletUserType'];
    const storedOf = async (answer: object) => {
      const { cart, shop, host } = aPage();
      shop.cart.extra = { cartAttributes: { enablePaypal: true } };
      shop.answerNext(200, answer, 'payment-auth');
      await read(cart);
      expect(shop.requestsOf('payment-auth')).toHaveLength(1);
      expect(shop.requestsOf('log')).toEqual([]);
      return stored.map(host.localStorage.get);
    };
    expect(await storedOf({ walletClientToken: { ClientToken: 'wallet-2' } })).toEqual([
      null,
      null,
      null,
      'wallet-2',
      '',
      '',
    ]);
    expect(await storedOf({ token: { value: 'pay-2' } })).toEqual(['pay-2', '', null, null, null, null]);
  });

  test('stored tokens of a cart without a user type are valid for the next one [PAY-AUTH-001]', async () => {
    const { cart, shop } = aPage({ localStorage: { ...GOOD, walletUserType: '' } });
    shop.cart.extra = { cartAttributes: { enablePaypal: true } };
    await read(cart);
    expect(shop.requestsOf('payment-auth')).toEqual([]);
  });

  test.each([
    ['the stored tokens are still valid', { localStorage: GOOD }],
    ['the shop offers no wallet', { offers: false }],
    ['the page offers no wallet', { payment: { walletEnabled: false } }],
  ])('no token is requested when %s [CART-FETCH-007, PAY-AUTH-001, PAY-AUTH-002]', async (_, options) => {
    const { cart, shop } = aPage(options);
    await read(cart);
    expect(shop.requestsOf('payment-auth')).toEqual([]);
  });

  test.each([
    ['the expiry of the wallet token is unreadable', { walletAuthValidity: 'soon' }],
    ['the wallet token would outlive its 23 hours', { walletAuthValidity: String(Date.now() + 4e10) }],
    ['the wallet token has expired', { walletAuthValidity: String(Date.now() - 1) }],
    ['the wallet token belongs to another user type', { walletUserType: 'REGISTERED' }],
    ['the shop’s token expires within six hours', { payAuthValidity: String(Date.now() + 6 * HOUR_MS - 1000) }],
  ])('tokens are requested again when %s [PAY-AUTH-001, PAY-AUTH-006]', async (_, less) => {
    const { cart, shop } = aPage({ localStorage: { ...GOOD, ...less } });
    await read(cart);
    expect(shop.requestsOf('payment-auth')).toHaveLength(1);
  });
});

describe('Failed payment token requests', () => {
  const logs = (shop: ReturnType<typeof fakeShop>) =>
    shop.requestsOf('log').map(({ body }) => {
      const { msg, error } = body as { msg: string; error: unknown };
      return { msg, error };
    });

  test('a 500 is logged, and the request is retried once [PAY-AUTH-004, PAY-AUTH-008]', async () => {
    const { cart, shop, host } = aPage();
    shop.failNext(500, { of: 'payment-auth', times: 1 });
    await read(cart);
    expect(shop.requestsOf('payment-auth')).toHaveLength(2);
    expect(logs(shop)).toEqual([{ msg: 'Auth token failure', error: 'AUTH_FAILURE' }]);
    expect(host.localStorage.get('payAuth')).toBe('pay-1');
  });

  test('an empty response is logged, and the request is retried once [PAY-AUTH-004, PAY-AUTH-007]', async () => {
    const { cart, shop, host } = aPage();
    shop.answerNext(200, {}, 'payment-auth');
    await read(cart);
    expect(shop.requestsOf('payment-auth')).toHaveLength(2);
    expect(logs(shop)).toEqual([
      { msg: 'Auth Data is not available in the response.', error: 'AUTH_DATA_NOT_AVAILABLE' },
    ]);
    expect(host.localStorage.get('payAuth')).toBe('pay-1');
  });

  test('a request that fails twice is not sent a third time, and the cart stays ready [PAY-AUTH-004, HTTP-015]', async () => {
    const { cart, shop, host } = aPage();
    shop.failNext(500, { of: 'payment-auth', times: 5 });
    await read(cart);
    expect(shop.requestsOf('payment-auth')).toHaveLength(2);
    expect(cart.state()).toMatchObject({ phase: 'ready', error: null });
    expect(host.localStorage.get('payAuth')).toBeNull();
  });

  test('a second cart fetch does not repeat a pending token request', async () => {
    const { cart, shop } = aPage();
    shop.hold('payment-auth');
    await cart.read();
    await read(cart, true);
    expect(shop.requestsOf('payment-auth')).toHaveLength(1);
    shop.release();
  });

  test.each([['network'], [502]] as const)(
    'two failures of the kind %s are logged once, and the next cart fetch requests the tokens again [PAY-AUTH-004, HTTP-015]',
    async (failure) => {
      const { cart, shop, host } = aPage();
      shop.failNext(failure, { of: 'payment-auth', times: 2 });
      await read(cart);
      expect(shop.requestsOf('payment-auth')).toHaveLength(2);
      expect(logs(shop).map(({ msg }) => msg)).toEqual(['the payment token was not refreshed']);
      await read(cart, true);
      expect(host.localStorage.get('payAuth')).toBe('pay-1');
    },
  );

  test('a 401 does not send the customer to the login page [PAY-AUTH-004]', async () => {
    const { cart, shop, host } = aPage();
    shop.refuseNext('MISSING_USER', { status: 401, of: 'payment-auth' });
    await read(cart);
    expect(host.assigned).toEqual([]);
    expect(host.localStorage.get('payAuth')).toBe('pay-1');
  });
});

test('an add and a cart from the cache request no token [CART-FETCH-007]', async () => {
  const { cart, shop } = aPage();
  await cart.add([{ sku: 'MUG', quantity: 1 }]);
  await read(cart);
  expect(shop.requests.map(({ call }) => call)).toEqual(['add']);
});

describe('The client token of the wallet', () => {
  test('it is requested for a page that offers the wallet only here, and again only once it has expired [PAY-AUTH-001, PAY-AUTH-010]', async () => {
    const page = aPage({ payment: { walletEnabled: false } });
    expect(await walletClientToken(page, {})).toBe('wallet-1');
    expect(await walletClientToken(page, {})).toBe('wallet-1');
    expect(page.shop.requestsOf('payment-auth')).toMatchObject([{ query: { type: 'P' } }]);
  });

  test('the kind of its request is the one that the caller offers [PAY-AUTH-009]', async () => {
    const page = aPage({ payment: { walletEnabled: false } });
    await walletClientToken(page, { storePayEnabled: true });
    expect(page.shop.requestsOf('payment-auth')).toMatchObject([{ query: { type: 'SP' } }]);
  });

  test('there is none for a cart that the wallet cannot pay [PAY-AUTH-002]', async () => {
    const page = aPage({ payment: { walletEnabled: false }, offers: false });
    await expect(walletClientToken(page, {})).rejects.toMatchObject({
      kind: 'refused',
      code: 'WALLET_NOT_OFFERED',
      message: 'The shop does not offer a wallet for this cart',
    });
    expect(page.shop.requestsOf('payment-auth')).toEqual([]);
  });

  test('there is none if the shop twice responds without one [PAY-AUTH-004]', async () => {
    const page = aPage({ payment: { walletEnabled: false } });
    page.shop.answerNext(200, {}, 'payment-auth');
    page.shop.answerNext(200, {}, 'payment-auth');
    await expect(walletClientToken(page, {})).rejects.toMatchObject({
      kind: 'contract',
      code: 'AUTH_DATA_NOT_AVAILABLE',
      message: 'Auth Data is not available in the response.',
    });
    expect(page.shop.requestsOf('payment-auth')).toHaveLength(2);
    expect(await walletClientToken(page, {})).toBe('wallet-1');
  });

  test('there is none for a business that has not signed in, which has no cart [PAY-AUTH-002, CART-FETCH-010]', async () => {
    const page = aStorefront({ config: BUSINESS_CONTEXT });
    await expect(walletClientToken(page, {})).rejects.toMatchObject({ kind: 'refused', code: 'WALLET_NOT_OFFERED' });
  });

  test('it rejects with the error of the second request if both fail [PAY-AUTH-004]', async () => {
    const page = aPage({ payment: { walletEnabled: false } });
    page.shop.failNext('network', { of: 'payment-auth' });
    page.shop.failNext(503, { of: 'payment-auth' });
    await expect(walletClientToken(page, {})).rejects.toMatchObject({ kind: 'refused', status: 503 });
  });
});
