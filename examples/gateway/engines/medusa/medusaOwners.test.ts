import { beforeAll, expect, test } from 'vitest';
import { ENDPOINTS, type EndpointName } from '../../../../src/core/endpoints';
import { aVisitor, itemOf } from '../../../shop/testing/aVisitor';
import { buying } from '../../../shop/testing/buying';
import { listCalls } from '../../../shop/testing/contracts/listContract';
import { readSaved, save } from '../../../shop/testing/contracts/savedContract';
import { callsOf, capabilities } from '../../capabilities';
import { onMedusa } from '../../testing/onMedusa';

const paper = 'OFF-PA-10001970';
const secret = 'Secret plans';

const missing = Object.entries(callsOf).flatMap(([name, calls]) =>
  [...capabilities].some((each) => each === name) ? [] : calls,
);
/** The calls whose path has an id, and that this gateway answers. */
const callsWithIds = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
  (name) => ENDPOINTS[name].path.includes('{') && !missing.includes(name),
);

onMedusa('the ids of another customer', { [paper]: 60 }, (open) => {
  let owner: Awaited<ReturnType<typeof aCustomer>>;
  let stranger: Awaited<ReturnType<typeof aCustomer>>;
  let before: Awaited<ReturnType<typeof owner.everything>>;
  let ids: { line: string; saved: string; list: string; listItem: string; order: string };

  /** A customer, and everything that belongs to them. */
  async function aCustomer() {
    const visitor = aVisitor(open.shop);
    await visitor.register();
    const lists = listCalls(visitor, '');
    const everything = async () => ({
      lines: (await visitor.read()).items?.map(({ cartItemId, qty }) => [cartItemId, qty]),
      saved: (await readSaved(visitor)).sflItems,
      list: await lists.list(ids.list),
      order: await buying(visitor).read(ids.order),
    });
    return { visitor, lists, everything };
  }

  beforeAll(async () => {
    [owner, stranger] = [await aCustomer(), await aCustomer()];
    await owner.visitor.add(paper);
    const { number: order = '' } = await buying(owner.visitor).order('own');
    const line = itemOf(await owner.visitor.add(paper, 2), paper).cartItemId ?? '';
    const saved = (await save(owner.visitor, [{ itemId: paper, qty: 3 }])).sflItems[0]?.sflId ?? '';
    const { list, listItems } = await owner.lists.make(secret, 'PERSONAL', [paper]);
    ids = { line, saved, list: list.id, listItem: String(listItems?.items[0]?.listItemId), order };
    await stranger.visitor.add(paper);
    before = await owner.everything();
  });

  /** The id that a call has in its path, and what it sends. */
  const requests = (): Partial<Record<EndpointName, { id: string; body?: object }>> => ({
    deleteItem: { id: ids.line },
    deleteSaved: { id: ids.saved },
    removePayment: { id: 'purchase-order' },
    readOrder: { id: ids.order },
    readList: { id: ids.list },
    updateList: { id: ids.list, body: { name: 'Mine', items: [{ listItemId: ids.listItem, qty: 9 }] } },
    deleteList: { id: ids.list },
    addListItems: { id: ids.list, body: { items: [{ itemId: paper, qty: 1 }] } },
    deleteListItem: { id: ids.list },
  });

  test.each(callsWithIds)('%s neither shows nor changes anything [DEC-Q489]', async (name) => {
    const request = requests()[name];
    if (!request) throw new Error(`${name}: expected a request of this test, because its path has an id`);
    const { method, path, override } = ENDPOINTS[name] as { method: string; path: string; override?: string };
    const filled = path.replace('{id}', request.id).replace('{itemId}', ids.listItem);
    const answer = await stranger.visitor.send(`/cc/api${filled}`, {
      method: override ?? method,
      ...(request.body && { body: request.body }),
    });
    expect(await answer.text()).not.toContain(secret);
    expect(await owner.everything()).toEqual(before);
    // to delete what is not there is no error
    if (name !== 'deleteSaved' && name !== 'deleteList') expect([400, 404]).toContain(answer.status);
  });

  test('a line and an item of a list in a body neither show nor change anything [DEC-Q489]', async () => {
    const change = { method: 'PUT', body: { items: [{ cartItemId: ids.line, qty: 1 }] } };
    for (const path of ['/cc/api/checkout/default/item', '/cc/api/checkout/default?actionType=UPDATE_ITEMS']) {
      expect((await stranger.visitor.send(path, change)).status).toBe(400);
    }
    const { list } = await stranger.lists.make('Own');
    await stranger.lists.put(`/list/${list.id}`, { items: [{ listItemId: ids.listItem, qty: 9 }] });
    await save(stranger.visitor, [{ itemId: paper, qty: 1, cartItemId: ids.line }]);
    expect(await owner.everything()).toEqual(before);
  });

  test('pages and forms neither show nor change anything, and the id of a cart is ignored [DEC-Q489]', async () => {
    const { visitor } = stranger;
    for (const path of ['/webapp/cart/update', '/webapp/cart/delete', '/webapp/saved/save']) {
      await visitor.send(path, { form: { cartItemId: ids.line, qty: '9' } });
    }
    for (const path of ['/webapp/saved/move', '/webapp/saved/delete']) {
      await visitor.send(path, { form: { id: ids.saved } });
    }
    for (const path of ['/webapp/orders/again', '/webapp/orders/revise']) {
      await visitor.send(path, { form: { orderNumber: ids.order } });
    }
    const modify = `/cc/api/cart/default?actionType=MODIFY_CART&orderNumber=${ids.order}`;
    expect((await visitor.send(modify, { method: 'PUT' })).status).toBe(400);
    const decision = { cartId: ids.order, ownerProfileId: '', orderNumber: ids.order, action: 'ACCEPT' };
    expect((await visitor.send('/ele-lpd/api/approvalsProxy/order?action=approve', { body: [decision] })).status).toBe(
      403,
    );
    for (const path of [
      `/webapp/order/${ids.order}`,
      `/webapp/orders/${ids.order}`,
      `/kuber/viewList?listId=${ids.list}`,
    ]) {
      expect((await visitor.send(path)).status).toBe(404);
    }
    const { cartId } = await owner.visitor.read();
    const read = await visitor.cartOf(await visitor.send(`/cc/api/checkout?cartId=${cartId}`));
    expect(read.items).toMatchObject([{ itemId: paper, qty: 1 }]);
    expect(await owner.everything()).toEqual(before);
  });
});
