import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { rowsOf } from '../../../../tests/support/widgets/onMiniCart';
import { classOf, openCart } from '../../../../tests/support/widgets/openMiniCart';

describe('MiniCart line removal', () => {
  test('the line animates out and the request is sent at once; the cart updates after 1000 ms [SCR-013, CART-DEL-001, CART-DEL-004]', async () => {
    const shop = fakeShop({ cart: { MUG: 2 } });
    const timers: { go: () => void; delayMs: number }[] = [];
    const setTimeout = (go: () => void, delayMs: number) => timers.push({ go, delayMs });
    const page = await openCart(shop, { deleteAnimationMs: 1000, host: { setTimeout, clearTimeout() {} } });

    await page.click('Remove Enamel mug');
    await expect.poll(() => classOf(page)).toContain('quire-mini-cart__line--leaving');
    await expect.poll(() => shop.requestsOf('delete').length).toBe(1);
    expect(shop.requestsOf('delete')[0]).toMatchObject({
      method: 'POST',
      path: '/cc/api/checkout/default/item/line-1',
    });
    await expect.poll(() => page.storefront.cart.state().isMutating).toBe(false);
    expect(shop.cart.items).toEqual([]);
    expect(classOf(page)).toContain('--leaving');
    expect(page.title()).toBe('Your cart (2)');

    for (const { go } of timers.filter(({ delayMs }) => delayMs === 1000)) go();
    await expect.poll(() => classOf(page)).toBe('gone');
    await expect.poll(page.title).toBe('Your cart');
    expect(page.status()).toContain('Enamel mug was removed from your cart.');
  });

  test('a line that could not be removed is restored, with an alert and the list scrolled to its top [CART-UPD-014, CART-UPD-015, CART-MSG-014]', async () => {
    const shop = fakeShop({ cart: { MUG: 2 } });
    const page = await openCart(shop);
    const list = page.box.querySelector('.quire-drawer__body');
    if (list) list.scrollTop = 60;
    shop.hold('delete');
    shop.failNext('network', { of: 'delete' });

    await page.click('Remove Enamel mug');
    await expect.poll(() => classOf(page)).toContain('--leaving');
    shop.release('delete');
    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    expect(classOf(page)).toBe('quire-mini-cart__line');
    expect(page.isOff('Remove Enamel mug')).toBe(false);
    expect(page.status()).not.toContain('was removed');
    expect(list?.scrollTop).toBe(0);
  });

  test('removing another line while a removal is pending sends no request', async () => {
    const shop = fakeShop({ cart: { MUG: 1, PEN: 1 } });
    const page = await openCart(shop);
    shop.hold('delete');

    await page.click('Remove Enamel mug');
    await expect.poll(() => shop.held).toBe(1);
    await page.click('Remove Gel pen, blue');
    shop.release('delete');
    await expect.poll(() => rowsOf(page).length).toBe(1);
    expect(shop.requestsOf('delete')).toHaveLength(1);
  });

  test('focus moves to the drawer content when the focused line is removed', async () => {
    const shop = fakeShop({ cart: { MUG: 1, PEN: 1 } });
    const page = await openCart(shop);

    (await page.findButton('Remove Enamel mug')).focus();
    await page.click('Remove Enamel mug');
    await expect.poll(() => rowsOf(page).length).toBe(1);
    await expect.poll(() => document.activeElement?.className).toBe('quire-mini-cart__inside');
  });

  test('removing the last line shows the empty cart without Checkout', async () => {
    const page = await openCart(fakeShop({ cart: { MUG: 1 } }));

    await page.click('Remove Enamel mug');
    await expect.poll(() => page.drawer()?.textContent).toContain('Your cart is empty.');
    expect(page.queryByRole('button', { name: 'Checkout' })).toBeNull();
  });

  test('removing a line that the shop no longer has removes it without an alert [CART-CODE-014]', async () => {
    const shop = fakeShop({ cart: { MUG: 1, PEN: 1 } });
    const page = await openCart(shop);
    shop.cart.put('MUG', 0);

    await page.click('Remove Enamel mug');
    await expect.poll(() => rowsOf(page).length).toBe(1);
    await expect.poll(page.alert).toBe('');
  });

  test('a removal refused with CART_STATUS_ERROR reads the cart again, leaves the line and shows an alert', async () => {
    const shop = fakeShop({ cart: { MUG: 1, PEN: 1 } });
    const page = await openCart(shop);
    shop.refuseNext('CART_STATUS_ERROR', { of: 'delete' });

    await page.click('Remove Enamel mug');
    await expect.poll(() => shop.requestsOf('read')).toHaveLength(2);
    await expect.poll(page.alert).not.toBe('');
    expect(rowsOf(page)).toHaveLength(2);
  });

  test('a removal while the cart is read again is sent after the read', async () => {
    const shop = fakeShop({ cart: { MUG: 1, PEN: 1 } });
    const page = await openCart(shop);
    shop.hold('read');
    void page.storefront.cart.read({ isRefresh: true });
    await expect.poll(() => shop.held).toBe(1);

    await page.click('Remove Enamel mug');
    expect(shop.requestsOf('delete')).toEqual([]);
    shop.release('read');
    await expect.poll(() => shop.requestsOf('delete')).toHaveLength(1);
    await expect.poll(() => rowsOf(page).length).toBe(1);
  });
});
