import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../../../examples/shop/database/demoAccounts';
import { findViolations } from '../../support/browser/axe';
import { aCustomer } from '../page/account';
import { JONATHAN, SALLY } from '../page/business';
import { DRIVE, PAPER } from '../page/products';
import { type Visit, type VisitOptions, visit } from '../page/visit';

async function signedIn(login: string, options: VisitOptions = {}): Promise<Visit> {
  const shop = await visit('/try', options);
  const answer = await shop.context.request.post('/office/supplies/login', { form: { login, password: demoPassword } });
  expect(answer.ok()).toBe(true);
  return shop;
}

const row = ({ page }: Visit, name: string): Locator =>
  page.locator('[data-quire="list-details"]').getByRole('article', { name });

const quantity = (shop: Visit, name: string) => row(shop, name).getByRole('textbox', { name: `Quantity of ${name}` });

/** Types a quantity. The page saves it without a further click. */
async function setQuantity(shop: Visit, name: string, units: number): Promise<void> {
  await quantity(shop, name).fill(String(units));
}

/** The calls to the lists service from the pages of a visit. New calls are appended. */
function listCalls({ context }: Visit): URL[] {
  const calls: URL[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^\/cc\/api\/lists?(\/|$)/.test(url.pathname)) calls.push(url);
  });
  return calls;
}

/** The quantities of a list in the shop, by SKU. */
async function heldOn(shop: Visit, id: string): Promise<Record<string, number>> {
  const { listItems } = await (await shop.context.request.get(`/cc/api/list/${id}?mmx=true`)).json();
  const items: { itemId: string; qty: number }[] = listItems.items;
  return Object.fromEntries(items.map(({ itemId, qty }) => [itemId, qty]));
}

describe('lists', () => {
  test('a consumer on a phone creates a list, fills it from a tile, adds all to the cart, and undoes a removal [LIST-026, LIST-027, LIST-028, LIST-031, SCR-010, ROUTE-009]', async () => {
    const shop = await signedIn((await aCustomer()).login, { viewport: { width: 360, height: 740 } });
    await shop.goto('/kuber/viewList?tid=US');
    const all = shop.page.locator('[data-quire="lists-page"]');
    await all.getByRole('button', { name: 'Create list' }).click();
    await all.getByRole('textbox', { name: 'New list name' }).fill('Study');
    await all.getByRole('button', { name: 'Save list' }).click();
    await all.getByText('Study was created.').waitFor();
    await all.getByRole('row', { name: /^Study/ }).waitFor();
    expect(await findViolations(shop.page)).toEqual([]);

    await shop.goto('/webapp/search?q=xerox');
    const tile = shop.page.locator('[data-quire="product-tile"]').first();
    const name = (await tile.getByRole('article').getAttribute('aria-label')) ?? '';
    await tile.locator('.quire').getByRole('button', { name: 'Add to list' }).click();
    const picker = shop.page.getByRole('dialog', { name: 'Add to list' });
    await picker.getByRole('button', { name: 'Add to list' }).click();
    await picker.getByText('Please select a list below').waitFor();
    await picker.getByRole('radio', { name: /^Study/ }).check();
    await picker.getByRole('button', { name: 'Add to list' }).click();
    await picker.getByText('Added to Study.').waitFor();
    await picker.getByRole('link', { name: 'View list' }).click();

    await shop.page.waitForURL(/\/kuber\/viewList\?tid=US&listId=/);
    const id = new URL(shop.page.url()).searchParams.get('listId') ?? '';
    await setQuantity(shop, name, 3);
    await expect.poll(async () => Object.values(await heldOn(shop, id))).toEqual([3]);
    await shop.page.getByRole('button', { name: /^Add 3 items, \$.* to cart$/ }).click();
    await shop.page.getByText('Added to your cart: 1 of 1.').waitFor();
    await expect.poll(shop.miniCart.count).toBe(3);

    await row(shop, name).getByRole('button', { name: 'More actions' }).click();
    await row(shop, name).getByRole('button', { name: 'Remove' }).click();
    await row(shop, name).waitFor({ state: 'detached' });
    expect(await heldOn(shop, id)).toEqual({});
    await shop.page.getByRole('button', { name: `Undo: put ${name} back on the list` }).click();
    await shop.page.getByText("It's back on the list.").waitFor();
    await expect.poll(() => quantity(shop, name).inputValue()).toBe('3');
    expect(await findViolations(shop.page)).toEqual([]);
    expect(await shop.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('two buyers change a shared list at once: both changes are saved, and a conflict displays the newer value [LIST-022, LIST-029, LIST-033, ROUTE-008]', async () => {
    const [jonathan, sally] = [await signedIn(JONATHAN), await signedIn(SALLY)];
    const calls = [jonathan, sally].map(listCalls);
    const items = [PAPER, DRIVE].map(({ sku }) => ({ itemId: sku, qty: 1 }));
    const answer = await jonathan.context.request.post('/cc/api/list?mmx=true', {
      data: { name: `Closet ${randomUUID()}`, accessLevel: 'SHARED', items },
    });
    const { id }: { id: string } = (await answer.json()).list;
    for (const shop of [jonathan, sally]) await shop.goto(`/cc/mmx/list/details?listId=${id}`);
    for (const shop of [jonathan, sally]) await row(shop, DRIVE.name).waitFor();

    await Promise.all([setQuantity(jonathan, PAPER.name, 5), setQuantity(sally, DRIVE.name, 7)]);
    await expect.poll(() => heldOn(jonathan, id)).toEqual({ [PAPER.sku]: 5, [DRIVE.sku]: 7 });

    await setQuantity(sally, PAPER.name, 3);
    await sally.page.getByText(`Someone else changed ${PAPER.name} to 5. We kept their change.`).waitFor();
    await expect.poll(() => quantity(sally, PAPER.name).inputValue()).toBe('5');
    await setQuantity(sally, PAPER.name, 4);
    await expect.poll(() => heldOn(sally, id)).toEqual({ [PAPER.sku]: 4, [DRIVE.sku]: 7 });

    await row(sally, DRIVE.name).getByRole('button', { name: 'Remove' }).click();
    await row(sally, DRIVE.name).waitFor({ state: 'detached' });
    await jonathan.page.reload();
    await expect.poll(() => quantity(jonathan, PAPER.name).inputValue()).toBe('4');
    expect(await row(jonathan, DRIVE.name).count()).toBe(0);
    expect(await heldOn(jonathan, id)).toEqual({ [PAPER.sku]: 4 });
    for (const made of calls) {
      expect(made.length).toBeGreaterThan(0);
      expect(made.filter(({ searchParams }) => searchParams.get('mmx') !== 'true').map(String)).toEqual([]);
    }
  });

  test('a quantity that fails to save stays on screen, is marked, and is saved by Save again', async () => {
    const shop = await signedIn((await aCustomer()).login, { complaints: [/Failed to load resource/] });
    const data = { name: 'Desk', accessLevel: 'PERSONAL', items: [{ itemId: PAPER.sku, qty: 1 }] };
    const { list } = await (await shop.context.request.post('/cc/api/list?mmx=true', { data })).json();
    await shop.goto(`/kuber/viewList?tid=US&listId=${list.id}`);
    await row(shop, PAPER.name).waitFor();

    await shop.context.route('**/cc/api/list/**', (route) => route.abort());
    await setQuantity(shop, PAPER.name, 6);
    await shop.page.getByText("Some quantities aren't saved yet.").waitFor();
    await row(shop, PAPER.name).getByText('Not saved yet').waitFor();
    expect(await quantity(shop, PAPER.name).inputValue()).toBe('6');

    await shop.context.unroute('**/cc/api/list/**');
    await shop.page.getByRole('button', { name: 'Save again' }).click();
    await expect.poll(() => heldOn(shop, list.id)).toEqual({ [PAPER.sku]: 6 });
    await shop.page.getByText("Some quantities aren't saved yet.").waitFor({ state: 'detached' });
  });
});
