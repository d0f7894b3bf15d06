import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { ClearCartOverlay, type ClearCartOverlayProps } from './ClearCartOverlay';

async function onPage(props: ClearCartOverlayProps = {}) {
  const shop = fakeShop({ cart: { MUG: 1, PAPER: 2 } });
  const page = renderWidget(<ClearCartOverlay {...props} />, { shop });
  await page.storefront.cart.read();
  await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
  const end = requestOverlay(page.storefront, { overlay: 'CLEAR_CART' });
  await expect.poll(page.title).toBe('Empty your cart?');
  return { ...page, shop, end };
}

describe('ClearCartOverlay', () => {
  test('asks for confirmation, deletes line by line, calls onSuccess and resolves as done [SCR-008]', async () => {
    const onSuccess = vi.fn();
    const page = await onPage({ onSuccess });
    expect(page.shop.requestsOf('delete')).toEqual([]);
    await page.click('Empty cart');
    expect(await page.end).toBe('done');
    expect(page.shop.cart.items).toEqual([]);
    expect(page.shop.requestsOf('delete')).toHaveLength(2);
    expect(onSuccess).toHaveBeenCalledOnce();
    await expect.poll(page.title).toBeUndefined();
  });

  test('is an alert dialog, which is described by its question [SCR-008]', async () => {
    const page = await onPage();
    const description = 'This removes all items from your cart. You can undo it right after.';
    page.getByRole('alertdialog', { name: 'Empty your cart?', description });
  });

  test.each(['Keep items', 'Close'])(
    '%s leaves the cart unchanged and resolves as closed [SCR-008]',
    async (buttonName) => {
      const page = await onPage();
      await page.click(buttonName);
      expect(await page.end).toBe('closed');
      expect(page.shop.requestsOf('delete')).toEqual([]);
      expect(page.shop.cart.items).toHaveLength(2);
    },
  );

  test('shows a status while emptying, and a second click sends nothing', async () => {
    const page = await onPage();
    page.shop.hold('delete');
    await page.click('Empty cart');
    await expect.poll(page.status).toContain('Emptying your cart');
    expect(page.isOff('Empty cart')).toBe(true);
    await page.click('Empty cart');
    page.shop.release();
    expect(await page.end).toBe('done');
    expect(page.shop.requestsOf('delete')).toHaveLength(2);
  });

  test('two clicks before the next render empty the cart once, and call onSuccess [SCR-008]', async () => {
    const onSuccess = vi.fn();
    const page = await onPage({ onSuccess });
    const button = page.getByRole('button', { name: 'Empty cart' });
    button.click();
    button.click();
    expect(await page.end).toBe('done');
    expect(page.shop.requestsOf('delete')).toHaveLength(2);
    expect(onSuccess).toHaveBeenCalledOnce();
  });

  test('the failure of one opening is not shown in the next one [SCR-008]', async () => {
    const page = await onPage();
    page.shop.failNext('network', { of: 'delete' });
    await page.click('Empty cart');
    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    await page.click('Close');
    expect(await page.end).toBe('closed');
    void requestOverlay(page.storefront, { overlay: 'CLEAR_CART' });
    await expect.poll(page.title).toBe('Empty your cart?');
    expect(page.alert()).toBe('');
  });

  test('a failed delete shows an error, leaves the overlay open and can be retried', async () => {
    const page = await onPage();
    page.shop.failNext('network', { of: 'delete' });
    await page.click('Empty cart');
    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    await page.click('Empty cart');
    expect(await page.end).toBe('done');
    expect(page.shop.cart.items).toEqual([]);
  });
});
