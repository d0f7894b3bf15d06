import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/fakeShop';
import { renderWidget } from '../../../../tests/support/renderWidget';
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
  test('names what is out of stock, takes it out of the cart, and puts it back [SCR-018, CART-MSG-001]', async () => {
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
    await expect.poll(() => page.shop.cart.items).toMatchObject([{}, {}, { itemId: 'INK', qty: 2 }]);
    await page.click('Done');
    expect(await outcome).toBe('done');
  });

  test('says when what was taken out is sold out by now and can not come back', async () => {
    const page = await onPage();
    void requestOverlay(page.storefront, {
      overlay: 'OUT_OF_STOCK',
      items: [{ sku: 'INK', lineId: page.lineId('INK') }],
    });
    await page.click('Remove Ink cartridge, black');

    await page.click('Undo: put Ink cartridge, black back');
    await expect.poll(page.alert).toContain('Failure while adding item to cart. Please try again');
  });

  test('names several items, and takes out the one that was pressed', async () => {
    const page = await onPage();
    const items = ['MUG', 'INK'].map((sku) => ({ sku, lineId: page.lineId(sku) }));
    void requestOverlay(page.storefront, { overlay: 'OUT_OF_STOCK', items });
    await expect.poll(page.text).toContain("We're sorry, the following items are out of stock.");

    await page.click('Remove Enamel mug');
    await expect.poll(() => page.shop.cart.items.map(({ itemId }) => itemId)).toEqual(['INK', 'PEN']);
  });

  test('a delete that fails says so, and the line stays', async () => {
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

  test('offers alternate choices of the page, which join the cart from here', async () => {
    const page = await onPage({ open: true, items: [{ sku: 'INK' }], altSkus: ['PAPER', 'LAMP', 'INK'] });
    await page.findByRole('heading', { name: 'Alternate choices' });

    await page.click('Add Copy paper, 500 sheets to cart');
    await expect.poll(page.status).toContain('Added to cart');
    expect(page.shop.cart.items.map(({ itemId }) => itemId)).toContain('PAPER');
    expect(page.text()).not.toContain('Desk lamp'); // sold out as well
  });

  test('offers what the shop names where the page names nothing, and says when there is none', async () => {
    const page = await onPage({ open: true, items: [{ sku: 'INK' }] });
    await expect.poll(page.status).toContain('There are no alternate choices right now.');

    const tile = { restrictionDetails: { type: 'OUTOFSTOCK' as const, altProducts: ['STAPLER'] } };
    Object.assign(page.shop.products['LAMP'] ?? {}, { tile });
    void requestOverlay(page.storefront, { overlay: 'OUT_OF_STOCK', items: [{ sku: 'LAMP' }] });
    await page.findButton('Add Stapler to cart');
  });

  test('says when alternate choices can not be had, with a way on', async () => {
    const page = await onPage();
    page.shop.failNext('network', { of: 'tiles' });
    void requestOverlay(page.storefront, { overlay: 'OUT_OF_STOCK', items: [{ sku: 'INK' }], alternatives: ['PAPER'] });

    await expect.poll(page.alert).toContain('Sorry, something went wrong. Please try again.');
    await page.click('Try again');
    await page.findButton('Add Copy paper, 500 sheets to cart');
  });

  test('says when an item is back by now', async () => {
    const page = await onPage({ open: true, items: [{ sku: 'MUG' }] });
    await expect.poll(page.text).toContain('Good news, this item is back in stock.');
  });
});
