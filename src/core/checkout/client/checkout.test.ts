import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { asBusiness } from '../../../../tests/support/shop/fakeShopAccounting';
import {
  aStorefront,
  BUSINESS_CONTEXT,
  type TestStorefront,
  type TestStorefrontOptions,
} from '../../../../tests/support/widgets/storefront';
import { lineQuantitiesOf } from '../../cart/client/lineQuantities';
import type { PublishedOverlayRequest } from '../../events/overlays';
import { createAccountingClient } from './accountingClient';
import { checkOut } from './checkout';

const SPARQ = 'https://shop.example/cc/sparq/checkout';
const DOTCOM = 'https://shop.example/cc/api/precheckout?fromSlideIn=true';
const LOGIN = 'https://shop.example/office/supplies/login?jumpUrl=%2Fcc%2Fsparq%2Fcheckout';

const customer = { cartAttributes: { userType: 'REGISTERED', numberOfItems: 1 } };
const guestsWelcome = { checkout: { loginRequired: false } };

/** A page of a registered customer or of a guest, with a mug in the cart. */
async function aPage(who: 'customer' | 'guest', options: TestStorefrontOptions = {}): Promise<TestStorefront> {
  const shop = fakeShop({ cart: { MUG: 1 } });
  if (who === 'customer') shop.cart.extra = customer;
  const page = aStorefront({ shop, ...options });
  await page.cart.read();
  return page;
}

/** Settles every requested overlay with this outcome, as a widget on the page would. Returns the requests. */
function overlaysEnd(page: TestStorefront, outcome: 'done' | 'closed', before = () => {}): PublishedOverlayRequest[] {
  const requests: PublishedOverlayRequest[] = [];
  page.events.subscribe('overlay:requested', (request) => {
    request.isHandled = true;
    requests.push(request);
    before();
    page.events.publish('overlay:settled', { key: request.key, overlay: request.overlay, outcome });
  });
  return requests;
}

describe('checkOut', () => {
  test('checkOut posts the status, stores that it did, and opens the sparq checkout [CHK-006, CHK-008, STOR-006]', async () => {
    const page = await aPage('customer');

    expect(await checkOut(page, { isMiniCart: true })).toBe('redirected');

    const [call] = page.shop.requestsOf('change');
    expect(call).toMatchObject({
      method: 'POST',
      path: '/cc/api/checkout/default',
      query: { buyNow: 'true' },
      body: { proceedCheckout: true },
    });
    expect(call).toMatchObject({ headers: { 'x-http-method-override': 'PUT' }, keepalive: true });
    expect(page.host.localStorage.get('proceedCheckoutDone')).toBe('true');
    expect(page.host.assigned).toEqual([SPARQ]);
  });

  test.each(['network', 502, 'html', 'empty'] as const)(
    'checkOut opens the dot-com checkout and stores nothing if the status cannot be posted: %s [CHK-007, STOR-006]',
    async (failure) => {
      const page = await aPage('customer');
      page.shop.failNext(failure, { of: 'change' });

      expect(await checkOut(page, { isMiniCart: false })).toBe('redirected');

      expect(page.host.assigned).toEqual([DOTCOM]);
      expect(page.host.localStorage.get('proceedCheckoutDone')).toBeNull();
    },
  );

  test('checkOut opens only the login page after a 401, or the dot-com checkout if it was just redirected', async () => {
    const page = await aPage('customer');
    page.shop.refuseNext('MISSING_USER', { status: 401, of: 'change' });
    await checkOut(page, { isMiniCart: false });
    expect(page.host.assigned).toEqual([expect.stringContaining('/office/supplies/login?jumpUrl=%2F&redirected=1')]);

    const shop = fakeShop({ cart: { MUG: 1 } });
    shop.cart.extra = customer;
    const back = aStorefront({ shop, host: { fetch: shop.fetch, href: 'https://shop.example/cart?redirected=1' } });
    await back.cart.read();
    shop.refuseNext('MISSING_USER', { status: 401, of: 'change' });
    await checkOut(back, { isMiniCart: false });
    expect(back.host.assigned).toEqual([DOTCOM]);
  });

  test('checkOut is ignored while another one is in flight', async () => {
    const page = await aPage('customer');
    page.shop.hold('change');
    const first = checkOut(page, { isMiniCart: true });
    await expect.poll(() => page.shop.held).toBe(1);

    expect(await checkOut(page, { isMiniCart: true })).toBe('ignored');

    page.shop.release();
    expect(await first).toBe('redirected');
    expect(page.shop.requestsOf('change')).toHaveLength(1);
  });

  test('checkOut is ignored while the cart is being changed', async () => {
    const page = await aPage('customer');
    page.shop.hold('update');
    const changing = page.cart.update({ lineId: page.shop.cart.items[0]?.cartItemId ?? '', quantity: 2 });
    await expect.poll(() => page.shop.held).toBe(1);

    expect(await checkOut(page, { isMiniCart: true })).toBe('ignored');

    page.shop.release();
    await changing;
    expect(page.shop.requestsOf('change')).toEqual([]);
    expect(page.host.assigned).toEqual([]);
    expect(await checkOut(page, { isMiniCart: true })).toBe('redirected');
  });

  test.each([
    ['for the first time', false],
    ['again', true],
  ])('checkOut waits for a cart that is being read %s [CHK-006]', async (_, isRead) => {
    const page = isRead ? await aPage('customer') : aStorefront({ shop: fakeShop({ cart: { MUG: 1 } }) });
    page.shop.cart.extra = customer;
    page.shop.hold('read');
    const reading = page.cart.read({ isRefresh: true });
    const end = checkOut(page, { isMiniCart: true });
    await expect.poll(() => page.shop.held).toBe(1);
    page.shop.release();
    await reading;

    expect(await end).toBe('redirected');
    expect(page.host.assigned).toEqual([SPARQ]);
  });

  test('a change of the cart is not dropped while checkOut waits for a read, and takes precedence [CART-UPD-006]', async () => {
    const page = await aPage('customer');
    page.shop.hold('read');
    const reading = page.cart.read({ isRefresh: true });
    const end = checkOut(page, { isMiniCart: true });
    await expect.poll(() => page.shop.held).toBe(1);
    const update = page.cart.update({ lineId: 'line-1', quantity: 2 });
    page.shop.release();
    await reading;

    expect((await update).kind).toBe('changed');
    expect(await end).toBe('ignored');
  });

  test('checkOut is blocked without a request for a cart that cannot be sold', async () => {
    const page = await aPage('customer');
    page.shop.cart.messages = [{ code: 'NEGATIVE_CART_TOTAL', type: 'WARNING' }];
    await page.cart.read({ isRefresh: true });

    expect(await checkOut(page, { isMiniCart: true })).toBe('blocked');
    expect(page.shop.requestsOf('change')).toEqual([]);
  });

  test('checkOut prompts a business for a required field, and does not leave the page if it is not given [GEN-004]', async () => {
    const page = await aPage('customer', {
      config: { ...BUSINESS_CONTEXT, session: { isLoggedIn: true, accounting: { PON: 'required' } } },
    });
    page.shop.cart.extra = { cartAttributes: { userType: 'REGISTERED', numberOfItems: 1, isMandatoryEnabled: true } };
    await page.cart.read({ isRefresh: true });
    const prompts: boolean[] = [];
    const requests = overlaysEnd(page, 'closed');

    const request = { isMiniCart: true, onPromptChange: (isOpen: boolean) => void prompts.push(isOpen) };
    expect(await checkOut(page, request)).toBe('closed');

    expect(requests).toMatchObject([{ overlay: 'PON', isRequired: true }]);
    expect(prompts).toEqual([true, false]);
    expect(page.host.assigned).toEqual([]);
  });

  test('checkOut of a business without its required budget center opens the cart page and posts no status', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    asBusiness(shop.cart);
    const session = { isLoggedIn: true, accounting: { BC: 'required' as const } };
    const page = aStorefront({ shop, config: { ...BUSINESS_CONTEXT, session } });
    await page.cart.read();

    expect(await checkOut(page, { isMiniCart: true })).toBe('closed');
    expect(shop.requestsOf('change')).toEqual([]);
    expect(page.host.assigned).toEqual([expect.stringContaining('/cc/sba/cart')]);

    asBusiness(shop.cart, { bcName: 'Training' });
    await page.cart.read({ isRefresh: true });
    expect(await checkOut(page, { isMiniCart: true })).toBe('redirected');
  });
});

describe('checkOut of a page that has not read its cart', () => {
  test('reads it first, and is blocked if it cannot be sold', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    shop.cart.extra = customer;
    shop.cart.messages = [{ code: 'NEGATIVE_CART_TOTAL', type: 'WARNING' }];
    expect(await checkOut(aStorefront({ shop }), { isMiniCart: true })).toBe('blocked');
    expect(shop.requests.map(({ call }) => call)).toEqual(['read']);
  });

  test('goes on if the cart cannot be read, so that the checkout itself decides', async () => {
    const page = aStorefront({ config: { session: { isLoggedIn: true } } });
    page.shop.failNext(502, { of: 'read', times: 9 });
    expect(await checkOut(page, { isMiniCart: true })).toBe('redirected');
    expect(page.host.assigned).toEqual([SPARQ]);
  });

  test('does not read a cart again that the page shows, however old it is', async () => {
    let now = Date.UTC(2026, 10, 20);
    const page = await aPage('customer', { host: { now: () => now } });
    now += 60 * 60_000;
    await checkOut(page, { isMiniCart: true });
    expect(page.shop.requestsOf('read')).toHaveLength(1);
  });
});

describe('checkOut with a pending quantity', () => {
  test.each([
    [undefined, 'redirected', ['read', 'update', 'change']],
    ['RESTRICTED_ITEM', 'ignored', ['read', 'update']],
  ] as const)('sends it first; refused with %s, checkOut is %s [CHK-006]', async (refusal, end, calls) => {
    const page = await aPage('customer');
    if (refusal) page.shop.refuseNext(refusal, { of: 'update' });
    lineQuantitiesOf(page).choose('line-1', 3, 60_000);

    expect(await checkOut(page, { isMiniCart: true })).toBe(end);
    expect(page.shop.requests.map(({ call }) => call)).toEqual(calls);
  });
});

describe('options of checkOut', () => {
  test('a checkout URL replaces the page’s, in the address and as the target of the sign-in [CHK-009]', async () => {
    const options = { isMiniCart: false, checkoutUrl: 'https://shop.example/fast' };
    const page = await aPage('customer');
    await checkOut(page, options);
    expect(page.host.assigned).toEqual(['https://shop.example/fast']);
    const guest = await aPage('guest');
    await checkOut(guest, options);
    expect(guest.host.assigned).toEqual([expect.stringMatching(/login\?jumpUrl=%2Ffast$/)]);
  });

  test.each([
    [true, [LOGIN]],
    [false, [SPARQ]],
  ])('isLoginRequired %s overrides the page’s setting [CHK-009]', async (isLoginRequired, assigned) => {
    const page = await aPage('guest', { config: { checkout: { loginRequired: !isLoginRequired } } });
    await checkOut(page, { isMiniCart: false, isLoginRequired });
    expect(page.host.assigned).toEqual(assigned);
  });

  test('checkOut is ignored if the cart starts to change during the gate [CART-UPD-006]', async () => {
    const page = await aPage('customer');
    page.shop.hold('add');
    let added: Promise<unknown> | undefined;
    const gate = async () => {
      added = page.cart.add([{ sku: 'PEN', quantity: 1 }]);
      return true;
    };
    expect(await checkOut(page, { isMiniCart: true, gate })).toBe('ignored');
    expect(page.host.assigned).toEqual([]);
    page.shop.release();
    await added;
  });

  test.each([
    [true, 'redirected', [SPARQ]],
    [false, 'closed', []],
  ] as const)('a gate that returns %s decides after the sign-in: %s', async (canContinue, end, assigned) => {
    const page = await aPage('guest');
    const prompts: boolean[] = [];
    const requests = overlaysEnd(page, 'done', () => expect(prompts).toEqual([true]));
    const gate = async () => {
      expect(prompts).toEqual([true, false, true]);
      return canContinue;
    };
    const onPromptChange = (isOpen: boolean) => void prompts.push(isOpen);

    expect(await checkOut(page, { isMiniCart: true, gate, onPromptChange })).toBe(end);
    expect(prompts).toEqual([true, false, true, false]);
    expect(requests).toMatchObject([{ overlay: 'LOGIN', goal: '/cc/sparq/checkout' }]);
    expect(page.host.assigned).toEqual(assigned);
  });
});

describe('accounting before checkout', () => {
  const accounting = { PON: 'required', POR: 'required' } as const;

  /** A business page whose overlays fill in the fields that `given` has. */
  async function aBusinessPage(given: { PON?: string; POR?: string }, href = 'https://shop.example/') {
    const shop = fakeShop({ cart: { MUG: 1 } });
    asBusiness(shop.cart);
    const config = { ...BUSINESS_CONTEXT, session: { isLoggedIn: true, accounting } };
    const page = aStorefront({ shop, config, host: { href } });
    await page.cart.read();
    const client = createAccountingClient(page);
    const asked: string[] = [];
    const answer = () =>
      page.events.subscribe('overlay:requested', async (request) => {
        request.isHandled = true;
        asked.push(request.overlay);
        const { PON, POR } = given;
        if (request.overlay === 'PON' && PON) await client.change({ poNumber: PON });
        if (request.overlay === 'POR' && POR) await client.change({ poRelease: POR });
        page.events.publish('overlay:settled', { key: request.key, overlay: request.overlay, outcome: 'done' });
      });
    return { page, asked, answer };
  }

  test('the missing fields are requested one after another [SCR-003, SCR-004]', async () => {
    const { page, asked, answer } = await aBusinessPage({ PON: '7', POR: 'R1' });
    answer();
    expect(await checkOut(page, { isMiniCart: true })).toBe('redirected');
    expect(asked).toEqual(['PON', 'POR']);
  });

  test('a field that is still missing after its prompt ends the checkout [SCR-003]', async () => {
    const { page, asked, answer } = await aBusinessPage({});
    answer();
    expect(await checkOut(page, { isMiniCart: true })).toBe('closed');
    expect(asked).toEqual(['PON']);
    expect(page.host.assigned).toEqual([]);
  });

  test('a cart page without prompts leaves the fields to the checkout [SCR-003, ROUTE-006]', async () => {
    const { page } = await aBusinessPage({}, 'https://shop.example/cc/sba/cart?from=mail');
    expect(await checkOut(page, { isMiniCart: true })).toBe('redirected');
    expect(page.shop.requestsOf('change')).toHaveLength(1);
  });

  test('a business whose cart cannot be read, or that requires no field, is not asked', async () => {
    const session = { isLoggedIn: true };
    const unread = aStorefront({ config: { ...BUSINESS_CONTEXT, session: { ...session, accounting } } });
    unread.shop.failNext(502, { of: 'read', times: 9 });
    expect(await checkOut(unread, { isMiniCart: true })).toBe('redirected');

    const shop = fakeShop({ cart: { MUG: 1 } });
    asBusiness(shop.cart);
    const free = aStorefront({ shop, config: { ...BUSINESS_CONTEXT, session } });
    expect(await checkOut(free, { isMiniCart: true })).toBe('redirected');
  });
});

describe('checkOut of a guest', () => {
  test('a guest gets the login drawer with the sign-in type, and continues after sign-in [CHK-001, CHK-006]', async () => {
    const page = await aPage('guest');
    const requests = overlaysEnd(page, 'done');

    expect(await checkOut(page, { isMiniCart: true })).toBe('redirected');

    expect(requests).toMatchObject([{ overlay: 'LOGIN', signInType: '', isGuestWelcome: false }]);
    expect(page.host.assigned).toEqual([SPARQ]);
  });

  test('a guest does not leave the page if the drawer is closed', async () => {
    const page = await aPage('guest');
    overlaysEnd(page, 'closed');

    expect(await checkOut(page, { isMiniCart: true })).toBe('closed');
    expect(page.shop.requestsOf('change')).toEqual([]);
    expect(page.host.assigned).toEqual([]);
  });

  test('a guest without a drawer or outside the mini cart is sent to the login page, with the checkout as its target [CHK-009]', async () => {
    for (const isMiniCart of [true, false]) {
      const page = await aPage('guest');
      expect(await checkOut(page, { isMiniCart })).toBe('redirected');
      expect(page.host.assigned).toEqual([LOGIN]);
      expect(page.shop.requestsOf('change')).toEqual([]);
    }
  });

  test('a guest gets the drawer only once if the page does not require sign-in [CHK-001, CHK-009, STOR-006]', async () => {
    const page = await aPage('guest', { config: guestsWelcome });
    const requests = overlaysEnd(page, 'done');
    await checkOut(page, { isMiniCart: true });
    expect(requests).toMatchObject([{ isGuestWelcome: true }]);

    await checkOut(page, { isMiniCart: true });
    expect(requests).toHaveLength(1);
    expect(page.host.assigned).toEqual([SPARQ, SPARQ]);
  });

  test('a guest gets no drawer if the cart has the checkout status posted [CHK-001]', async () => {
    const page = await aPage('guest', { config: guestsWelcome });
    page.shop.cart.extra = { cartAttributes: { userType: 'GUEST', numberOfItems: 1, proceedCheckout: true } };
    await page.cart.read({ isRefresh: true });
    const requests = overlaysEnd(page, 'closed');

    expect(await checkOut(page, { isMiniCart: true })).toBe('redirected');
    expect(requests).toEqual([]);
  });

  test('a guest continues on a page without a drawer if sign-in is optional', async () => {
    const page = await aPage('guest', { config: guestsWelcome });

    expect(await checkOut(page, { isMiniCart: true })).toBe('redirected');
    expect(page.host.assigned).toEqual([SPARQ]);
  });

  test('a guest remains on the page if the cart after sign-in cannot be sold', async () => {
    const page = await aPage('guest');
    page.shop.cart.messages = [{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', type: 'WARNING' }];
    page.events.subscribe('overlay:requested', async (request) => {
      request.isHandled = true;
      await page.cart.read({ isRefresh: true });
      page.events.publish('overlay:settled', { key: request.key, overlay: request.overlay, outcome: 'done' });
    });

    expect(await checkOut(page, { isMiniCart: true })).toBe('blocked');
    expect(page.host.assigned).toEqual([]);
  });
});
