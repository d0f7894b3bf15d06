import { describe, expect, test } from 'vitest';
import { onAddButton } from '../../../../tests/support/widgets/onAddButton';
import type { AddBody } from '../../../core/cart/contract/cartRequests';

const sentItems = ({ shop }: ReturnType<typeof onAddButton>) => (shop.requestsOf('add')[0]!.body as AddBody).items;

describe('AddToCartButton options', () => {
  test.each([
    ['blocked', 'Not available for your organization'],
    ['out-of-stock', 'Out of stock'],
    ['coming-soon', 'Coming soon'],
  ] as const)('a product that is %s shows that as its label and is not added', async (productState, text) => {
    const page = onAddButton({ productState, label: 'Buy' });

    await page.click(text);
    expect(page.isOff(text)).toBe(true);
    expect(page.shop.requests).toEqual([]);
  });

  test('a blocked product shows that the organization’s policy blocks it [CART-MSG-007]', async () => {
    const page = onAddButton({ productState: 'blocked' });

    await expect.poll(page.status).toBe("This item is blocked by your organization's purchasing policy.");
  });

  test('a pre-order product has the label Pre-order and can be added', async () => {
    const page = onAddButton({ productState: 'pre-order' });

    await page.click('Pre-order');
    await expect.poll(() => page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 1 }]);
  });

  test('an in-store-only product shows that, and is added for pickup at the given store', async () => {
    const page = onAddButton({ productState: 'in-store-only', storeNumber: '0042' });

    await expect.poll(page.status).toBe('Available for store pickup only');
    await page.click('Add to cart');
    await expect.poll(() => page.shop.requestsOf('add').length).toBe(1);
    expect(sentItems(page)).toEqual([{ itemId: 'MUG', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '0042' }]);
  });

  test('disabledReason disables the button and is shown as its status', async () => {
    const page = onAddButton({ disabledReason: 'Choose a size first' });

    await expect.poll(page.status).toBe('Choose a size first');
    await page.click('Add to cart');
    expect(page.isOff('Add to cart')).toBe(true);
    expect(page.shop.requests).toEqual([]);
  });

  test('a plan and further items are added with the product in one request', async () => {
    const page = onAddButton({ quantity: 2, warrantySku: 'CHAIR-PLAN', items: [{ sku: 'PEN', quantity: 3 }] });

    await page.click('Add to cart');
    await expect.poll(() => page.shop.requestsOf('add').length).toBe(1);
    expect(sentItems(page)).toEqual([
      { itemId: 'MUG', qty: 2 },
      { itemId: 'CHAIR-PLAN', qty: 2, parentItemId: 'MUG', parentRelationType: 'WARRANTY' },
      { itemId: 'PEN', qty: 3 },
    ]);
  });

  test('source, buyNow, coupons and relatedItems are sent with the add', async () => {
    const page = onAddButton({ source: 'quickView', buyNow: true, coupons: ['SAVE10'], relatedItems: false });

    await page.click('Add to cart');
    await expect.poll(() => page.shop.requestsOf('add').length).toBe(1);
    expect(page.shop.requestsOf('add')[0]).toMatchObject({
      query: { source: 'quickView', buyNow: 'true' },
      body: { coupons: ['SAVE10'], skipRelatedProduct: true },
    });
  });
});
