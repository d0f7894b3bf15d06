import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/fakeShop';
import { rowsOf } from '../../../../tests/support/onMiniCart';
import { classOf, openCart } from '../../../../tests/support/openMiniCart';

describe('removing a line from MiniCart', () => {
  test('the line begins to leave and the request goes at once; the cart changes 1000 ms later [SCR-013, CART-DEL-001, CART-DEL-004]', async () => {
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
    await expect.poll(() => page.storefront.cart.state().isPending).toBe(false);
    expect(shop.cart.items).toEqual([]);
    expect(classOf(page)).toContain('--leaving');
    expect(page.title()).toBe('Your cart (2)');

    for (const { go } of timers.filter(({ delayMs }) => delayMs === 1000)) go();
    await expect.poll(() => classOf(page)).toBe('gone');
    await expect.poll(page.title).toBe('Your cart');
    expect(page.status()).toContain('Enamel mug was removed from your cart.');
  });

  test('a line that could not be removed comes back, an alert says so, and the list stands at its top [CART-UPD-014, CART-UPD-015, CART-MSG-014]', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const shop = fakeShop({ cart: { MUG: 2 } });
    const page = await openCart(shop);
    shop.hold('delete');
    shop.failNext('network', { of: 'delete' });

    await page.click('Remove Enamel mug');
    await expect.poll(() => classOf(page)).toContain('--leaving');
    shop.release('delete');
    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    expect(classOf(page)).toBe('quire-mini-cart__line');
    expect(page.isOff('Remove Enamel mug')).toBe(false);
    expect(page.status()).not.toContain('was removed');
    expect(scrolled).toHaveBeenCalled();
  });

  test('presses on other lines while one leaves ask for nothing', async () => {
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

  test('the focus of the line stays inside the drawer', async () => {
    const shop = fakeShop({ cart: { MUG: 1, PEN: 1 } });
    const page = await openCart(shop);

    (await page.findButton('Remove Enamel mug')).focus();
    await page.click('Remove Enamel mug');
    await expect.poll(() => rowsOf(page).length).toBe(1);
    await expect.poll(() => document.activeElement?.className).toBe('quire-mini-cart__inside');
  });

  test('the last line leaves an empty cart', async () => {
    const page = await openCart(fakeShop({ cart: { MUG: 1 } }));

    await page.click('Remove Enamel mug');
    await expect.poll(() => page.drawer()?.textContent, { timeout: 3000 }).toContain('Your cart is empty.');
    expect(page.queryByRole('button', { name: 'Checkout' })).toBeNull();
  });

  test('a line that is gone already leaves, and nothing is said to have gone wrong [CART-CODE-014]', async () => {
    const shop = fakeShop({ cart: { MUG: 1, PEN: 1 } });
    const page = await openCart(shop);
    shop.cart.put('MUG', 0);

    await page.click('Remove Enamel mug');
    await expect.poll(() => rowsOf(page).length).toBe(1);
    await expect.poll(page.alert).toBe('');
  });

  test('a line that could not be taken out stays, and an alert says so until the cart changes', async () => {
    const shop = fakeShop({ cart: { MUG: 1, PEN: 1 } });
    const page = await openCart(shop);
    shop.refuseNext('CART_STATUS_ERROR', { of: 'delete' });

    await page.click('Remove Enamel mug');
    await expect.poll(() => shop.requestsOf('read')).toHaveLength(2);
    await expect.poll(page.alert).not.toBe('');
    expect(rowsOf(page)).toHaveLength(2);
  });

  test('a press while the cart is read again waits for that, and is not lost', async () => {
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
