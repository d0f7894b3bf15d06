import { describe, expect, test } from 'vitest';
import { choose, lineNames, onCartPage, textOf } from '../../../../tests/support/widgets/onCartPage';

const cart = { MUG: 2, PAPER: 1 };

describe('CartPage undo', () => {
  test('a removed line can be restored with its quantity', async () => {
    const page = onCartPage({ cart });
    await page.click('Remove Enamel mug');
    await expect.poll(page.status).toContain('Enamel mug was removed from your cart.');
    await page.click('Undo: Enamel mug');
    await expect.poll(() => lineNames(page)).toEqual(['Enamel mug', 'Copy paper, 500 sheets']);
    expect(page.shop.requestsOf('add').map(({ body }) => body)).toMatchObject([{ items: [{ itemId: 'MUG', qty: 2 }] }]);
    await expect.poll(() => page.queryByRole('button', { name: 'Undo: Enamel mug' })).toBeNull();
  });

  test('a restored line is where it was, and is not substituted [DEC-Q505]', async () => {
    const page = onCartPage({ cart: { MUG: 1, PAPER: 1, PEN: 1 } });
    await page.click('Remove Copy paper, 500 sheets');
    await page.click('Undo: Copy paper, 500 sheets');
    await expect.poll(() => lineNames(page)).toEqual(['Enamel mug', 'Copy paper, 500 sheets', 'Gel pen, blue']);
    expect(page.shop.requestsOf('add')[0]?.body).toMatchObject({ ignoreHrdAlt: true });
  });

  test('focus moves to the cart when the focused undo button disappears', async () => {
    const page = onCartPage({ cart });
    await page.click('Remove Enamel mug');
    const undo = await page.findButton('Undo: Enamel mug');
    undo.focus();
    undo.click();
    await expect.poll(() => undo.isConnected).toBe(false);
    await expect.poll(() => document.activeElement?.className).toContain('quire-cart-page__content');
  });

  test('the only line of a cart can be restored into the empty cart', async () => {
    const page = onCartPage({ cart: { MUG: 1 } });
    await page.click('Remove Enamel mug');
    await expect.poll(() => textOf(page)).toContain('Your cart is empty.');
    await page.click('Undo: Enamel mug');
    await expect.poll(() => lineNames(page)).toEqual(['Enamel mug']);
  });

  test('undo is no longer offered after another change', async () => {
    const page = onCartPage({ cart });
    await page.click('Remove Enamel mug');
    await page.findByRole('button', { name: 'Undo: Enamel mug' });
    await page.click('Increase quantity of Copy paper, 500 sheets');
    await expect.poll(() => page.queryByRole('button', { name: 'Undo: Enamel mug' })).toBeNull();
  });

  test('a failed undo shows an error and can be retried', async () => {
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

  test('a partial undo restores what is in stock, and the next undo requests only the rest', async () => {
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
    expect(page.shop.requestsOf('add').at(-1)?.body).toMatchObject({ items: [{ itemId: 'PAPER', qty: 1 }] });
    expect(page.shop.cart.items.find(({ itemId }) => itemId === 'MUG')?.qty).toBe(2);
    // the response of the add may still be on its way
    await expect.poll(() => page.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  test('a restored line has the furniture service level that it had last', async () => {
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

  test('a line whose furniture service was removed is restored without it, and without a call for it', async () => {
    const furnSvcInfo = [{ level: 'BASC', qty: 1 }];
    const page = onCartPage({ cart: { CHAIR: 1, MUG: 1 }, lines: { CHAIR: { furnSvcInfo } } });
    await choose(page, 'Furniture service', 'none');
    await expect.poll(() => page.shop.requestsOf('update')).toHaveLength(1);
    await expect.poll(() => page.storefront.cart.state().isMutating).toBe(false);
    Object.assign(page.shop.products['CHAIR'] ?? {}, { line: { furnSvcInfo: [{ level: 'BASC', qty: 0 }] } });
    await page.click('Remove Office chair');
    await page.click('Undo: Office chair');
    await expect.poll(() => lineNames(page)).toContain('Office chair');
    expect(page.shop.requestsOf('update')).toHaveLength(1);
  });

  test('a line removed elsewhere offers no undo', async () => {
    const page = onCartPage({ cart });
    await expect.poll(() => lineNames(page)).toHaveLength(2);
    page.shop.cart.put('MUG', 0);
    await page.storefront.cart.read({ isRefresh: true });
    await expect.poll(() => lineNames(page)).toEqual(['Copy paper, 500 sheets']);
    expect(page.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });
});

describe('CartPage emptying', () => {
  test('Empty cart asks for confirmation, deletes line by line and can be undone as a whole [SCR-008, CART-DEL-004]', async () => {
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

  test('focus moves to the cart when Empty cart disappears', async () => {
    const page = onCartPage({ cart });
    const empty = await page.findButton('Empty cart');
    empty.focus();
    empty.click();
    await expect.poll(page.title).toBe('Empty your cart?');
    page.drawer()?.querySelectorAll<HTMLElement>('.quire-button')[1]?.click();
    await expect.poll(() => empty.isConnected).toBe(false);
    await expect.poll(() => document.activeElement?.className).toContain('quire-cart-page__content');
  });

  test('Keep items cancels the emptying [SCR-008]', async () => {
    const page = onCartPage({ cart });
    await page.click('Empty cart');
    await page.click('Keep items');
    await expect.poll(page.title).toBeUndefined();
    expect(page.shop.requestsOf('delete')).toEqual([]);
    expect(lineNames(page)).toHaveLength(2);
  });

  test('an emptying that the page handles itself opens no confirmation of the widget', async () => {
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
