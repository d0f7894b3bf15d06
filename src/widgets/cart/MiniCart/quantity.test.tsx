import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/fakeShop';
import { rowsOf } from '../../../../tests/support/onMiniCart';
import { controlsOf, openCart, press, quantity, restOver, sent } from '../../../../tests/support/openMiniCart';

/** Goes to the checkout without a sign-in. */
const customer = { cartAttributes: { userType: 'REGISTERED' } };

describe('the quantity of a line in MiniCart', () => {
  test('ten fast steps are seen at once and sent as one request', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);

    const { more, box } = controlsOf(page);
    for (let step = 0; step < 10; step += 1) await press(more, box);
    expect(box.value).toBe('11');
    expect(sent(shop)).toEqual([]);

    await expect.poll(() => shop.cart.items[0]?.qty).toBe(11);
    await expect.poll(page.title).toBe('Your cart (11)');
    expect(sent(shop)).toEqual([[{ cartItemId: 'line-1', qty: 11 }]]);
  });

  test('steps while a request is on the wire are sent after it, as one', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);
    shop.hold('update');
    await page.click('Increase quantity of Enamel mug');
    await expect.poll(() => shop.held).toBe(1);

    await page.click('Increase quantity of Enamel mug');
    await page.click('Increase quantity of Enamel mug');
    await expect.poll(() => quantity(page)).toBe('4');
    shop.release('update');
    await expect.poll(() => sent(shop).map(([item]) => item?.qty)).toEqual([2, 4]);
    await expect.poll(page.title).toBe('Your cart (4)');
    expect(quantity(page)).toBe('4');
  });

  test('a step back to what the cart holds is sent when another quantity is on its way', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);
    shop.hold('update');
    await page.click('Increase quantity of Enamel mug');
    await expect.poll(() => shop.held).toBe(1);

    await page.click('Decrease quantity of Enamel mug');
    shop.release('update');
    await expect.poll(() => sent(shop).map(([item]) => item?.qty)).toEqual([2, 1]);
  });

  test('a step there and back before anything was sent asks for nothing', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);

    const { more, fewer, box } = controlsOf(page);
    await press(more, box);
    await press(fewer, box);
    expect(box.value).toBe('1');
    await restOver();
    expect(sent(shop)).toEqual([]);
  });

  test('a step while the cart is read again waits for that, and is not lost', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);
    shop.hold('read');
    void page.storefront.cart.read({ isRefresh: true });
    await expect.poll(() => shop.held).toBe(1);

    await page.click('Increase quantity of Enamel mug');
    await restOver();
    expect(sent(shop)).toEqual([]);
    shop.release('read');
    await expect.poll(() => shop.cart.items[0]?.qty, { timeout: 3000 }).toBe(2);
  });

  test('what was stepped just before the drawer closes is not lost', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);

    const close = await page.findButton('Close cart');
    const { more, box } = controlsOf(page);
    await press(more, box);
    close.click();
    expect(sent(shop)).toEqual([]);
    await expect.poll(() => shop.cart.items[0]?.qty).toBe(2);
  });

  test('what was stepped just before the page is left is not lost', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);

    const { more, box } = controlsOf(page);
    await press(more, box);
    shop.hold('update');
    page.storefront.host.firePageHide();
    await expect.poll(() => shop.held).toBe(1);
    // an outdated cart is not stored: the next page fetches it from the shop
    expect(page.storefront.host.localStorage.get('cart')).toBeNull();
    shop.release('update');
    await expect.poll(() => shop.cart.items[0]?.qty).toBe(2);
    await restOver();
    expect(sent(shop)).toHaveLength(1);
  });

  test('what was stepped while a request is on the wire is not lost when the drawer closes', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);
    shop.hold('update');
    const close = await page.findButton('Close cart');
    const { more, box } = controlsOf(page);
    await press(more, box);
    await expect.poll(() => shop.held).toBe(1);
    await press(more, box);
    close.click();
    await expect.poll(page.title).toBeUndefined();

    shop.release('update');
    await expect.poll(() => sent(shop).map(([item]) => item?.qty)).toEqual([2, 3]);
    await expect.poll(() => shop.cart.items[0]?.qty).toBe(3);
  });

  test('what was stepped while a request is on the wire goes beside it when the page is left', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);
    shop.hold('update');
    const { more, box } = controlsOf(page);
    await press(more, box);
    await expect.poll(() => shop.held).toBe(1);
    await press(more, box);
    page.storefront.host.firePageHide();

    await expect.poll(() => shop.held).toBe(2);
    expect(sent(shop).map(([item]) => item?.qty)).toEqual([2, 3]);
  });

  test('what was stepped or typed just before the checkout is sent first, line by line [CHK-006]', async () => {
    const shop = fakeShop({ cart: { MUG: 1, PEN: 1 } });
    shop.cart.extra = customer;
    const page = await openCart(shop);
    await page.type('Quantity of Gel pen, blue', '5');
    const { more, box } = controlsOf(page);
    const checkout = await page.findButton('Checkout');
    await press(more, box);
    checkout.click();

    await expect.poll(() => shop.requestsOf('change')).toHaveLength(1);
    expect(shop.cart.items.map(({ qty }) => qty)).toEqual([2, 5]);
    expect(sent(shop)).toHaveLength(2);
    const calls = shop.requests.map(({ call }) => call).filter((call) => call === 'update' || call === 'change');
    expect(calls).toEqual(['update', 'update', 'change']);
  });

  test('a cart whose newest quantity the shop refused is not checked out', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    shop.cart.extra = customer;
    const page = await openCart(shop);
    const { more, box } = controlsOf(page);
    const checkout = await page.findButton('Checkout');
    shop.failNext(500, { of: 'update' });
    await press(more, box);
    checkout.click();

    await expect.poll(page.alert).not.toBe('');
    expect(quantity(page)).toBe('1');
    expect(shop.requestsOf('change')).toEqual([]);
  });

  test('a line that is removed right after a step is not asked for again', async () => {
    const shop = fakeShop({ cart: { MUG: 1, PEN: 1 } });
    const page = await openCart(shop);

    const { more, remove, box } = controlsOf(page);
    await press(more, box);
    remove.click();
    await expect.poll(() => rowsOf(page).length).toBe(1);
    expect(sent(shop)).toEqual([]);
    expect(page.alert()).toBe('');
  });

  test('a typed quantity is sent when the customer goes on, with Enter or elsewhere', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);

    await page.type(/Quantity of/, '1');
    await page.type(/Quantity of/, '12');
    page.leave(/Quantity of/);
    await expect.poll(() => shop.cart.items[0]?.qty).toBe(12);

    await page.type(/Quantity of/, '7');
    fireEvent.keyDown(page.field(/Quantity of/), { key: 'Enter' });
    await expect.poll(() => shop.cart.items[0]?.qty).toBe(7);
    expect(sent(shop)).toHaveLength(2);
  });

  test('a typed quantity is sent in the end, also while the customer stays in the box', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);

    await page.type(/Quantity of/, '3');
    await expect.poll(() => shop.cart.items[0]?.qty, { timeout: 3000 }).toBe(3);
  });

  test('the shop may give less than was asked for, and says so at the line', async () => {
    const shop = fakeShop({ cart: { INK: 1 } });
    const page = await openCart(shop);

    await page.type(/Quantity of/, '9');
    page.leave(/Quantity of/);
    await expect.poll(() => rowsOf(page)[0]?.textContent).toContain("We don't have that many in stock.");
    await expect.poll(() => quantity(page, 'Ink cartridge, black')).toBe('3');
  });

  test('while it is sent all other controls wait [CART-UPD-007]', async () => {
    const shop = fakeShop({ cart: { MUG: 1, PEN: 1 } });
    const page = await openCart(shop);
    shop.hold('update');
    await page.click('Increase quantity of Enamel mug');
    await expect.poll(() => page.isOff('Increase quantity of Gel pen, blue')).toBe(true);
    expect(page.isOff('Remove Gel pen, blue')).toBe(true);
    expect(page.field('Quantity of Gel pen, blue').readOnly).toBe(true);
    expect(page.isOff('Increase quantity of Enamel mug')).toBe(false);
    expect(page.status()).toContain('Updating your cart');

    shop.release('update');
    await expect.poll(() => page.isOff('Increase quantity of Gel pen, blue')).toBe(false);
    expect(page.status()).not.toContain('Updating');
  });

  test('when it is refused the line goes back, an alert says so, and the list stands at its top [CART-UPD-014, CART-UPD-015, CART-MSG-014]', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);

    shop.failNext('network', { of: 'update' });
    await page.click('Increase quantity of Enamel mug');
    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    await expect.poll(() => quantity(page)).toBe('1');
    const inside = page.box.querySelector('.quire-mini-cart__inside');
    await expect.poll(() => scrolled.mock.contexts[0]).toBe(inside);

    await page.click('Increase quantity of Enamel mug');
    await expect.poll(page.title).toBe('Your cart (2)');
    await expect.poll(page.alert).toBe('');
  });
});
