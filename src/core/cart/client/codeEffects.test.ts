import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/fakeShop';
import { recordRequests } from '../../../../tests/support/recordedRequests';
import { aStorefront } from '../../../../tests/support/storefront';
import type { Cart } from '../rules/cart';

const MUG = [{ sku: 'MUG', quantity: 1 }];

/** Waits, because some effects of codes are requests. */
async function followed() {
  await new Promise((resolve) => setTimeout(resolve));
}

async function aPage(quantities = { PEN: 1 }) {
  const page = aStorefront({ shop: fakeShop({ cart: quantities }) });
  await page.cart.read();
  return page;
}

test.each(['stored', 'other-tab'] as const)(
  'a code in a cart from elsewhere (%s) was followed there [CART-CODE-017]',
  async (origin) => {
    const { cart, events, host, shop } = await aPage();
    const known = cart.state().cart as Cart;
    const messages = [{ code: 'MISSING_USER', type: 'ERROR', text: '' }];
    events.publish('cart:changed', { cart: { ...known, messages }, origin, changes: [] });
    await followed();
    expect(host.assigned).toEqual([]);
    expect(shop.requestsOf('log')).toEqual([]);
  },
);

describe('after a refusal with', () => {
  test.each(['CART_STATUS_ERROR', 'TECHNICAL_PROBLEM', 'CART_ID_NOT_FOUND', 'CART_ITEM_ID_NOT_FOUND'])(
    '%s the cart is read again [CART-CODE-011, CART-CODE-013, CART-CODE-014, CART-CODE-019]',
    async (code) => {
      const { cart, shop } = await aPage();
      shop.cart.put('PEN', 5);
      shop.refuseNext(code);
      await cart.add(MUG);
      await followed();
      expect(shop.requestsOf('read')).toHaveLength(2);
      expect(cart.state()).toMatchObject({ count: 5, error: undefined });
    },
  );

  test('CART_ITEM_ID_NOT_FOUND of an update the line is shown as it is [CART-CODE-014]', async () => {
    const { cart, shop } = await aPage();
    shop.cart.clear();
    await cart.update({ lineId: 'line-1', quantity: 2 }).catch(() => undefined);
    await followed();
    expect(cart.state().cart?.lines).toEqual([]);
  });

  test.each(['MISSING_USER', 'MISSING_WEB_USER_ID'])(
    '%s the customer goes to sign in [CART-CODE-017]',
    async (code) => {
      const { cart, shop, host } = await aPage();
      shop.refuseNext(code);
      await cart.add(MUG);
      await followed();
      expect(host.assigned).toEqual([expect.stringContaining('/office/supplies/login?jumpUrl=')]);
    },
  );

  test('a status of 401 the customer goes to sign in once', async () => {
    const { cart, shop, host } = await aPage();
    // the page does not change until the next one has loaded
    const assign = vi.spyOn(host.location, 'assign').mockImplementation(() => {});
    shop.refuseNext('MISSING_USER', { status: 401 });
    await cart.add(MUG);
    await followed();
    expect(assign).toHaveBeenCalledOnce();
  });

  test('MISSING_USER the customer signs in where they are, if the page can [CART-CODE-017]', async () => {
    const page = await aPage();
    const { requests } = recordRequests({ storefront: page });
    page.shop.refuseNext('MISSING_USER');
    await page.cart.add(MUG);
    await expect.poll(() => requests).toEqual([{ overlay: 'LOGIN', signInType: '' }]);
    expect(page.host.assigned).toEqual([]);
  });

  test.each(['request', 'line', 'cart'] as const)(
    'MISSING_REWARDS_ID of the %s the customer is asked to join [CART-CODE-017]',
    async (level) => {
      const page = await aPage();
      const { requests } = recordRequests({ storefront: page });
      page.shop.refuseNext('MISSING_REWARDS_ID', { level });
      await page.cart.add(MUG);
      await expect.poll(() => requests).toEqual([{ overlay: 'LOYALTY_ENROLLMENT' }]);
    },
  );

  test('any other code the customer stays, and the cart is not read again', async () => {
    const { cart, shop, host } = await aPage();
    shop.refuseNext('RESTRICTED_ITEM');
    await cart.add(MUG);
    await followed();
    expect(host.assigned).toEqual([]);
    expect(shop.requestsOf('read')).toHaveLength(1);
  });
});

describe('after a message of the cart with', () => {
  test.each(['CART_STATUS_ERROR', 'TECHNICAL_PROBLEM', 'CART_ID_NOT_FOUND'])(
    '%s in the answer to an add the cart is read again [CART-CODE-011, CART-CODE-013, CART-CODE-019]',
    async (code) => {
      const { cart, shop, host } = await aPage();
      shop.refuseNext(code, { level: 'cart', type: 'WARNING' });
      shop.hold('read');
      await cart.add(MUG);
      await followed();
      expect(shop.requestsOf('read')).toHaveLength(2);
      if (code === 'CART_ID_NOT_FOUND') expect(host.localStorage.get('cart')).toBeNull();
      shop.release();
    },
  );

  test('one of them in the answer to a read it is not read in circles', async () => {
    const { cart, shop } = await aPage();
    shop.cart.messages = [{ code: 'CART_STATUS_ERROR', type: 'ERROR' }];
    await cart.read({ isRefresh: true });
    await followed();
    expect(shop.requestsOf('read')).toHaveLength(2);
  });
});

describe('a read that is refused', () => {
  test('with CART_ID_NOT_FOUND is sent again, once [CART-CODE-013]', async () => {
    const { cart, shop, host } = await aPage();
    shop.refuseNext('CART_ID_NOT_FOUND', { of: 'read' });
    await cart.read({ isRefresh: true }).catch(() => undefined);
    await followed();
    expect(shop.requestsOf('read')).toHaveLength(3);
    expect(host.localStorage.get('cart')).not.toBeNull();
  });

  test('again and again is not sent in circles [CART-CODE-013]', async () => {
    const { cart, shop } = await aPage();
    for (const _ of Array(5)) shop.refuseNext('CART_ID_NOT_FOUND', { of: 'read' });
    await cart.read({ isRefresh: true }).catch(() => undefined);
    await followed();
    expect(shop.requestsOf('read')).toHaveLength(3);
  });
});

describe('what nobody knows', () => {
  const logged = (shop: ReturnType<typeof fakeShop>) =>
    shop.requestsOf('log').map(({ body }) => body as { msg: string; info: unknown });

  test('is logged once for a page, from lines, refused items and the cart alike [HTTP-015]', async () => {
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
    await followed();
    const codes = logged(shop).map(({ info }) => info);
    expect(codes).toHaveLength(3);
    expect(codes).toEqual(
      expect.arrayContaining([{ code: 'NEW_OF_CART' }, { code: 'NEW_OF_ITEM' }, { code: 'NEW_OF_LINE' }]),
    );
  });

  test('is logged when a call is refused with it, or can not be read [HTTP-015]', async () => {
    const { cart, shop } = await aPage();
    shop.refuseNext('NEW_REFUSAL');
    await cart.add(MUG);
    shop.failNext('html');
    await cart.read({ isRefresh: true }).catch(() => undefined);
    await followed();
    expect(logged(shop).map(({ msg }) => msg)).toEqual(['unknown code NEW_REFUSAL', 'unknown code CONTRACT']);
  });

  test('does not log what is known, nor that there was no answer', async () => {
    const { cart, shop } = await aPage();
    await cart.add([{ sku: 'LAMP', quantity: 1 }]);
    shop.refuseNext('RESTRICTED_ITEM');
    await cart.add(MUG);
    shop.failNext('network');
    await cart.read({ isRefresh: true }).catch(() => undefined);
    await followed();
    expect(logged(shop)).toEqual([]);
  });
});
