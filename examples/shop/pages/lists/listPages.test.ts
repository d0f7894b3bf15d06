import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { shoppingLists } from '../../database/schema';
import { aVisitor, itemOf, type TestVisitor } from '../../testing/aVisitor';
import { englishOf } from '../../testing/englishOf';
import { shopForTests } from '../../testing/shopForTests';

const open = shopForTests();

const paper = 'OFF-PA-10000061';

async function signedIn(login: string): Promise<TestVisitor> {
  const visitor = aVisitor(open.shop);
  await visitor.signIn(`${login}@quire.example`);
  return visitor;
}

/** Submits the first form with this action and returns the page that follows. */
function submit(by: TestVisitor, path: string, act: string, changed: Record<string, string> = {}) {
  return by.submit(path, `/webapp/lists/${act}`, changed);
}

const listOf = (page: string, name: string) => new RegExp(`listId=([\\w-]+)">${name}<`).exec(page)?.[1] ?? '';

beforeEach(async () => {
  await open.database.delete(shoppingLists);
});

describe('list pages', () => {
  test('the list pages of a business work without a script [ROUTE-008]', async () => {
    const buyer = await signedIn('jonathan');
    const all = await submit(buyer, '/cc/mmx/list/mylists', 'create', { name: 'Closet', accessLevel: 'SHARED' });
    expect(all).toContain('Closet was created.');
    expect(all).toContain('data-quire="lists-page"');
    const id = listOf(all, 'Closet');
    const listUrl = `/cc/mmx/list/details?listId=${id}`;
    expect(all).toContain(`href="${listUrl}"`);
    expect(await buyer.page(listUrl)).toContain('This list has no items yet.');
    expect(await buyer.page(`/cc/sparq/list?listId=${id}`)).toContain('data-quire="list-details"');
    expect(await buyer.page('/cc/sparq/list')).toContain('data-quire="lists-page"');

    await submit(buyer, `/webapp/lists/choose?sku=${paper}`, 'add');
    expect(await submit(buyer, listUrl, 'update', { qty: '4' })).toContain('The list was saved.');
    const colleague = await signedIn('sally');
    expect(await colleague.page(listUrl)).toContain('value="4"');
    expect(await submit(colleague, listUrl, 'update', { qty: '7', wasQty: '1' })).toContain(
      'Someone else changed the quantity to 4.',
    );
    expect(await submit(buyer, listUrl, 'cart', {})).toContain('4 × Xerox 205 added to your cart.');
    expect(itemOf(await buyer.read(), paper).qty).toBe(4);
    expect(await submit(buyer, listUrl, 'remove')).toContain('This list has no items yet.');
    expect(await submit(buyer, '/cc/mmx/list/mylists', 'delete')).toContain('Closet was deleted.');
  });

  test('in French, the pages say what the widgets say, in French [DEC-Q509]', async () => {
    const buyer = await signedIn('jonathan');
    await submit(buyer, '/cc/mmx/list/mylists', 'create', { name: 'Placard' });
    const id = listOf(await buyer.page('/cc/mmx/list/mylists'), 'Placard');
    await submit(buyer, `/webapp/lists/choose?sku=${paper}`, 'add');
    const all = await buyer.page('/cc/mmx/list/mylists?lang=fr-CA');
    expect(all).toContain('<h1>Vos listes</h1>');
    expect([...englishOf('lists', all), ...englishOf('lists-page', all)]).toEqual([]);
    const details = await buyer.page(`/cc/mmx/list/details?listId=${id}`);
    expect(details).toContain('6,48\u00a0$');
    expect(englishOf('list-details', details)).toEqual([]);
    const created = await submit(buyer, '/cc/mmx/list/mylists', 'create', { name: 'Bureau' });
    expect(created).toContain('Bureau a été créée');
  });

  test('the bar of a searched list adds what it names, and no other item [DEC-Q557]', async () => {
    const buyer = await signedIn('jonathan');
    await submit(buyer, '/cc/mmx/list/mylists', 'create', { name: 'Searched' });
    const listId = listOf(await buyer.page('/cc/mmx/list/mylists'), 'Searched');
    for (const sku of [paper, 'OFF-PA-10001970'])
      await submit(buyer, `/webapp/lists/choose?sku=${sku}`, 'add', { listId });
    const found = await submit(buyer, `/cc/mmx/list/details?listId=${listId}&search=205`, 'cart', {});
    expect(found).toContain('1 × Xerox 205 added to your cart.');
    expect((await buyer.read()).items?.map(({ itemId }) => itemId)).not.toContain('OFF-PA-10001970');
  });

  test('the list pages of a consumer work without a script [ROUTE-009]', async () => {
    const buyer = await signedIn('william');
    const all = await submit(buyer, '/kuber/createList?tid=US', 'create', { name: 'Study' });
    expect(all).toContain('Study was created.');
    expect(all).toContain('"viewAllUrl":"/kuber/viewList?tid=US"');
    const listUrl = `/kuber/viewList?tid=US&listId=${listOf(all.replaceAll('&amp;', '&'), 'Study')}`;
    expect(await buyer.page(listUrl)).toContain('data-quire="list-details"');
    expect(await submit(buyer, '/kuber/createList?tid=US', 'create', { name: ' ' })).toContain('List name is required');
  });

  test('list pages of the other tenant redirect to the customer’s own', async () => {
    const leadsTo = async (by: TestVisitor, path: string) => (await by.send(path)).headers.get('location');
    const [consumer, business] = [await signedIn('william'), await signedIn('jonathan')];
    expect(await leadsTo(consumer, '/cc/mmx/list/mylists')).toBe('/kuber/viewList?tid=US');
    expect(await leadsTo(consumer, '/cc/mmx/list/details?listId=a%26b')).toBe('/kuber/viewList?tid=US&listId=a%26b');
    expect(await leadsTo(business, '/kuber/viewList?tid=US')).toBe('/cc/mmx/list/mylists');
    expect(await leadsTo(business, '/kuber/createList?tid=US')).toBe('/cc/sparq/list');
  });

  test('guests are prompted to sign in, and other customers can neither see nor change a personal list', async () => {
    expect(await open.visitor.page('/kuber/viewList?tid=US')).toContain('Sign in to see your lists.');
    expect((await open.visitor.send('/webapp/lists/choose?sku=x')).headers.get('location')).toContain(
      'jumpUrl=%2Fwebapp',
    );
    const owner = await signedIn('jonathan');
    await submit(owner, '/cc/mmx/list/mylists', 'create', { name: 'Mine', accessLevel: 'PERSONAL' });
    const [mine] = await open.database.select().from(shoppingLists).where(eq(shoppingLists.name, 'Mine'));
    const colleague = await signedIn('sally');
    const answer = await colleague.send(`/cc/mmx/list/details?listId=${mine?.id}`);
    expect(answer.status).toBe(404);
    const stolen = { form: { listId: mine?.id ?? '', sku: paper, back: '/' } };
    await colleague.send('/webapp/lists/add', stolen);
    expect(await owner.page(`/cc/mmx/list/details?listId=${mine?.id}`)).toContain('This list has no items yet.');
  });
});
