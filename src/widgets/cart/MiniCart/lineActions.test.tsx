import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { recordRequests } from '../../../../tests/support/widgets/recordedRequests';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { MiniCart } from './MiniCart';
import './MiniCartPanel';

function onPanel(line: object) {
  const shop = fakeShop();
  Object.assign(shop.products['MUG'] ?? {}, { line });
  shop.cart.put('MUG', 2);
  return renderWidget(<MiniCart defaultOpen showAddToList />, { shop });
}

describe('MiniCart line actions', () => {
  test('a line can open the store overlay and the list overlay [SCR-006, SCR-010]', async () => {
    const page = onPanel({ product: { name: 'Enamel mug', bopisEligible: true } });
    const { requests, settle } = recordRequests(page);
    await page.click('Pick up in store: Enamel mug');
    await expect.poll(() => requests).toEqual([{ overlay: 'BOPIS', lineId: 'line-1' }]);
    settle('closed');
    await page.click('Add to list: Enamel mug');
    await expect
      .poll(() => requests[1])
      .toEqual({ overlay: 'ATL', items: [{ sku: 'MUG', quantity: 2 }], isFromCart: false });
  });

  test('a pickup line can open the overlay for another pickup person, or shows a status if it is missing [SCR-007]', async () => {
    const page = onPanel({ selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '0042' } });
    await page.findButton('Change store: Enamel mug');
    await page.click('Someone else will pick it up');
    await expect.poll(page.status).toContain("You can't choose someone else for pickup on this page.");
    const { requests } = recordRequests(page);
    await page.click('Someone else will pick it up');
    await expect.poll(() => requests).toEqual([{ overlay: 'BOPIS_DELEGATE' }]);
  });
});
