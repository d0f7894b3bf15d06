import { expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../../tests/support/shop/fakeShop';
import { aLine } from '../../../../../tests/support/widgets/builders';
import { aStorefront } from '../../../../../tests/support/widgets/storefront';
import { chosenServices, restoreLines } from './restoreLines';

const mug = aLine({ id: 'old-mug', quantity: 2 });
const lamp = aLine({ id: 'old-lamp', sku: 'LAMP' });

test('deleted lines are in the cart again, with their quantities', async () => {
  const page = aStorefront({ shop: fakeShop() });
  const logged = vi.spyOn(page.host.console, 'error');
  const result = await restoreLines(page, [mug], new Map());
  expect(page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 2 }]);
  expect(result).toMatchObject({ feedback: { kind: 'answered', isFailed: false, surface: undefined }, out: [] });
  expect(page.shop.requests).toMatchObject([{ call: 'add', body: { ignoreHrdAlt: true } }]);
  expect(logged).not.toHaveBeenCalled();
});

test('nothing is sent for no lines', async () => {
  const page = aStorefront();
  expect(await restoreLines(page, [], new Map())).toEqual({ feedback: undefined, out: [] });
  expect(page.shop.requests).toEqual([]);
});

test('the lines that the shop refuses are still out', async () => {
  const page = aStorefront();
  const { feedback, out } = await restoreLines(page, [mug, lamp], new Map());
  expect(feedback).toMatchObject({ isFailed: true });
  expect(out).toEqual([lamp]);
});

test('all lines are out if the add has no answer', async () => {
  const page = aStorefront();
  page.shop.refuseNext('TECHNICAL_PROBLEM', { of: 'add' });
  expect((await restoreLines(page, [mug, lamp], new Map())).out).toEqual([mug, lamp]);
});

test('a hundred items are added at once, and nothing more after a failure', async () => {
  const products = Object.fromEntries([...Array(201).keys()].map((n) => [`P${n}`, { name: 'Pad', price: '1.00' }]));
  const lines = Object.keys(products).map((sku) => aLine({ id: sku, sku }));
  const page = aStorefront({ shop: fakeShop({ products }) });
  expect((await restoreLines(page, lines, new Map())).out).toEqual([]);
  expect(page.shop.cart.items.map(({ qty }) => qty)).toEqual(Array(201).fill(1));
  expect(page.shop.requestsOf('add')).toHaveLength(3);

  page.shop.cart.clear();
  page.shop.refuseNext('TECHNICAL_PROBLEM', { of: 'add' });
  expect((await restoreLines(page, lines, new Map())).out).toHaveLength(201);
  expect(page.shop.requestsOf('add')).toHaveLength(4);
});

test('a restored line has the furniture service of the deleted one [FURN-001]', async () => {
  const page = aStorefront();
  await restoreLines(page, [mug, aLine({ id: 'old-pen', sku: 'PEN' })], new Map([['old-mug', 'CUST']]));
  expect(page.shop.requestsOf('update').map(({ body }) => body)).toMatchObject([
    { items: [{ cartItemId: page.shop.cart.items[0]?.cartItemId, furnSvcInfo: [{ level: 'CUST', qty: 2 }] }] },
  ]);
  page.shop.refuseNext('TECHNICAL_PROBLEM', { of: 'update' });
  expect((await restoreLines(page, [mug], new Map([['old-mug', 'CUST']]))).out).toEqual([]);
});

const services = (page: ReturnType<typeof aStorefront>) => page.shop.requestsOf('update').map(({ body }) => body);
const levels = (...ids: string[]) => new Map(ids.map((id) => [id, 'CUST'] as const));

test('only a line that is back has its service again [FURN-001]', async () => {
  const page = aStorefront();
  await restoreLines(page, [mug, lamp], levels('old-lamp', 'old-mug'));
  expect(services(page)).toMatchObject([{ items: [{ cartItemId: page.shop.cart.items[0]?.cartItemId }] }]);
});

test('of two lines of one product, the one at the same store has the service [FURN-001]', async () => {
  const page = aStorefront();
  const atStore = (id: string, storeNumber: string) =>
    aLine({ id, delivery: { type: 'ISP', storeNumber, isBackordered: false } });
  await restoreLines(page, [lamp, atStore('a', '0042'), atStore('b', '0051'), mug], levels('b'));
  expect(services(page)).toMatchObject([{ items: [{ cartItemId: page.shop.cart.items[1]?.cartItemId }] }]);
});

test('a service waits for an add that is already waiting [FURN-001]', async () => {
  const page = aStorefront();
  page.shop.hold('add');
  const restoring = restoreLines(page, [mug], levels('old-mug'));
  const adding = page.cart.add([{ sku: 'PEN', quantity: 1 }]);
  page.shop.release();
  await Promise.all([restoring, adding]);
  expect(page.shop.requests.map(({ call }) => call)).toEqual(['add', 'add', 'update']);
});

test('the service of the shop is not added as an item [FURN-001]', async () => {
  const page = aStorefront({ config: { cart: { furnitureServiceSku: 'PEN' } } });
  await restoreLines(page, [mug, aLine({ id: 'service', sku: 'PEN' })], new Map());
  expect(page.shop.cart.items.map(({ itemId }) => itemId)).toEqual(['MUG']);
});

test('the chosen service of each line is read from the cart as the shop sent it [FURN-001]', () => {
  const items = [
    { cartItemId: 'a', furnSvcInfo: [{ level: 'BASC', qty: 0 }, null, { level: 'CUST', qty: 2 }] },
    { cartItemId: 'b', furnSvcInfo: [{ level: 'BASC', qty: 0 }] },
    { cartItemId: 'c', furnSvcInfo: [{ level: 'GOLD', qty: 1 }] },
    { cartItemId: 'd', furnSvcInfo: 'none' },
    { furnSvcInfo: [{ level: 'BASC', qty: 1 }] },
  ];
  expect([...chosenServices({ sent: { items } } as never)]).toEqual([['a', 'CUST']]);
  expect(chosenServices(undefined).size).toBe(0);
  expect(chosenServices({ sent: { items: null } } as never).size).toBe(0);
});
