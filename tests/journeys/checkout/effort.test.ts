import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { signInAs } from '../page/account';
import { aBuyer, JONATHAN, orderNumber, SALLY } from '../page/business';
import { cartPage } from '../page/cartPage';
import { cardForm, confirmed, orderButton } from '../page/checkout';
import { orderOf } from '../page/orders';
import { PAPER, PRICEY, productPath } from '../page/products';
import { type Visit, visit } from '../page/visit';

/** Counts what a customer does: presses, and fields that they fill in. */
function counted() {
  const effort = { clicks: 0, fields: 0 };
  return {
    effort,
    async click(target: Locator) {
      effort.clicks += 1;
      await target.click();
    },
    async fill(field: Locator, text: string) {
      effort.fields += 1;
      await field.fill(text);
    },
    async select(field: Locator, option: string) {
      effort.fields += 1;
      await field.selectOption(option);
    },
  };
}

test('a guest buys three reams with a card in at most 7 clicks and 9 fields [DEC-Q402]', async () => {
  const { effort, click, fill } = counted();
  const shop = await visit(productPath(PAPER.sku));
  await shop.approach(PAPER.sku);

  await fill(shop.product(PAPER.sku).locator('.quire').getByRole('textbox', { name: 'Quantity' }), '3');
  await click(shop.addButton(PAPER.sku));
  await click(
    shop.drawer.getByRole('link', { name: 'View cart' }).or(shop.drawer.getByRole('button', { name: 'View cart' })),
  );
  await click(shop.page.locator('[data-quire="cart-page"] .quire').getByRole('button', { name: 'Checkout' }));
  await shop.page.waitForURL('**/cc/sparq/checkout');

  await fill(shop.page.getByLabel('Email'), 'ada@shop.example');
  await fill(shop.page.getByLabel('Full name'), 'Ada Lovelace');
  await fill(shop.page.getByLabel('Street address'), '12 Main Street');
  await fill(shop.page.getByLabel('ZIP code'), '10001');
  const card = cardForm(shop);
  await fill(card.getByLabel('Card number'), '4111 1111 1111 1111');
  await fill(card.getByLabel('Expiration date'), '12/30');
  await fill(card.getByLabel('Security code'), '123');
  await expect.poll(() => shop.page.getByLabel('State').inputValue()).toBe('NY');
  await click(orderButton(shop).filter({ hasText: /^Pay \$/ }));

  const order = await orderOf(shop, await confirmed(shop));
  expect(order).toMatchObject({ payment: 'CARD', items: [{ itemId: PAPER.sku, qty: 3 }] });
  expect(effort.clicks).toBeLessThanOrEqual(7);
  expect(effort.fields).toBeLessThanOrEqual(9);
  console.info(`clicks: ${effort.clicks}, fields: ${effort.fields}`);
});

test('a buyer reorders a list in 2 clicks, and an order in 1, without a field [DEC-Q446, DEC-Q447]', async () => {
  const shop = await aBuyer(JONATHAN, []);
  const { page } = shop;
  const items = [
    { itemId: PAPER.sku, qty: 3 },
    { itemId: PRICEY, qty: 1 },
  ];
  const answer = await shop.context.request.post('/cc/api/list?mmx=true&tenantId=10051', {
    data: { name: `Weekly ${randomUUID()}`, accessLevel: 'PERSONAL', items },
  });
  const { list }: { list: { id: string } } = await answer.json();

  const byList = counted();
  await shop.goto(`/cc/mmx/list/details?listId=${list.id}`);
  const widget = page.locator('[data-quire="list-details"] .quire');
  await byList.click(widget.getByRole('button', { name: /^Add 4 items, \$[\d.,]+ to cart$/ }));
  await byList.click(widget.getByRole('link', { name: 'View cart' }));
  await cartPage(page).line(PAPER.name).waitFor();
  expect(byList.effort).toEqual({ clicks: 2, fields: 0 });

  const byOrder = counted();
  await shop.goto('/webapp/orders');
  await byOrder.click(page.getByRole('button', { name: /^Order again/ }).first());
  await page.waitForURL('**/cc/sba/cart*');
  expect(byOrder.effort).toEqual({ clicks: 1, fields: 0 });
});

test('a declined order is changed and sent again in 3 clicks and 1 field, with its accounting [DEC-Q446]', async () => {
  const shop = await aBuyer(JONATHAN, [{ sku: PRICEY, quantity: 4 }]);
  const { page } = shop;
  const buyer = counted();
  await shop.goto('/cc/sba/checkout');
  await buyer.select(page.getByLabel('Budget center'), 'Management');
  await buyer.fill(await orderNumber(shop), 'PO 4711');
  await buyer.click(orderButton(shop).filter({ hasText: 'Send for approval' }));
  const declined = await sentOrder(shop);
  expect(buyer.effort).toEqual({ clicks: 1, fields: 2 });

  const sally = await visit('/try');
  const approver = counted();
  await signInAs(sally, SALLY);
  await sally.goto('/sba/approvals');
  await approver.click(sally.page.getByRole('button', { name: `Details of order ${declined}` }));
  await sally.page.getByText('Budget of Management', { exact: true }).waitFor();
  await approver.click(sally.page.getByRole('button', { name: `Decline order ${declined}` }));
  await approver.fill(
    sally.page.getByRole('textbox', { name: `Why are you declining order ${declined}?` }),
    'Three are enough',
  );
  await approver.click(sally.page.getByRole('button', { name: 'Decline order', exact: true }));
  await sally.page.getByText(`Order ${declined} was declined.`).waitFor();
  expect(approver.effort).toEqual({ clicks: 3, fields: 1 });

  const again = counted();
  await shop.goto('/webapp/orders');
  await page.getByText('Three are enough').first().waitFor();
  await again.click(page.getByRole('button', { name: `Change and send again: Order ${declined}` }));
  const cart = cartPage(page);
  await again.fill(cart.families.first().getByRole('textbox'), '3');
  await cart.families.first().getByText('$731.94').first().waitFor();
  await again.click(cart.button('Checkout'));
  await again.click(orderButton(shop).filter({ hasText: 'Send for approval' }));
  const order = await orderOf(shop, await sentOrder(shop));
  expect(order).toMatchObject({ isWaiting: true, purchaseOrderNumber: 'PO 4711', items: [{ itemId: PRICEY, qty: 3 }] });
  expect(again.effort).toEqual({ clicks: 3, fields: 1 });
});

/** The number of the order whose confirmation is displayed. */
async function sentOrder({ page }: Visit): Promise<string> {
  await page.waitForURL('**/webapp/order/Q-*');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
