import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import type { AddBody } from '../../../core/cart/contract/cartRequests';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { FurnitureTable, type FurnitureTableProps } from './FurnitureTable';

function onTable(props: FurnitureTableProps = {}, shop = fakeShop()) {
  const page = renderWidget(<FurnitureTable skus={['CHAIR', 'LAMP', 'STAPLER']} defaultOpen {...props} />, { shop });
  const rows = () => [...page.box.querySelectorAll('tbody tr')].map((row) => row.textContent);
  const sent = () => shop.requestsOf('add').map(({ query, body }) => ({ query, items: (body as AddBody).items }));
  return { ...page, shop, rows, sent };
}

describe('FurnitureTable', () => {
  test('opens with one row per product, all read with one request [SCR-014]', async () => {
    const page = onTable({ defaultOpen: false, title: 'Around the desk' });

    await page.click('Compare options');
    await expect.poll(() => page.rows().length).toBe(3);
    expect(page.title()).toBe('Around the desk');
    expect(page.rows()[0]).toContain('Office chair$189.99In stock');
    expect(page.rows()[1]).toContain('Desk lamp$39.00Out of stock');
    expect(page.shop.requestsOf('tiles')).toHaveLength(1);
    expect(page.drawer()?.dataset['drawer']).toBe('furniture-table');
  });

  test('requires a quantity, adds all chosen quantities with one request, and resets them [GEN-007]', async () => {
    const page = onTable();
    await page.click('Add all to cart');
    await expect.poll(page.status).toContain('Choose a quantity first.');
    expect(page.sent()).toEqual([]);

    await page.click('Increase quantity of Office chair');
    await page.click('Increase quantity of Office chair');
    await page.type('Quantity of Stapler', '3');
    await page.click('Add 5 to cart');
    await expect.poll(page.status).toContain('Added to cart');
    expect(page.sent()).toEqual([
      {
        query: expect.objectContaining({ source: 'furnitureTable' }),
        items: [
          { itemId: 'CHAIR', qty: 2 },
          { itemId: 'STAPLER', qty: 3 },
        ],
      },
    ]);
    await expect.poll(() => page.field('Quantity of Office chair').value).toBe('0');
    expect((await page.findByRole('link', { name: 'View cart' })).getAttribute('href')).toBe('/cc/mmx/cart');
  });

  test.each([
    ['', '0'],
    ['abc', '0'],
    ['9', '5'],
    ['2', '2'],
  ])('a typed %j becomes %s, within the limits of the product', async (typed, quantity) => {
    const page = onTable();

    await page.type('Quantity of Stapler', typed);
    page.leave('Quantity of Stapler');
    await expect.poll(() => page.field('Quantity of Stapler').value).toBe(quantity);
  });

  test('a row accepts a quantity of up to 9999 [TILE-031]', async () => {
    const page = onTable();
    await page.type('Quantity of Office chair', '10000');
    expect(page.field('Quantity of Office chair').maxLength).toBe(5);
    await page.findButton('Add 9999 to cart');
  });

  test('a quantity cannot be increased for an out-of-stock product, or decreased below zero', async () => {
    const page = onTable();
    await page.findButton('Increase quantity of Desk lamp');

    expect(page.isOff('Increase quantity of Desk lamp')).toBe(true);
    expect(page.isOff('Decrease quantity of Office chair')).toBe(true);
  });

  test('shows an error for a product that was not added, and preserves its quantity', async () => {
    const page = onTable();
    await page.click('Increase quantity of Stapler');
    page.shop.refuseNext('ITEM_NOT_PUBLISHED', { level: 'line', of: 'add' });

    await page.click('Add 1 to cart');
    await expect.poll(page.alert).toContain('Not added to cart');
    expect(page.field('Quantity of Stapler').value).toBe('1');
  });

  test('preserves only the quantity of a refused row, so that the next click does not add the others again', async () => {
    const shop = fakeShop();
    shop.products['CHAIR']!.message = { code: 'ITEM_NOT_PUBLISHED', type: 'ERROR' };
    const page = onTable({}, shop);
    await page.click('Increase quantity of Office chair');
    await page.type('Quantity of Stapler', '3');
    await page.click('Add 4 to cart');

    await expect.poll(page.alert).toContain('Added to cart');
    expect(page.field('Quantity of Stapler').value).toBe('0');
    await page.click('Add 1 to cart');
    await expect.poll(() => page.sent()[1]?.items).toEqual([{ itemId: 'CHAIR', qty: 1 }]);
    expect(shop.cart.items).toMatchObject([{ itemId: 'STAPLER', qty: 3 }]);
  });

  test('shows only the configured columns', async () => {
    const page = onTable({ columns: ['price'] });

    await expect.poll(() => page.rows()[1]).toContain('$39.00');
    expect(page.rows()[1]).not.toContain('Out of stock');
  });

  test('opens on an overlay request, and shows an error with a retry when the products fail to load', async () => {
    const page = onTable({ skus: undefined, open: undefined });
    await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
    page.shop.failNext(500, { of: 'tiles' });

    void requestOverlay(page.storefront, { overlay: 'FURNITURE_TABLE', skus: ['PEN'], title: 'Pens' });
    await expect.poll(page.title).toBe('Pens');
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    await page.click('Try again');
    await expect.poll(() => page.rows().join()).toContain('Gel pen, blue');
  });

  test('shows a message when no products are supplied or found', async () => {
    await expect.poll(onTable({ skus: ['NOTHING'] }).status).toContain('We could not find these products.');
    await expect.poll(onTable({ skus: [] }).status).toContain('We could not find these products.');
  });
});
