import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { onDrawer } from '../../../../tests/support/widgets/onAtcDrawer';
import { recordRequests } from '../../../../tests/support/widgets/recordedRequests';

function withLine(line: object) {
  const shop = fakeShop();
  Object.assign(shop.products['MUG'] ?? {}, { line });
  return onDrawer({ showAddToList: true }, { shop });
}

describe('AtcDrawer line actions', () => {
  test('an added line can open the store overlay and the list overlay [SCR-006, SCR-010]', async () => {
    const page = withLine({ product: { name: 'Enamel mug', bopisEligible: true } });
    const { requests, settle } = recordRequests(page);
    void page.add('MUG');
    await page.click('Pick up in store: Enamel mug');
    await expect.poll(() => requests).toEqual([{ overlay: 'BOPIS', lineId: 'line-1' }]);
    settle('closed');
    await page.click('Add to list: Enamel mug');
    await expect
      .poll(() => requests[1])
      .toEqual({ overlay: 'ATL', items: [{ sku: 'MUG', quantity: 1 }], isFromCart: false });
  });

  test('shows a store chosen after the add, and a status if nobody else can be chosen for pickup here [SCR-007, SCR-011]', async () => {
    const page = withLine({ product: { name: 'Enamel mug', bopisEligible: true } });
    void page.add('MUG');
    await page.findButton('Pick up in store: Enamel mug');
    await page.storefront.cart.update({
      lineId: 'line-1',
      fields: { deliveryType: 'ISP', pickupStoreNumber: '0042' },
    });
    await expect.poll(page.text).toContain('Pick up at Cambridge, MAPick up in 1-hour');
    await page.findButton('Change store: Enamel mug');
    await page.click('Someone else will pick it up');
    await expect.poll(page.status).toContain("You can't choose someone else for pickup on this page.");
  });
});
