import { describe, expect, test } from 'vitest';
import { buyerWith } from '../../../../tests/support/widgets/businessSetup';
import { lineNames, onCartPage, rowOf } from '../../../../tests/support/widgets/onCartPage';
import { recordRequests } from '../../../../tests/support/widgets/recordedRequests';

const eligible = { product: { name: 'Enamel mug', bopisEligible: true } };
const inStore = { selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '0042' } };
const cart = { MUG: 2, PAPER: 1 };

describe('CartPage line actions', () => {
  test('only a line that is eligible for pickup can open the store overlay [SCR-006]', async () => {
    const page = onCartPage({ cart, lines: { MUG: eligible } });
    const { requests } = recordRequests(page);
    await page.click('Pick up in store: Enamel mug');
    await expect.poll(() => requests).toEqual([{ overlay: 'BOPIS', lineId: 'line-1' }]);
    expect(rowOf(page, 'Copy paper, 500 sheets').textContent).not.toContain('Pick up in store');
    expect(page.queryByRole('button', { name: 'Someone else will pick it up' })).toBeNull();
  });

  test('a pickup line can open the store overlay and the overlay for another pickup person [SCR-006, SCR-007]', async () => {
    const page = onCartPage({ cart, lines: { MUG: inStore } });
    const { requests, settle } = recordRequests(page);
    await page.click('Change store: Enamel mug');
    await expect.poll(() => requests).toEqual([{ overlay: 'BOPIS', lineId: 'line-1' }]);
    settle('closed');
    await page.click('Someone else will pick it up');
    await expect.poll(() => requests[1]).toEqual({ overlay: 'BOPIS_DELEGATE' });
  });

  test('the pickup button is the same element after a store is chosen, so that focus can return [SCR-006]', async () => {
    const page = onCartPage({ cart, lines: { MUG: eligible } });
    const button = await page.findButton('Pick up in store: Enamel mug');
    await page.storefront.cart.update({
      lineId: 'line-1',
      fields: { deliveryType: 'ISP', pickupStoreNumber: '0042' },
    });
    expect(await page.findButton('Change store: Enamel mug')).toBe(button);
  });

  test('a business buyer can open the store overlay only with the permission G_BOP [SESS-019]', async () => {
    const setup = { cart, lines: { MUG: eligible } };
    const buyer = onCartPage({ ...setup, config: buyerWith() });
    await expect.poll(() => lineNames(buyer)).toHaveLength(2);
    expect(buyer.queryByRole('button', { name: /^Pick up in store/ })).toBeNull();

    await onCartPage({ ...setup, config: buyerWith('G_BOP') }).findButton('Pick up in store: Enamel mug');
  });

  test('the pickup person is named on the button that changes it', async () => {
    const ann = { type: 'ST', firstName: 'Ann', lastName: 'Lee', phones: ['6175550123'] };
    const page = onCartPage({
      cart,
      lines: { MUG: inStore },
      shop: (shop) => {
        shop.cart.extra = { addresses: [ann] };
      },
    });
    await page.findButton('Picked up by Ann Lee: change');
  });

  test('the list overlay gets one line, or all lines that can be bought again [SCR-010]', async () => {
    const below = { parentRelationCartItemId: 'line-1', parentItemId: 'MUG', parentRelationType: 'WARRANTY' } as const;
    const page = onCartPage(
      { cart: { ...cart, 'CHAIR-PLAN': 2 }, lines: { 'CHAIR-PLAN': below } },
      { showAddToList: true },
    );
    const { requests, settle } = recordRequests(page);
    await page.click('Add to list: Enamel mug');
    await expect
      .poll(() => requests)
      .toEqual([{ overlay: 'ATL', items: [{ sku: 'MUG', quantity: 2 }], isFromCart: false }]);
    settle('done');
    await page.click('Add all items to a list');
    const items = [
      { sku: 'MUG', quantity: 2 },
      { sku: 'PAPER', quantity: 1 },
    ];
    await expect.poll(() => requests[1]).toEqual({ overlay: 'ATL', items, isFromCart: true });
  });

  test('an action without its overlay on the page shows a status and leaves the cart unchanged [SCR-006, SCR-007, SCR-010]', async () => {
    const page = onCartPage({ cart, lines: { MUG: inStore } }, { showAddToList: true });
    await page.click('Change store: Enamel mug');
    await expect.poll(page.status).toContain("You can't choose a store on this page.");
    await page.click('Someone else will pick it up');
    await expect.poll(page.status).toContain("You can't choose someone else for pickup on this page.");
    await page.click('Add all items to a list');
    await expect.poll(page.status).toContain("You can't open your lists on this page.");
    expect(lineNames(page)).toHaveLength(2);
  });

  test('list actions are absent by default', async () => {
    const page = onCartPage({ cart });
    await expect.poll(() => lineNames(page)).toHaveLength(2);
    expect(page.queryByRole('button', { name: /list/ })).toBeNull();
  });
});
