import { describe, expect, test } from 'vitest';
import { choose, lineNames, onCartPage, textOf } from '../../../../tests/support/onCartPage';

const cart = { MUG: 2, PAPER: 1 };

describe('what was taken out', () => {
  test('can be put back, with its quantity', async () => {
    const page = onCartPage({ cart });
    await page.click('Remove Enamel mug');
    await expect.poll(page.status).toContain('Enamel mug was removed from your cart.');
    await page.click('Undo: Enamel mug');
    await expect.poll(() => lineNames(page)).toEqual(['Copy paper, 500 sheets', 'Enamel mug']);
    expect(page.shop.requestsOf('add').map(({ body }) => body)).toEqual([{ items: [{ itemId: 'MUG', qty: 2 }] }]);
    await expect.poll(() => page.queryByRole('button', { name: 'Undo: Enamel mug' })).toBeNull();
  });

  test('leaves the keyboard in the cart when it is back, and its button is gone', async () => {
    const page = onCartPage({ cart });
    await page.click('Remove Enamel mug');
    const undo = await page.findButton('Undo: Enamel mug');
    undo.focus();
    undo.click();
    await expect.poll(() => undo.isConnected).toBe(false);
    await expect.poll(() => document.activeElement?.className).toContain('quire-cart-page__sheet');
  });

  test('can be put back into a cart that is empty without it', async () => {
    const page = onCartPage({ cart: { MUG: 1 } });
    await page.click('Remove Enamel mug');
    await expect.poll(() => textOf(page)).toContain('Your cart is empty.');
    await page.click('Undo: Enamel mug');
    await expect.poll(() => lineNames(page)).toEqual(['Enamel mug']);
  });

  test('is no longer offered when something else was done', async () => {
    const page = onCartPage({ cart });
    await page.click('Remove Enamel mug');
    await page.findByRole('button', { name: 'Undo: Enamel mug' });
    await page.click('Increase quantity of Copy paper, 500 sheets');
    await expect.poll(() => page.queryByRole('button', { name: 'Undo: Enamel mug' })).toBeNull();
  });

  test('that can not be put back says so, and may be tried again', async () => {
    const page = onCartPage({ cart });
    await page.click('Remove Enamel mug');
    await page.findByRole('button', { name: 'Undo: Enamel mug' });
    page.shop.refuseNext('OUT_OF_STOCK', { level: 'line', of: 'add' });
    await page.click('Undo: Enamel mug');
    await expect.poll(page.alert).toContain('Failure while adding item to cart. Please try again');
    await page.click('Undo: Enamel mug');
    await expect.poll(() => lineNames(page)).toContain('Enamel mug');
    expect(page.alert()).toBe('');
  });

  test('comes back in part where the shop has no more of the rest, and only that is asked for again', async () => {
    const page = onCartPage({ cart });
    await page.click('Empty cart');
    await expect.poll(page.title).toBe('Empty your cart?');
    page.drawer()?.querySelectorAll<HTMLElement>('.quire-button')[1]?.click();
    await expect.poll(() => textOf(page)).toContain('Your cart is empty.');
    const paper = page.shop.products['PAPER'];
    Object.assign(paper ?? {}, { stock: 0 });

    await page.click('Undo');
    await expect.poll(() => lineNames(page)).toEqual(['Enamel mug']);
    await page.findByRole('button', { name: 'Undo: Copy paper, 500 sheets' });
    Object.assign(paper ?? {}, { stock: 9 });
    await page.click('Undo: Copy paper, 500 sheets');
    await expect.poll(() => lineNames(page)).toHaveLength(2);
    expect(page.shop.requestsOf('add').at(-1)?.body).toEqual({ items: [{ itemId: 'PAPER', qty: 1 }] });
    expect(page.shop.cart.items.find(({ itemId }) => itemId === 'MUG')?.qty).toBe(2);
    expect(page.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  test('comes back with its furniture service, at the level it had last', async () => {
    const services = (basic: number, custom: number) => ({
      furnSvcInfo: [
        { level: 'BASC', qty: basic },
        { level: 'CUST', qty: custom },
      ],
    });
    const page = onCartPage({ cart: { CHAIR: 2, MUG: 1 }, lines: { CHAIR: services(0, 0) } });
    await choose(page, 'Furniture service', 'CUST');
    await expect.poll(() => textOf(page)).toContain('2 × Custom');
    await choose(page, 'Furniture service', 'BASC');
    await expect.poll(() => textOf(page)).toContain('2 × Basic');
    await page.click('Remove Office chair');
    await expect.poll(page.status).toContain('Office chair was removed from your cart.');
    await page.click('Undo: Office chair');
    await expect.poll(() => textOf(page)).toContain('2 × Basic');
    expect(page.shop.requestsOf('update').at(-1)?.body).toEqual({
      items: [{ cartItemId: 'line-3', furnSvcInfo: [{ level: 'BASC', qty: 2 }] }],
    });
    await expect.poll(() => page.queryByRole('button', { name: 'Undo: Office chair' })).toBeNull();
  });

  test('whose service was taken off comes back without it, and without a call for it', async () => {
    const furnSvcInfo = [{ level: 'BASC', qty: 1 }];
    const page = onCartPage({ cart: { CHAIR: 1, MUG: 1 }, lines: { CHAIR: { furnSvcInfo } } });
    await choose(page, 'Furniture service', 'none');
    await expect.poll(() => page.shop.requestsOf('update')).toHaveLength(1);
    await expect.poll(() => page.storefront.cart.state().isPending).toBe(false);
    Object.assign(page.shop.products['CHAIR'] ?? {}, { line: { furnSvcInfo: [{ level: 'BASC', qty: 0 }] } });
    await page.click('Remove Office chair');
    await page.click('Undo: Office chair');
    await expect.poll(() => lineNames(page)).toContain('Office chair');
    expect(page.shop.requestsOf('update')).toHaveLength(1);
  });

  test('by another tab is not ours to put back', async () => {
    const page = onCartPage({ cart });
    await expect.poll(() => lineNames(page)).toHaveLength(2);
    page.shop.cart.put('MUG', 0);
    await page.storefront.cart.read({ isRefresh: true });
    await expect.poll(() => lineNames(page)).toEqual(['Copy paper, 500 sheets']);
    expect(page.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });
});

describe('emptying the cart', () => {
  test('is asked for once more, done line by line, and can be taken back at once [SCR-008, CART-DEL-004]', async () => {
    const page = onCartPage({ cart });
    await page.click('Empty cart');
    await expect.poll(page.title).toBe('Empty your cart?');
    expect(page.shop.requestsOf('delete')).toEqual([]);
    const yes = page.drawer()?.querySelectorAll<HTMLElement>('.quire-button')[1];
    yes?.click();
    await expect.poll(() => textOf(page)).toContain('Your cart is empty.');
    expect(page.shop.requestsOf('delete')).toHaveLength(2);
    await expect.poll(page.title).toBeUndefined();
    expect(textOf(page)).toContain('2 items were removed from your cart.');

    await page.click('Undo');
    await expect.poll(() => lineNames(page)).toHaveLength(2);
    expect(page.shop.cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([
      ['MUG', 2],
      ['PAPER', 1],
    ]);
  });

  test('leaves the keyboard in the cart, though the button that asked for it is gone', async () => {
    const page = onCartPage({ cart });
    const empty = await page.findButton('Empty cart');
    empty.focus();
    empty.click();
    await expect.poll(page.title).toBe('Empty your cart?');
    page.drawer()?.querySelectorAll<HTMLElement>('.quire-button')[1]?.click();
    await expect.poll(() => empty.isConnected).toBe(false);
    await expect.poll(() => document.activeElement?.className).toContain('quire-cart-page__sheet');
  });

  test('is not done when the customer would rather keep the items [SCR-008]', async () => {
    const page = onCartPage({ cart });
    await page.click('Empty cart');
    await page.click('Keep items');
    await expect.poll(page.title).toBeUndefined();
    expect(page.shop.requestsOf('delete')).toEqual([]);
    expect(lineNames(page)).toHaveLength(2);
  });

  test('is left to the overlay of the page, or to its script, where one takes it', async () => {
    const page = onCartPage({ cart });
    const wanted: string[] = [];
    page.storefront.events.subscribe('overlay:requested', (request) => {
      request.isHandled = true;
      request.isLoading = true;
      wanted.push(request.overlay);
    });
    await page.click('Empty cart');
    await expect.poll(() => wanted).toEqual(['CLEAR_CART']);
    expect(page.title()).toBeUndefined();
  });
});
