import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Diagnosis } from '../../../loader/diagnosis/diagnosis';
import { signInAs } from '../page/account';
import { aBuyer, JONATHAN, SALLY, sendForApproval, TOO_MUCH } from '../page/business';
import { PAPER, productPath } from '../page/products';
import { type Visit, visit } from '../page/visit';

/** All pages of a guest but `/webapp/widgets`, which displays widgets that are whole pages below each other. */
const OF_A_GUEST = {
  products: [
    '/',
    '/try',
    '/webapp/category/paper',
    '/webapp/search?q=chair',
    '/webapp/search?q=nothing-like-it',
    '/webapp/compare',
    '/webapp/for-you',
    productPath(PAPER.sku),
    '/nowhere',
  ],
  service: [
    '/webapp/stores',
    '/webapp/giftcards',
    '/webapp/help',
    '/webapp/survey',
    '/webapp/cookies',
    '/webapp/analytics',
    '/webapp/policy',
    '/office/supplies/login',
    '/office/supplies/logout',
  ],
  'carts and lists': [
    '/cc/mmx/cart',
    '/old/cart',
    '/kuber/viewList',
    '/kuber/createList',
    '/webapp/quick-order',
    '/webapp/orders',
  ],
};

type Title = { text: string; x: number; height: number };

const withScript = (path: string, script: 'on' | 'off') => `${path}${path.includes('?') ? '&' : '?'}script=${script}`;

/** The displayed headings of the first level, in widgets too. */
function titles({ page }: Visit): Promise<Title[]> {
  return page
    .locator('h1')
    .filter({ visible: true })
    .evaluateAll((headings) =>
      headings.map((heading) => {
        const { x, height } = heading.getBoundingClientRect();
        return { text: heading.textContent ?? '', x: Math.round(x), height: Math.round(height) };
      }),
    );
}

/** Runs in the page: no widget is loading, and none leaves its title to the fallback HTML. */
async function haveWidgetsMounted(): Promise<boolean> {
  const { Quire } = window as unknown as { Quire?: { diagnose?(): Promise<Diagnosis> } };
  const { widgets } = (await Quire?.diagnose?.()) ?? { widgets: [] };
  const fallback = [...document.querySelectorAll('[data-quire] h1')];
  return (
    widgets.length > 0 &&
    widgets.every(({ state }) => state !== 'loading') &&
    !fallback.some((h1) => h1.checkVisibility())
  );
}

/** The page has one title, which the widgets neither change nor move. */
async function expectOneTitle(shop: Visit, path: string): Promise<void> {
  await shop.goto(withScript(path, 'off'));
  const before = await titles(shop);
  expect(before, `${path} without the script`).toHaveLength(1);
  await shop.goto(withScript(path, 'on'));
  await expect.poll(() => shop.page.evaluate(haveWidgetsMounted), { message: path, timeout: 10_000 }).toBe(true);
  expect(await titles(shop), `${path} with its widgets`).toEqual(before);
}

async function aListOf(shop: Visit): Promise<string> {
  const answer = await shop.context.request.post('/cc/api/list?mmx=true&tenantId=10051', {
    data: { name: `Weekly ${randomUUID()}`, accessLevel: 'PERSONAL', items: [{ itemId: PAPER.sku, qty: 3 }] },
  });
  const { list }: { list: { id: string } } = await answer.json();
  return list.id;
}

describe('each page of the shop has one title before and after its widgets mount', () => {
  test.each(Object.entries(OF_A_GUEST))('for a guest: %s [DEC-Q564]', async (_, paths) => {
    const shop = await visit('/try', { complaints: paths.includes('/nowhere') ? [/status of 404/] : [] });
    for (const path of paths) await expectOneTitle(shop, path);
  });

  test('for a guest who buys something [DEC-Q564]', async () => {
    const shop = await visit('/try');
    await shop.fillCart([PAPER]);
    for (const path of ['/cc/mmx/cart', '/cc/sparq/checkout']) await expectOneTitle(shop, path);
  });

  test('for a business buyer [DEC-Q564]', async () => {
    const shop = await aBuyer(JONATHAN, [PAPER]);
    const list = await aListOf(shop);
    for (const path of [
      '/sba',
      '/cc/sba/cart',
      '/cc/sba/checkout',
      '/cc/mmx/list/mylists',
      `/cc/mmx/list/details?listId=${list}`,
      '/cc/sparq/list',
      `/webapp/lists/choose?sku=${PAPER.sku}`,
      '/webapp/account',
      '/webapp/orders',
    ])
      await expectOneTitle(shop, path);
  });

  test('for an approver, and for who sent the order [DEC-Q564]', async () => {
    const buyer = await aBuyer(JONATHAN, TOO_MUCH);
    const number = await sendForApproval(buyer);
    await expectOneTitle(buyer, `/webapp/order/${number}`);
    await expectOneTitle(buyer, `/webapp/orders/${number}`);

    const shop = await visit('/try');
    await signInAs(shop, SALLY);
    await expectOneTitle(shop, '/sba/approvals');
  });
});
