import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { ADA } from '../../../../tests/support/shop/fakeShopSignIn';
import { aStorefront, type TestStorefront } from '../../../../tests/support/widgets/storefront';
import { signInAs } from './signInAs';

async function aGuest(): Promise<TestStorefront> {
  const page = aStorefront({ shop: fakeShop({ cart: { MUG: 1 } }) });
  await page.cart.read();
  return page;
}

describe('signInAs', () => {
  test('sign-in posts the credentials as JSON, updates the session and publishes session:signed-in', async () => {
    const page = await aGuest();
    const received: unknown[] = [];
    page.events.subscribe('session:signed-in', (detail) => received.push(detail));

    expect(await signInAs(page, ADA)).toEqual({ ok: true });

    expect(page.shop.requestsOf('sign-in')).toMatchObject([
      { method: 'POST', path: '/office/supplies/login', body: ADA, credentials: 'include' },
    ]);
    expect(page.session).toMatchObject({ isLoggedIn: true, userType: 'REGISTERED', customerNumber: '30015007' });
    expect(received).toEqual([{ firstName: 'Ada' }]);
  });

  test('sign-in reads the merged cart of guest and account, and clears the status posted for the guest [STOR-006]', async () => {
    const page = await aGuest();
    page.host.localStorage.set('proceedCheckoutDone', 'true');
    page.shop.cart.put('PAPER', 2);
    page.shop.cart.messages = [{ code: 'CART_AUTO_MERGE', type: 'INFO' }];

    await signInAs(page, ADA);

    const { cart } = page.cart.state();
    expect(cart?.lines.map(({ sku }) => sku)).toEqual(['MUG', 'PAPER']);
    expect(cart?.userType).toBe('REGISTERED');
    expect(page.host.localStorage.get('proceedCheckoutDone')).toBeNull();
  });

  test('sign-in renews the session token once [SESS-027]', async () => {
    const page = aStorefront({ host: { localStorage: { sessionMark: 'false ' } } });
    expect(page.shop.requestsOf('session-token')).toEqual([]);

    await signInAs(page, ADA);

    await expect.poll(() => page.shop.requestsOf('session-token')).toHaveLength(1);
    aStorefront({ shop: page.shop, host: page.host.openTab(), config: { session: { isLoggedIn: true } } }).connect();
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.shop.requestsOf('session-token')).toHaveLength(1);
  });

  test.each<[body: Record<string, string>, session: object]>([
    [{}, { userType: 'REGISTERED', customerNumber: '1', zipcode: '02138', rewardsNumber: '9' }],
    [
      { userType: 'ASC', customerNumber: '2', zipcode: '10024', rewardsNumber: '8' },
      { userType: 'ASC', customerNumber: '2', zipcode: '10024', rewardsNumber: '8' },
    ],
    [{ userType: 'EMPEROR' }, { userType: 'REGISTERED' }],
    [{ contactFirstName: 'Ada' }, { customerAttributes: { joinDate: '2026-06-01', contactFirstName: 'Ada' } }],
    [{ contactFirstName: '' }, { customerAttributes: { joinDate: '2026-06-01', contactFirstName: 'Guest' } }],
  ])('the answer %j updates the session to %j [SESS-001, SESS-004]', async (answer, session) => {
    const customerAttributes = { joinDate: '2026-06-01', contactFirstName: 'Guest' };
    const known = { customerNumber: '1', zipcode: '02138', rewardsNumber: '9', customerAttributes };
    const page = aStorefront({ config: { session: known } });
    const received: unknown[] = [];
    page.events.subscribe('session:signed-in', (detail) => received.push(detail));
    page.shop.answerNext(200, { session: answer }, 'sign-in');

    expect(await signInAs(page, ADA)).toEqual({ ok: true });

    expect(page.session).toMatchObject({ isLoggedIn: true, ...session });
    expect(received).toEqual([answer['contactFirstName'] ? { firstName: 'Ada' } : {}]);
  });

  test('a cart that cannot be read after the sign-in does not undo it', async () => {
    const page = await aGuest();
    page.shop.failNext('network', { of: 'read', times: 9 });
    expect(await signInAs(page, ADA)).toEqual({ ok: true });
    expect(page.session.isLoggedIn).toBe(true);
  });

  test('a session token that is not renewed is only logged [SESS-027]', async () => {
    const page = aStorefront({ host: { localStorage: { sessionMark: 'false ' } } });
    page.shop.failNext(500, { of: 'session-token' });

    expect(await signInAs(page, ADA)).toEqual({ ok: true });

    await expect
      .poll(() => page.shop.requestsOf('log').map(({ body }) => body))
      .toMatchObject([{ msg: 'the session token was not renewed' }]);
  });

  test('a sign-in that is refused for another reason rejects', async () => {
    const page = await aGuest();
    page.shop.refuseNext('SIGN_IN_CLOSED', { status: 403, of: 'sign-in' });
    await expect(signInAs(page, ADA)).rejects.toMatchObject({ kind: 'refused', code: 'SIGN_IN_CLOSED' });
    expect(page.session.isLoggedIn).toBe(false);
  });

  test('sign-in with a wrong password is refused, with the session unchanged and no redirect', async () => {
    const page = await aGuest();

    const verdict = await signInAs(page, { ...ADA, password: 'wrong' });

    expect(verdict).toEqual({ ok: false, problem: { kind: 'unknown' } });
    expect(page.session.isLoggedIn).toBe(false);
    expect(page.host.assigned).toEqual([]);
  });

  test('sign-in after too many tries has the minutes until the next attempt, if the shop sends them', async () => {
    const page = await aGuest();
    const alter = (value?: number) => () => ({
      status: 403,
      messages: [{ code: 'SIGN_IN_LOCKED', type: 'ERROR', ...(value !== undefined && { value }) }],
    });
    for (const [value, problem] of [
      [12, { kind: 'locked', minutes: 12 }],
      [0, { kind: 'locked' }],
      [-1, { kind: 'locked' }],
      [undefined, { kind: 'locked' }],
    ] as const) {
      page.shop.refuseNext('SIGN_IN_LOCKED', { status: 403, of: 'sign-in' });
      page.shop.failNext({ alter: alter(value) }, { of: 'sign-in' });
      expect(await signInAs(page, ADA)).toEqual({ ok: false, problem });
    }
  });

  test.each([502, 'network', 'html', 'empty'] as const)('sign-in rejects if its request fails: %s', async (failure) => {
    const page = await aGuest();
    page.shop.failNext(failure, { of: 'sign-in' });

    await expect(signInAs(page, ADA)).rejects.toMatchObject({ name: 'CommerceError' });
    expect(page.session.isLoggedIn).toBe(false);
  });

  test('the password is in the requests only, not in events, stores, the session or errors', async () => {
    const page = await aGuest();
    const received: unknown[] = [];
    page.events.subscribeAll((event) => received.push(event));
    await signInAs(page, ADA);
    page.shop.failNext(502, { of: 'sign-in' });
    const error = await signInAs(page, ADA).catch((it: unknown) => it);

    const { localStorage, sessionStorage } = page.host;
    const stored = ['cart', 'ctx-token', 'sessionMark'].map((key) => [localStorage.get(key), sessionStorage.get(key)]);
    const traces = JSON.stringify([received, stored, page.session, error, (error as { body?: unknown }).body]);
    expect(traces).not.toContain(ADA.password);
    expect(page.shop.requests.filter(({ body }) => JSON.stringify(body ?? '').includes(ADA.password))).toHaveLength(2);
  });
});
