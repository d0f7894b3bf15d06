import { describe, expect, test } from 'vitest';
import { onAddButton } from '../../../../tests/support/widgets/onAddButton';
import { AddToCartButton } from './AddToCartButton';

describe('AddToCartButton quantity', () => {
  test('the quantity reached by steps is the one that is added', async () => {
    const page = onAddButton({ showQuantity: true });

    await page.click('Increase quantity');
    await page.click('Increase quantity');
    await page.click('Decrease quantity');
    await expect.poll(() => page.field('Quantity').value).toBe('2');
    await page.click('Add to cart');
    await expect.poll(() => page.shop.cart.items).toMatchObject([{ qty: 2 }]);
  });

  test('accepts three characters and at most 999; more disables the button until blur corrects it [CART-QTY-001]', async () => {
    const page = onAddButton({ showQuantity: true });
    await page.findByRole('textbox');
    expect(page.field('Quantity').maxLength).toBe(3);

    await page.type('Quantity', '1000');
    await expect.poll(page.status).toContain('The most you can order is 999');
    expect(page.isOff('Add to cart')).toBe(true);
    expect(page.field('Quantity').getAttribute('aria-invalid')).toBe('true');

    page.leave('Quantity');
    await expect.poll(() => page.field('Quantity').value).toBe('999');
    expect(page.isOff('Increase quantity')).toBe(true);
    expect(page.isOff('Add to cart')).toBe(false);
  });

  test.each(['0', '-1', '1.5', 'two', ''])('the invalid quantity %j shows an error and is not added', async (typed) => {
    const page = onAddButton({ showQuantity: true });

    await page.type('Quantity', typed);
    await expect.poll(page.status).toContain('Enter a whole number from 1 to 999');
    await page.click('Add to cart');
    expect(page.shop.requests).toEqual([]);
  });

  test('is limited to maxQty, whether set by the page, stepped or typed [CART-QTY-001]', async () => {
    const page = onAddButton({ showQuantity: true, maxQuantity: 3, quantity: 5 });

    await expect.poll(() => page.field('Quantity').value).toBe('3');
    expect(page.isOff('Increase quantity')).toBe(true);
    await page.type('Quantity', '4');
    await expect.poll(page.status).toContain('The most you can order is 3');
  });

  test('steps by the increment, and blur corrects a typed quantity to a multiple of it [CART-QTY-002]', async () => {
    const page = onAddButton({ showQuantity: true, increment: 12 });
    await expect.poll(() => page.field('Quantity').value).toBe('12');
    expect(page.isOff('Decrease quantity')).toBe(true);

    await page.click('Increase quantity');
    await expect.poll(() => page.field('Quantity').value).toBe('24');
    await page.type('Quantity', '30');
    await expect.poll(page.status).toContain('Sold in packs of 12');
    page.leave('Quantity');
    await expect.poll(() => page.field('Quantity').value).toBe('24');
  });

  test('a new qty prop replaces the stepped quantity', async () => {
    const page = onAddButton({ quantity: 1, showQuantity: true });
    await page.click('Increase quantity');
    await expect.poll(() => page.field('Quantity').value).toBe('2');

    page.redraw(<AddToCartButton sku="MUG" quantity={4} showQuantity />);
    await expect.poll(() => page.field('Quantity').value).toBe('4');
    await page.click('Add to cart');
    await expect.poll(() => page.shop.cart.items).toMatchObject([{ qty: 4 }]);
  });
});
