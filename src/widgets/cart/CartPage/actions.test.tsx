import { fireEvent } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { beforeNextKey } from '../../../../tests/support/widgets/beforeNextKey';
import { buyerWith } from '../../../../tests/support/widgets/businessSetup';
import { lineNames, onCartPage, rowOf } from '../../../../tests/support/widgets/onCartPage';
import { recordRequests } from '../../../../tests/support/widgets/recordedRequests';

const eligible = { product: { name: 'Enamel mug', bopisEligible: true } };
const inStore = { selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '0042' } };
const cart = { MUG: 2, PAPER: 1 };
const YourStore = JSON.stringify({ storeNumber: '0042', zipCode: '02138', city: 'Cambridge', state: 'MA' });
const checkedIn = (group: HTMLElement) => group.querySelector<HTMLInputElement>(':checked')?.value;

describe('CartPage line actions', () => {
  test('only a line that is eligible for pickup can open the store overlay [SCR-006]', async () => {
    const page = onCartPage({ cart, lines: { MUG: eligible } });
    const { requests } = recordRequests(page);
    (await page.findByRole('radio', { name: /^Pick up in store/ })).click();
    await expect.poll(() => requests).toEqual([{ overlay: 'BOPIS', lineId: 'line-1' }]);
    expect(page.getByRole<HTMLInputElement>('radio', { name: /^Ship it/ }).checked).toBe(true);
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

  test('the choice of pickup is the same element after a store is chosen, so that focus can return [SCR-006]', async () => {
    const page = onCartPage({ cart, lines: { MUG: eligible } });
    const radio = await page.findByRole('radio', { name: /^Pick up in store/ });
    await page.storefront.cart.update({
      lineId: 'line-1',
      fields: { deliveryType: 'ISP', pickupStoreNumber: '0042' },
    });
    await page.findButton('Change store: Enamel mug');
    expect(await page.findByRole('radio', { name: /^Pick up at Cambridge, MA/ })).toBe(radio);
  });

  test('a line changes to pickup at the customer’s store and back to shipping, each with its day [DEC-Q500]', async () => {
    const dates = { shippingOption: { minDeliveryDate: '2026-11-28', maxDeliveryDate: '2026-11-30' } };
    const now = () => new Date(2026, 10, 25, 12).getTime();
    const page = onCartPage({ cart, lines: { MUG: { ...eligible, ...dates } }, host: { now, cookies: { YourStore } } });
    const changes = () => page.shop.requestsOf('update').map(({ body }) => (body as { items: object[] }).items[0]);
    (await page.findByRole('radio', { name: /^Pick up at Cambridge, MA/ })).click();
    await expect.poll(changes).toMatchObject([{ deliveryType: 'ISP', pickupStoreNumber: '0042' }]);
    const group = page.getByRole('group', { name: 'How would you like to get Enamel mug?' });
    await expect.poll(() => checkedIn(group)).toBe('pickup');
    await expect.poll(() => group.hasAttribute('aria-disabled')).toBe(false);
    await expect.poll(() => group.textContent).toContain('Ship itArrives Sat, Nov 28 – Mon, Nov 30');

    page.getByRole('radio', { name: /^Ship it/ }).click();
    await expect.poll(changes).toMatchObject([{}, { deliveryType: 'STA' }]);
    await expect.poll(() => checkedIn(group)).toBe('ship');
  });

  test('a line that is sold in stores only offers no shipping [DEC-Q525]', async () => {
    const product = { name: 'Enamel mug', bopisEligible: true, inStoreOnlyProduct: true };
    const page = onCartPage({ cart, lines: { MUG: { ...inStore, product } } });
    const radio = await page.findByRole<HTMLInputElement>('radio', { name: /^Pick up at Cambridge, MA/ });
    expect(radio.checked).toBe(true);
    expect(page.queryByRole('radio', { name: /^Ship it/ })).toBeNull();
  });

  test('an arrow key only moves to a pickup without a store, and the next click opens the store finder [DEC-Q526]', async () => {
    const page = onCartPage({ cart, lines: { MUG: eligible } });
    const { requests } = recordRequests(page);
    const pickup = await page.findByRole<HTMLInputElement>('radio', { name: /^Pick up in store/ });
    fireEvent.keyDown(page.getByRole('radio', { name: /^Ship it/ }), { key: 'ArrowDown' });
    pickup.click(); // as browsers do on an arrow key
    fireEvent.keyUp(pickup, { key: 'ArrowDown' });
    expect([pickup.checked, requests]).toEqual([false, []]);
    pickup.click();
    await expect.poll(() => requests).toEqual([{ overlay: 'BOPIS', lineId: 'line-1' }]);
  });

  test('a refused pickup leaves the choice as it was, and the line says it [DEC-Q500]', async () => {
    const page = onCartPage({ cart, lines: { MUG: eligible }, host: { cookies: { YourStore } } });
    const radio = await page.findByRole('radio', { name: /^Pick up at Cambridge, MA/ });
    page.shop.refuseNext('NOT_AVAILABLE_FOR_BOPIS', { level: 'line', of: 'update' });
    radio.click();
    await expect.poll(() => rowOf(page, 'Enamel mug').textContent).toContain("This change wasn't saved.");
    await expect.poll(() => checkedIn(page.getByRole('group', { name: /Enamel mug/ }))).toBe('ship');
  });

  test('the name of a method is its label alone; when it is ready is its description [DEC-Q500]', async () => {
    const page = onCartPage({ cart, lines: { MUG: eligible }, host: { cookies: { YourStore } } });
    await page.findByRole('radio', { name: 'Pick up at Cambridge, MA', description: 'Pick up in 1-hour' });
    page.getByRole('radio', { name: 'Ship it' });
  });

  test('a pickup without a store has a button whose name is its text [SCR-006]', async () => {
    const page = onCartPage({ cart, lines: { MUG: { selectedDeliveryOption: { deliveryType: 'ISP' } } } });
    await page.findByRole('button', { name: 'Choose a store' });
  });

  test('a choice of pickup waits for another change of the cart [DEC-Q500]', async () => {
    const page = onCartPage({ cart, lines: { MUG: eligible }, host: { cookies: { YourStore } } });
    const radio = await page.findByRole('radio', { name: 'Pick up at Cambridge, MA' });
    page.shop.hold('update');
    const other = page.storefront.cart.update({ lineId: 'line-2', quantity: 3 });
    await expect.poll(() => page.shop.requestsOf('update')).toHaveLength(1);
    radio.click();
    page.shop.release();
    await other;
    await expect
      .poll(() => page.shop.requestsOf('update').map(({ body }) => body))
      .toMatchObject([{}, { items: [{ cartItemId: 'line-1', deliveryType: 'ISP', pickupStoreNumber: '0042' }] }]);
  });

  test.each([
    ['Escape', (action: HTMLElement) => fireEvent.keyDown(action, { key: 'Escape' })],
    ['a press outside', () => fireEvent.pointerDown(document.body)],
    ['moving the focus out', (action: HTMLElement) => fireEvent.focusOut(action, { relatedTarget: document.body })],
  ])('the actions of a line are behind one button, and %s closes them [DEC-Q501]', async (_, close) => {
    const page = onCartPage({ cart: { MUG: 1 } });
    const opener = await page.findButton('More actions for Enamel mug');
    opener.click();
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true');
    await beforeNextKey();
    const remove = page.getByRole('button', { name: 'Remove Enamel mug' });
    remove.focus();
    close(remove);
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false');
  });

  test('an action of a line that opens a dialog first moves the focus to the button that stays [DEC-Q501]', async () => {
    const page = onCartPage({ cart: { MUG: 1 } }, { showAddToList: true });
    const opener = await page.findButton('More actions for Enamel mug');
    opener.click();
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true');
    await beforeNextKey();
    page.getByRole('button', { name: 'Add to list: Enamel mug' }).click();
    expect(document.activeElement).toBe(opener);
  });

  test('a business buyer can open the store overlay only with the permission G_BOP [SESS-019]', async () => {
    const setup = { cart, lines: { MUG: eligible } };
    const buyer = onCartPage({ ...setup, config: buyerWith() });
    await expect.poll(() => lineNames(buyer)).toHaveLength(2);
    expect(buyer.queryByRole('radio')).toBeNull();

    await onCartPage({ ...setup, config: buyerWith('G_BOP') }).findByRole('radio', { name: /^Pick up in store/ });
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
