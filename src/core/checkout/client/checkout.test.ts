import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { asBusiness } from '../../../../tests/support/shop/fakeShopAccounting';
import {
  aStorefront,
  BUSINESS_CONTEXT,
  type TestStorefront,
  type TestStorefrontOptions,
} from '../../../../tests/support/widgets/storefront';
import type { PublishedOverlayRequest } from '../../events/overlays';
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
    expect(call?.headers['x-http-method-override']).toBe('PUT');
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

  test('checkOut waits for a cart that is being read', async () => {
    const page = aStorefront({ shop: fakeShop({ cart: { MUG: 1 } }) });
    page.shop.cart.extra = customer;
    page.shop.hold('read');
    const reading = page.cart.read();
    const end = checkOut(page, { isMiniCart: true });
    await expect.poll(() => page.shop.held).toBe(1);
    page.shop.release();
    await reading;

    expect(await end).toBe('redirected');
    expect(page.host.assigned).toEqual([SPARQ]);
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
