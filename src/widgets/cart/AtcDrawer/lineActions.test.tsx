import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/fakeShop';
import { onDrawer } from '../../../../tests/support/onAtcDrawer';
import { recordRequests } from '../../../../tests/support/recordedRequests';
import './LineActions';

function withLine(line: object) {
  const shop = fakeShop();
  Object.assign(shop.products['MUG'] ?? {}, { line });
  return onDrawer({ showAddToList: true }, { shop });
}

describe('the ways from the drawer', () => {
  test('lead what was added to a store and to the lists [SCR-006, SCR-010]', async () => {
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

  test('know the store that was chosen meanwhile, and lead on to somebody else who picks up [SCR-007, SCR-011]', async () => {
    const page = withLine({ product: { name: 'Enamel mug', bopisEligible: true } });
    void page.add('MUG');
    await page.findButton('Pick up in store: Enamel mug');
    await page.storefront.cart.update({
      lineId: 'line-1',
      fields: { deliveryType: 'ISP', pickupStoreNumber: '0042' },
    });
    await expect.poll(page.text).toContain('Pick up at store 0042');
    await page.findButton('Change store: Enamel mug');
    await page.click('Someone else will pick it up');
    await expect.poll(page.status).toContain("You can't choose someone else for pickup on this page.");
  });
});
