import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signInAs } from '../page/account';
import { aBuyer, JONATHAN, orderNumber, SALLY } from '../page/business';
import { orderButton } from '../page/checkout';
import { shiftsOf, watchShifts } from '../page/layoutShifts';
import { PAPER, PRICEY } from '../page/products';
import { tooWide } from '../page/tooWide';
import { type Visit, visit } from '../page/visit';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 780 },
] as const;

/** Opens a page, and waits until its widget has replaced the server's HTML. Returns the heights of both. */
async function heightsOf(shop: Visit, path: string, widget: string, ready: string): Promise<[number, number]> {
  const host = shop.page.locator(`[data-quire="${widget}"]`);
  await shop.goto(`${path}${path.includes('?') ? '&' : '?'}script=off`);
  const before = (await host.boundingBox())?.height ?? 0;
  await shop.goto(path.includes('?') ? `${path}&script=on` : `${path}?script=on`);
  await host.locator(`.quire ${ready}`).first().waitFor();
  return [before, (await host.boundingBox())?.height ?? 0];
}

/** The pages do not move when their widgets replace the server's HTML, and the widget is as high as that. */
async function expectNoShift(shop: Visit, path: string, widget: string, ready: string): Promise<void> {
  for (const viewport of WINDOWS) {
    await shop.page.setViewportSize(viewport);
    const [before, after] = await heightsOf(shop, path, widget, ready);
    expect(Math.abs(after - before), `${path} at ${viewport.width} px`).toBeLessThanOrEqual(2);
    const moved = (await shiftsOf(shop.page)).reduce((sum, { value }) => sum + value, 0);
    expect(moved, `${path} at ${viewport.width} px`).toBeLessThan(0.001);
  }
}

async function aBusinessVisit(login: string): Promise<Visit> {
  const shop = await visit('/try', { intercept: watchShifts });
  await signInAs(shop, login);
  return shop;
}

test('list pages and quick order do not move when their widgets mount [DEC-Q557]', async () => {
  const shop = await aBusinessVisit(JONATHAN);
  const items = [
    { itemId: PAPER.sku, qty: 3 },
    { itemId: PRICEY, qty: 1 },
  ];
  const answer = await shop.context.request.post('/cc/api/list?mmx=true&tenantId=10051', {
    data: { name: `Weekly ${randomUUID().slice(0, 8)}`, accessLevel: 'PERSONAL', items },
  });
  const { list }: { list: { id: string } } = await answer.json();

  await expectNoShift(shop, '/cc/mmx/list/mylists', 'lists-page', 'tbody');
  await expectNoShift(shop, `/cc/mmx/list/details?listId=${list.id}`, 'list-details', 'article');
  await expectNoShift(shop, '/webapp/quick-order', 'quick-order', 'ol');
  await expectNoShift(shop, '/cc/mmx/list/mylists?lang=fr-CA', 'lists-page', 'tbody');
  await expectNoShift(shop, `/cc/mmx/list/details?listId=${list.id}&lang=fr-CA`, 'list-details', 'article');
});

test('the order confirmation does not move when its widget mounts [DEC-Q588]', async () => {
  const shop = await aBusinessVisit(JONATHAN);
  await shop.fillCart([PAPER]);
  await shop.goto('/cc/sba/checkout?script=off');
  await shop.page.getByLabel('Budget center').selectOption('Marketing');
  await shop.page.getByLabel('Purchase order number').fill('PO 12');
  await shop.page.getByRole('button', { name: 'Place order' }).click();
  await shop.page.waitForURL('**/webapp/order/Q-*');
  const { pathname } = new URL(shop.page.url());
  await expectNoShift(shop, pathname, 'order-confirmation', 'ul');
});

test('a row of a list with a name of two lines has at most 96 px on narrow pages, and a longer name is whole [DEC-Q565]', async () => {
  const shop = await aBusinessVisit(JONATHAN);
  const items = [PAPER.sku, 'FUR-BO-10001798', PRICEY].map((itemId) => ({ itemId, qty: 12 }));
  const answer = await shop.context.request.post('/cc/api/list?mmx=true&tenantId=10051', {
    data: { name: `Weekly ${randomUUID().slice(0, 8)}`, accessLevel: 'PERSONAL', items },
  });
  const { list }: { list: { id: string } } = await answer.json();
  const rows = shop.page.locator('[data-quire="list-details"] .quire').getByRole('article');
  for (const width of [1024, 390]) {
    await shop.page.setViewportSize({ width, height: 700 });
    await shop.goto(`/cc/mmx/list/details?listId=${list.id}&lang=fr-CA`);
    await expect.poll(() => rows.count()).toBe(items.length);
    const short = rows.filter({ hasNot: shop.page.locator(`a[href*="${PRICEY}"]`) });
    expect(await short.count()).toBe(items.length - 1);
    for (const row of await short.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(96);
  }
  for (const name of await rows.getByRole('link').all()) {
    expect(await name.evaluate((link) => link.scrollHeight - link.clientHeight)).toBe(0);
  }
});

test('a row of the lists page has at most 96 px on phones, with its date in one line, in French [DEC-Q565]', async () => {
  const shop = await aBusinessVisit(JONATHAN);
  for (const width of [390, 320]) {
    await shop.page.setViewportSize({ width, height: 700 });
    await shop.goto('/cc/mmx/list/mylists?lang=fr-CA');
    // other tests give this customer lists with longer names
    const row = shop.page.locator('[data-quire="lists-page"] .quire tbody tr').filter({ hasText: 'My desk' });
    await row.getByRole('button', { name: 'Supprimer' }).waitFor();
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(96);
    expect((await row.getByRole('cell').first().boundingBox())?.height).toBeLessThan(28);
    expect(await shop.page.evaluate(tooWide)).toEqual([]);
  }
});

test('the page of approvals does not move when its widget mounts [DEC-Q557]', async () => {
  const buyer = await aBuyer(JONATHAN, [{ sku: PRICEY, quantity: 4 }]);
  await buyer.goto('/cc/sba/checkout');
  await buyer.page.getByLabel('Budget center').selectOption('Management');
  await (await orderNumber(buyer)).fill('PO 4712');
  await orderButton(buyer).filter({ hasText: 'Send for approval' }).click();
  await buyer.page.waitForURL('**/webapp/order/Q-*');

  const shop = await aBusinessVisit(SALLY);
  await expectNoShift(shop, '/sba/approvals', 'order-approvals', 'tbody');
});
