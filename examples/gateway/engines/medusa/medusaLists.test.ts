import { expect, test } from 'vitest';
import { aVisitor, itemOf, type TestVisitor } from '../../../shop/testing/aVisitor';
import { listCalls } from '../../../shop/testing/contracts/listContract';
import { onMedusa } from '../../testing/onMedusa';

const paper = 'OFF-PA-10001970';
const all = '/kuber/viewList?tid=US';

/** Submits the first form with this action and returns the page that follows. */
function submit(by: TestVisitor, path: string, act: string, changed: Record<string, string> = {}) {
  return by.submit(path, `/webapp/lists/${act}`, { back: path, ...changed });
}

onMedusa('list pages on Medusa', { [paper]: 60 }, (open) => {
  async function aCustomer() {
    const visitor = aVisitor(open.shop);
    await visitor.register();
    return { visitor, lists: listCalls(visitor, '') };
  }

  test('lists are created, changed, added to the cart and deleted by plain forms [DEC-Q543]', async () => {
    const { visitor, lists } = await aCustomer();
    expect(await submit(visitor, all, 'create', { name: 'Closet' })).toContain('Closet was created.');
    const { list } = await lists.make('Desk', 'PERSONAL', [paper]);
    const page = `${all}&listId=${list.id}`;
    expect(await visitor.page(page)).toContain('$12.28');
    expect(await submit(visitor, page, 'update', { qty: '4' })).toContain('The list was saved.');
    expect(await submit(visitor, page, 'update', { qty: 'few' })).toContain('Please enter a quantity.');
    expect(await visitor.page(page)).toContain('Add 4 items, $49.12 to cart');

    await submit(visitor, page, 'cart');
    expect(itemOf(await visitor.read(), paper).qty).toBe(4);
    expect(await submit(visitor, page, 'remove')).toContain('This list has no items yet.');
    expect(await submit(visitor, all, 'delete')).toContain('was deleted.');
  });

  test('the form that adds a list to the cart adds it once, however often it is sent [DEC-Q543]', async () => {
    const { visitor, lists } = await aCustomer();
    const { list } = await lists.make('Desk', 'PERSONAL', [paper]);
    const form = await visitor.form(`${all}&listId=${list.id}`, '/webapp/lists/cart');
    await visitor.send('/webapp/lists/cart', { form });
    await visitor.send('/webapp/lists/cart', { form });
    expect(itemOf(await visitor.read(), paper).qty).toBe(2);
  });

  test('the forms change no list of another customer, and none of a guest [DEC-Q489]', async () => {
    const [owner, stranger] = [await aCustomer(), await aCustomer()];
    const { list, listItems } = await owner.lists.make('Desk', 'PERSONAL', [paper]);
    const listItemId = String(listItems?.items[0]?.listItemId);
    const before = await owner.lists.list(list.id);
    for (const by of [stranger.visitor, aVisitor(open.shop)]) {
      for (const act of ['update', 'remove', 'delete', 'add', 'cart']) {
        const form = { listId: list.id, listItemId, qty: '9', sku: paper };
        expect((await by.send(`/webapp/lists/${act}`, { form })).status).toBe(303);
      }
      expect((await by.read()).items).toEqual([]);
    }
    expect(await owner.lists.list(list.id)).toEqual(before);
  });
});
