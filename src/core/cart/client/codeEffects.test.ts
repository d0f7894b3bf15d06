import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { recordRequests } from '../../../../tests/support/widgets/recordedRequests';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import type { Cart } from '../rules/cart';

const MUG = [{ sku: 'MUG', quantity: 1 }];

/** Waits for the effects of codes, because some are requests. */
async function effectsSettled() {
  await new Promise((resolve) => setTimeout(resolve));
}

async function aPage(quantities = { PEN: 1 }) {
  const page = aStorefront({ shop: fakeShop({ cart: quantities }) });
  await page.cart.read();
  return page;
}

test.each(['stored', 'other-tab'] as const)(
  'a code in a cart from another origin (%s) has no effect here [CART-CODE-017]',
  async (origin) => {
    const { cart, events, host, shop } = await aPage();
    const known = cart.state().cart as Cart;
    const messages = [{ code: 'MISSING_USER', type: 'ERROR', text: '' }];
    events.publish('cart:changed', { cart: { ...known, messages }, origin, changes: [] });
    await effectsSettled();
    expect(host.assigned).toEqual([]);
    expect(shop.requestsOf('log')).toEqual([]);
  },
);

describe('effects of a refused request', () => {
  test.each(['CART_STATUS_ERROR', 'TECHNICAL_PROBLEM', 'CART_ID_NOT_FOUND', 'CART_ITEM_ID_NOT_FOUND'])(
    'a request refused with %s reads the cart again [CART-CODE-011, CART-CODE-013, CART-CODE-014, CART-CODE-019]',
    async (code) => {
      const { cart, shop } = await aPage();
      shop.cart.put('PEN', 5);
      shop.refuseNext(code);
      await cart.add(MUG);
      await effectsSettled();
      expect(shop.requestsOf('read')).toHaveLength(2);
      expect(cart.state()).toMatchObject({ count: 5, error: null });
    },
  );

  test('an update refused with CART_ITEM_ID_NOT_FOUND removes the line that the shop no longer has [CART-CODE-014]', async () => {
    const { cart, shop } = await aPage();
    shop.cart.clear();
    await cart.update({ lineId: 'line-1', quantity: 2 }).catch(() => undefined);
    await effectsSettled();
    expect(cart.state().cart?.lines).toEqual([]);
  });

  test.each(['MISSING_USER', 'MISSING_WEB_USER_ID'])(
    'a request refused with %s opens the sign-in page [CART-CODE-017]',
    async (code) => {
      const { cart, shop, host } = await aPage();
      shop.refuseNext(code);
      await cart.add(MUG);
      await effectsSettled();
      expect(host.assigned).toEqual([expect.stringContaining('/office/supplies/login?jumpUrl=')]);
    },
  );

  test('a request refused with status 401 opens the sign-in page once', async () => {
    const { cart, shop, host } = await aPage();
    // the page does not change until the next one has loaded
    const assign = vi.spyOn(host.location, 'assign').mockImplementation(() => {});
    shop.refuseNext('MISSING_USER', { status: 401 });
    await cart.add(MUG);
    await effectsSettled();
    expect(assign).toHaveBeenCalledOnce();
  });

  test('MISSING_USER opens the login overlay instead of the sign-in page, if the page handles it [CART-CODE-017]', async () => {
    const page = await aPage();
    const { requests } = recordRequests({ storefront: page });
    const keys: string[] = [];
    page.events.subscribe('overlay:requested', ({ key }) => keys.push(key));
    page.shop.refuseNext('MISSING_USER');
    await page.cart.add(MUG);
    await expect.poll(() => requests).toEqual([{ overlay: 'LOGIN', signInType: '' }]);
    page.events.publish('overlay:settled', { key: keys[0]!, overlay: 'LOGIN', outcome: 'closed' });
    await effectsSettled();
    expect(page.host.assigned).toEqual([]);
  });

  test.each(['request', 'line', 'cart'] as const)(
    'MISSING_REWARDS_ID of the %s opens the Rewards enrollment [CART-CODE-017]',
    async (level) => {
      const page = await aPage();
      const { requests } = recordRequests({ storefront: page });
      page.shop.refuseNext('MISSING_REWARDS_ID', { level });
      await page.cart.add(MUG);
      await expect.poll(() => requests).toEqual([{ overlay: 'LOYALTY_ENROLLMENT' }]);
    },
  );

  test('a request refused with any other code neither redirects nor reads the cart again', async () => {
    const { cart, shop, host } = await aPage();
    shop.refuseNext('RESTRICTED_ITEM');
    await cart.add(MUG);
    await effectsSettled();
    expect(host.assigned).toEqual([]);
    expect(shop.requestsOf('read')).toHaveLength(1);
  });
});

test('the cart is read again each time that a code requires it, also after a read that failed [CART-CODE-019]', async () => {
  const { cart, shop } = await aPage();
  for (const failure of [502, undefined] as const) {
    shop.refuseNext('TECHNICAL_PROBLEM', { of: 'add' });
    if (failure) shop.failNext(failure, { of: 'read' });
    await cart.add(MUG);
    await effectsSettled();
  }
  expect(shop.requestsOf('read')).toHaveLength(3);
});

test('two items for members only open the Rewards enrollment once [CART-CODE-017]', async () => {
  const page = await aPage();
  const { requests } = recordRequests({ storefront: page });
  page.shop.refuseNext('MISSING_REWARDS_ID', { level: 'line' });
  await page.cart.add([...MUG, { sku: 'INK', quantity: 1 }]);
  await effectsSettled();
  expect(requests).toEqual([{ overlay: 'LOYALTY_ENROLLMENT' }]);
});

describe('effects of a cart message', () => {
  test('an item that is refused with TECHNICAL_PROBLEM does not read the cart again [CART-CODE-019]', async () => {
    const { cart, shop } = await aPage();
    shop.refuseNext('TECHNICAL_PROBLEM', { level: 'line' });
    await cart.add(MUG);
    await effectsSettled();
    expect(shop.requestsOf('read')).toHaveLength(1);
  });

  test.each(['CART_STATUS_ERROR', 'TECHNICAL_PROBLEM', 'CART_ID_NOT_FOUND'])(
    '%s in the response to an add reads the cart again [CART-CODE-011, CART-CODE-013, CART-CODE-019]',
    async (code) => {
      const { cart, shop, host } = await aPage();
      shop.refuseNext(code, { level: 'cart', type: 'WARNING' });
      shop.hold('read');
      await cart.add(MUG);
      await effectsSettled();
      expect(shop.requestsOf('read')).toHaveLength(2);
      if (code === 'CART_ID_NOT_FOUND') expect(host.localStorage.get('cart')).toBeNull();
      shop.release();
    },
  );

  test('CART_STATUS_ERROR in the response to a read does not read the cart again', async () => {
    const { cart, shop } = await aPage();
    shop.cart.messages = [{ code: 'CART_STATUS_ERROR', type: 'ERROR' }];
    await cart.read({ isRefresh: true });
    await effectsSettled();
    expect(shop.requestsOf('read')).toHaveLength(2);
  });
});

describe('refused reads', () => {
  test('a read refused with CART_ID_NOT_FOUND is retried once [CART-CODE-013]', async () => {
    const { cart, shop, host } = await aPage();
    shop.refuseNext('CART_ID_NOT_FOUND', { of: 'read' });
    await cart.read({ isRefresh: true }).catch(() => undefined);
    await effectsSettled();
    expect(shop.requestsOf('read')).toHaveLength(3);
    expect(host.localStorage.get('cart')).not.toBeNull();
  });

  test('a read refused with MISSING_USER does not open sign-in, since the customer did nothing [CART-CODE-017]', async () => {
    const { cart, shop, host } = await aPage();
    shop.refuseNext('MISSING_USER', { of: 'read' });
    await cart.read({ isRefresh: true }).catch(() => undefined);
    await effectsSettled();
    expect(host.assigned).toEqual([]);
  });

  test('a read that is refused repeatedly is not retried in a loop [CART-CODE-013]', async () => {
    const { cart, shop } = await aPage();
    for (const _ of Array(5)) shop.refuseNext('CART_ID_NOT_FOUND', { of: 'read' });
    await cart.read({ isRefresh: true }).catch(() => undefined);
    await effectsSettled();
    expect(shop.requestsOf('read')).toHaveLength(3);
  });
});

describe('unknown codes', () => {
  const logged = (shop: ReturnType<typeof fakeShop>) =>
    shop.requestsOf('log').map(({ body }) => body as { msg: string; info: unknown });

  test('a change without a response is not logged, since it has no code of the shop [HTTP-015]', async () => {
    const { cart, shop } = await aPage();
    shop.failNext('network', { of: 'update' });
    await cart.update({ lineId: 'line-1', quantity: 2 }).catch(() => undefined);
    await effectsSettled();
    expect(logged(shop)).toEqual([]);
  });

  test('an unknown code of a line, a refused item or the cart is logged once per page [HTTP-015]', async () => {
    const { cart, shop } = await aPage();
    shop.cart.messages = [{ code: 'NEW_OF_CART', type: 'INFO' }];
    shop.products['MUG'] = {
      name: 'Mug',
      price: '1.00',
      line: { messages: [{ code: 'NEW_OF_LINE', type: 'WARNING' }] },
    };
    shop.refuseNext('NEW_OF_ITEM', { level: 'line', of: 'add' });
    await cart.add([{ sku: 'LAMP', quantity: 1 }]);
    await cart.add(MUG);
    await cart.read({ isRefresh: true });
    await effectsSettled();
    const codes = logged(shop).map(({ info }) => info);
    expect(codes).toHaveLength(3);
    expect(codes).toEqual(
      expect.arrayContaining([{ code: 'NEW_OF_CART' }, { code: 'NEW_OF_ITEM' }, { code: 'NEW_OF_LINE' }]),
    );
  });

  test('an unknown refusal code and an unreadable response are logged [HTTP-015]', async () => {
    const { cart, shop } = await aPage();
    shop.refuseNext('NEW_REFUSAL');
    await cart.add(MUG);
    shop.failNext('html');
    await cart.read({ isRefresh: true }).catch(() => undefined);
    await effectsSettled();
    expect(logged(shop)).toMatchObject([
      { msg: 'unknown code NEW_REFUSAL', error: { code: 'NEW_REFUSAL' }, info: { code: 'NEW_REFUSAL' } },
      { msg: 'unknown code CONTRACT', error: { code: 'CONTRACT' } },
    ]);
  });

  test('an unknown refusal of an update is logged too [HTTP-015]', async () => {
    const { cart, shop } = await aPage();
    shop.refuseNext('NEW_REFUSAL', { of: 'update' });
    await cart.update({ lineId: 'line-1', quantity: 2 }).catch(() => undefined);
    await effectsSettled();
    expect(logged(shop)).toMatchObject([{ msg: 'unknown code NEW_REFUSAL' }]);
  });

  test('known codes and a missing response are not logged', async () => {
    const { cart, shop } = await aPage();
    await cart.add([{ sku: 'LAMP', quantity: 1 }]);
    shop.refuseNext('RESTRICTED_ITEM');
    await cart.add(MUG);
    shop.failNext('network');
    await cart.read({ isRefresh: true }).catch(() => undefined);
    await effectsSettled();
    expect(logged(shop)).toEqual([]);
  });
});
