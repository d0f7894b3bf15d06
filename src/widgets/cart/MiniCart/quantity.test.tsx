import { fireEvent } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { rowsOf } from '../../../../tests/support/widgets/onMiniCart';
import { controlsOf, openCart, press, quantity, restOver, sent } from '../../../../tests/support/widgets/openMiniCart';

/** Cart data of a customer who can check out without signing in. */
const customer = { cartAttributes: { userType: 'REGISTERED' } };

describe('MiniCart line quantity', () => {
  test('ten fast steps are shown at once and sent as one request', async () => {
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

  test('steps during a request are ignored: not shown, not sent after it [CART-UPD-006]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);
    shop.hold('update');
    await page.click('Increase quantity of Enamel mug');
    await expect.poll(() => shop.held).toBe(1);

    expect(page.isOff('Increase quantity of Enamel mug')).toBe(true);
    const { more, fewer } = controlsOf(page);
    more.click();
    fewer.click();
    shop.release('update');
    await expect.poll(page.title).toBe('Your cart (2)');
    await restOver();
    expect(sent(shop).map(([item]) => item?.qty)).toEqual([2]);
    expect(quantity(page)).toBe('2');
    expect(page.isOff('Increase quantity of Enamel mug')).toBe(false);
  });

  test('the quantity of the cart, typed while another one is in flight, is sent', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);
    shop.hold('update');
    await page.click('Increase quantity of Enamel mug');
    await expect.poll(() => shop.held).toBe(1);

    await page.type(/Quantity of/, '1');
    page.leave(/Quantity of/);
    shop.release('update');
    await expect.poll(() => sent(shop).map(([item]) => item?.qty)).toEqual([2, 1]);
  });

  test('a step and a step back before anything is sent cause no request', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);

    const { more, fewer, box } = controlsOf(page);
    await press(more, box);
    await press(fewer, box);
    expect(box.value).toBe('1');
    await restOver();
    expect(sent(shop)).toEqual([]);
  });

  test('a step while the cart is read again is sent after the read', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);
    shop.hold('read');
    void page.storefront.cart.read({ isRefresh: true });
    await expect.poll(() => shop.held).toBe(1);

    await page.click('Increase quantity of Enamel mug');
    await restOver();
    expect(sent(shop)).toEqual([]);
    shop.release('read');
    await expect.poll(() => shop.cart.items[0]?.qty).toBe(2);
  });

  test('a step just before the drawer closes is still sent', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);

    const close = await page.findButton('Close cart');
    const { more, box } = controlsOf(page);
    await press(more, box);
    close.click();
    expect(sent(shop)).toEqual([]);
    await expect.poll(() => shop.cart.items[0]?.qty).toBe(2);
  });

  test('a step just before the page is left is sent at once, and the outdated cart is not stored', async () => {
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

  test('a quantity typed during a request is still sent when the drawer closes', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);
    shop.hold('update');
    const close = await page.findButton('Close cart');
    const { more, box } = controlsOf(page);
    await press(more, box);
    await expect.poll(() => shop.held).toBe(1);
    await page.type(/Quantity of/, '3');
    close.click();
    await expect.poll(page.title).toBeUndefined();

    shop.release('update');
    await expect.poll(() => sent(shop).map(([item]) => item?.qty)).toEqual([2, 3]);
    await expect.poll(() => shop.cart.items[0]?.qty).toBe(3);
  });

  test('a quantity typed during a request is sent in parallel when the page is left', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);
    shop.hold('update');
    const { more, box } = controlsOf(page);
    await press(more, box);
    await expect.poll(() => shop.held).toBe(1);
    await page.type(/Quantity of/, '3');
    page.storefront.host.firePageHide();

    await expect.poll(() => shop.held).toBe(2);
    expect(sent(shop).map(([item]) => item?.qty)).toEqual([2, 3]);
  });

  test('steps and typed quantities just before the checkout are sent first, line by line [CHK-006]', async () => {
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

  test('a cart whose pending quantity fails is not checked out', async () => {
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

  test('removing a line right after a step sends no quantity for it', async () => {
    const shop = fakeShop({ cart: { MUG: 1, PEN: 1 } });
    const page = await openCart(shop);

    const { more, remove, box } = controlsOf(page);
    await press(more, box);
    remove.click();
    await expect.poll(() => rowsOf(page).length).toBe(1);
    expect(sent(shop)).toEqual([]);
    expect(page.alert()).toBe('');
  });

  test('a typed quantity is sent on Enter and on blur', async () => {
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

  test('a typed quantity is sent after a delay if the customer does not leave the field', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);

    await page.type(/Quantity of/, '3');
    await expect.poll(() => shop.cart.items[0]?.qty).toBe(3);
  });

  test('a quantity that the shop reduces is updated, with the reason at its line', async () => {
    const shop = fakeShop({ cart: { INK: 1 } });
    const page = await openCart(shop);

    await page.type(/Quantity of/, '9');
    page.leave(/Quantity of/);
    await expect.poll(() => rowsOf(page)[0]?.textContent).toContain("We don't have that many in stock.");
    await expect.poll(() => quantity(page, 'Ink cartridge, black')).toBe('3');
  });

  test('the steps and the controls of other lines are disabled while a quantity is sent [CART-UPD-006, CART-UPD-007]', async () => {
    const shop = fakeShop({ cart: { MUG: 1, PEN: 1 } });
    const page = await openCart(shop);
    shop.hold('update');
    await page.click('Increase quantity of Enamel mug');
    await expect.poll(() => page.isOff('Increase quantity of Gel pen, blue')).toBe(true);
    expect(page.isOff('Remove Gel pen, blue')).toBe(true);
    expect(page.field('Quantity of Gel pen, blue').readOnly).toBe(true);
    expect(page.isOff('Increase quantity of Enamel mug')).toBe(true);
    expect(page.field('Quantity of Enamel mug').readOnly).toBe(false);
    expect(page.status()).toContain('Updating your cart');

    shop.release('update');
    await expect.poll(() => page.isOff('Increase quantity of Gel pen, blue')).toBe(false);
    expect(page.status()).not.toContain('Updating');
  });

  test('a failed quantity is restored, shows an alert and scrolls the list to its top [CART-UPD-014, CART-UPD-015, CART-MSG-014]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);

    const list = page.box.querySelector('.quire-drawer__body');
    if (list) list.scrollTop = 60;
    shop.failNext('network', { of: 'update' });
    await page.click('Increase quantity of Enamel mug');
    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    await expect.poll(() => quantity(page)).toBe('1');
    await expect.poll(() => list?.scrollTop).toBe(0);

    await page.click('Increase quantity of Enamel mug');
    await expect.poll(page.title).toBe('Your cart (2)');
    await expect.poll(page.alert).toBe('');
  });
});
