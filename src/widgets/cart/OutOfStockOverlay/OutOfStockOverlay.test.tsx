import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { OutOfStockOverlay, type OutOfStockOverlayProps } from './OutOfStockOverlay';

async function onPage(props: OutOfStockOverlayProps = {}) {
  const shop = fakeShop({ cart: { MUG: 1, INK: 2, PEN: 1 } });
  Object.assign(shop.products['INK'] ?? {}, { stock: 0 });
  const config = { miniCart: { deleteAnimationMs: 20 } };
  const page = renderWidget(<OutOfStockOverlay {...props} />, { shop, config });
  await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
  await page.storefront.cart.read();
  const lineId = (sku: string) => shop.cart.items.find(({ itemId }) => itemId === sku)?.cartItemId ?? '';
  return { ...page, shop, lineId, text: () => page.drawer()?.textContent ?? '' };
}

describe('OutOfStockOverlay', () => {
  test('shows that an item is out of stock, removes it from the cart and restores it [SCR-018, CART-MSG-001]', async () => {
    const onRemove = vi.fn();
    const page = await onPage({ onRemove });
    const item = { sku: 'INK', lineId: page.lineId('INK'), name: 'Ink cartridge, black' };
    const outcome = requestOverlay(page.storefront, { overlay: 'OUT_OF_STOCK', items: [item] });
    await expect.poll(page.text).toContain("We're sorry, the following item is out of stock.");
    expect(page.drawer()?.dataset['overlay']).toBe('OUT_OF_STOCK');

    await page.click('Remove Ink cartridge, black');
    await expect.poll(page.status).toContain('Ink cartridge, black was removed from your cart.');
    expect(page.shop.cart.items.map(({ itemId }) => itemId)).toEqual(['MUG', 'PEN']);
    expect(onRemove).toHaveBeenCalledWith(item);

    page.shop.products['INK'] = { name: 'Ink cartridge, black', price: '24.00', stock: 9 };
    await page.click('Undo: put Ink cartridge, black back');
    await expect.poll(() => page.shop.cart.items).toMatchObject([{}, { itemId: 'INK', qty: 2 }, {}]);
    await page.click('Done');
    expect(await outcome).toBe('done');
  });

  test('shows the picture of the product, if its cart line has none', async () => {
    const page = await onPage();
    Object.assign(page.shop.products['INK'] ?? {}, { line: { product: { name: 'Ink cartridge, black' } } });
    await page.storefront.cart.read({ isRefresh: true });
    void requestOverlay(page.storefront, {
      overlay: 'OUT_OF_STOCK',
      items: [{ sku: 'INK', lineId: page.lineId('INK') }],
    });
    await expect.poll(() => page.drawer()?.querySelector('img')?.getAttribute('src')).toContain('/images/INK.webp');
  });

  test('shows an alert when a removed item is sold out and cannot be restored', async () => {
    const page = await onPage();
    void requestOverlay(page.storefront, {
      overlay: 'OUT_OF_STOCK',
      items: [{ sku: 'INK', lineId: page.lineId('INK') }],
    });
    await page.click('Remove Ink cartridge, black');

    await page.click('Undo: put Ink cartridge, black back');
    await expect.poll(page.alert).toContain('Failure while adding item to cart. Please try again');
  });

  test('a customer can ask to be told when the item is back [DEC-Q507]', async () => {
    const page = await onPage();
    void requestOverlay(page.storefront, { overlay: 'OUT_OF_STOCK', items: [{ sku: 'INK', name: 'Ink' }] });
    page.shop.failNext(500, { of: 'form' });
    await page.click('Tell me when it is back: Ink');
    await expect.poll(page.status).toContain("We couldn't save that. Please try again.");
    await page.click('Tell me when it is back: Ink');
    await expect.poll(page.status).toContain("We'll tell you in your cart when it is back.");
    expect(page.shop.requestsOf('form').at(-1)).toMatchObject({
      path: '/ele-lpd/api/sparxProxy/form/back-in-stock',
      body: { sku: 'INK' },
    });
  });

  test('handles several items, and removes only the chosen one', async () => {
    const page = await onPage();
    const items = ['MUG', 'INK'].map((sku) => ({ sku, lineId: page.lineId(sku) }));
    void requestOverlay(page.storefront, { overlay: 'OUT_OF_STOCK', items });
    await expect.poll(page.text).toContain("We're sorry, the following items are out of stock.");

    await page.click('Remove Enamel mug');
    await expect.poll(() => page.shop.cart.items.map(({ itemId }) => itemId)).toEqual(['INK', 'PEN']);
  });

  test('a failed delete shows an alert, and the item stays', async () => {
    const page = await onPage();
    void requestOverlay(page.storefront, {
      overlay: 'OUT_OF_STOCK',
      items: [{ sku: 'INK', lineId: page.lineId('INK') }],
    });
    page.shop.failNext(500, { of: 'delete' });

    await page.click('Remove Ink cartridge, black');
    await expect.poll(page.alert).toContain('Something went wrong. Please try again.');
    await page.findButton('Remove Ink cartridge, black');
  });

  test('offers the page’s alternatives that are in stock, which can be added to the cart from here', async () => {
    const page = await onPage({ defaultOpen: true, items: [{ sku: 'INK' }], alternatives: ['PAPER', 'LAMP', 'INK'] });
    await page.findByRole('heading', { name: 'Alternate choices' });

    await page.click('Add Copy paper, 500 sheets to cart');
    await expect.poll(page.status).toContain('Added to cart');
    expect(page.shop.cart.items.map(({ itemId }) => itemId)).toContain('PAPER');
    expect(page.text()).not.toContain('Desk lamp'); // sold out as well
  });

  test('offers the shop’s alternatives if the page has none, and shows when there are none at all', async () => {
    const page = await onPage({ defaultOpen: true, items: [{ sku: 'INK' }] });
    await expect.poll(page.status).toContain('There are no alternate choices right now.');

    const tile = { restrictionDetails: { type: 'OUTOFSTOCK' as const, altProducts: ['STAPLER'] } };
    Object.assign(page.shop.products['LAMP'] ?? {}, { tile });
    void requestOverlay(page.storefront, { overlay: 'OUT_OF_STOCK', items: [{ sku: 'LAMP' }] });
    await page.findButton('Add Stapler to cart');
  });

  test('shows an alert when alternatives cannot be read, and can retry', async () => {
    const page = await onPage();
    page.shop.failNext('network', { of: 'tiles' });
    void requestOverlay(page.storefront, { overlay: 'OUT_OF_STOCK', items: [{ sku: 'INK' }], alternatives: ['PAPER'] });

    await expect.poll(page.alert).toContain('Sorry, something went wrong. Please try again.');
    await page.click('Try again');
    await page.findButton('Add Copy paper, 500 sheets to cart');
  });

  test('shows when an item is back in stock', async () => {
    const page = await onPage({ defaultOpen: true, items: [{ sku: 'MUG' }] });
    await expect.poll(page.text).toContain('Good news, this item is back in stock.');
  });
});
