import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { formEntries, products, stockAlerts } from '../database/schema';
import { aVisitor } from '../testing/aVisitor';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

const AT = '/ele-lpd/api/sparxProxy';

const send = (path: string, body: object) => open.visitor.send(`${AT}${path}`, { body });

async function last() {
  const [row] = await open.database.select().from(formEntries).orderBy(desc(formEntries.id)).limit(1);
  return row;
}

test('a form is stored under the name of its drawer, with the account of a signed-in customer', async () => {
  const entry = { email: 'ada@shop.example', categories: ['Paper', 'Ink'] };
  expect((await send('/form/bonus-categories', entry)).status).toBe(200);
  expect(await last()).toMatchObject({ form: 'bonus-categories', accountId: null, entry });

  await open.visitor.signIn('william@quire.example');
  await send('/form/quote-overlay', { need: 'Chairs' });
  expect(await last()).toMatchObject({ form: 'quote-overlay', accountId: expect.any(Number) });
});

test('a customer is told in the cart that a product is back in stock, again for ten minutes, and once after them [DEC-Q528]', async () => {
  const sku = 'OFF-AR-10000034';
  const told = async () => (await open.visitor.read()).messages?.filter(({ code }) => code === 'BACK_IN_STOCK');
  expect((await send('/form/back-in-stock', { sku })).status).toBe(200);
  expect((await send('/form/back-in-stock', { sku })).status).toBe(200);
  expect(await told()).toEqual([]);
  await open.database.update(products).set({ stock: 4 }).where(eq(products.sku, sku));
  const message = [{ itemId: sku, value: expect.stringContaining('BIC Brite Liner'), type: 'INFO' }];
  expect(await told()).toMatchObject(message);
  expect(await told()).toMatchObject(message);
  await open.database.update(stockAlerts).set({ toldAt: new Date(Date.now() - 11 * 60_000) });
  expect(await told()).toMatchObject(message);
  expect(await told()).toEqual([]);
  expect((await send('/form/back-in-stock', { sku: 'NO-SUCH' })).status).toBe(404);
});

test('a guest who signs in is told in the account, and nobody else is [DEC-Q507]', async () => {
  const sku = 'OFF-AR-10000034';
  const told = async (visitor = open.visitor) =>
    (await visitor.read()).messages?.some(({ code }) => code === 'BACK_IN_STOCK');
  const setStock = (stock: number) => open.database.update(products).set({ stock }).where(eq(products.sku, sku));
  await setStock(0);
  const other = aVisitor(open.shop);
  await other.send(`${AT}/form/back-in-stock`, { body: { sku } });
  await send('/form/back-in-stock', { sku });
  await open.visitor.signIn('william@quire.example');
  await setStock(4);
  await open.visitor.send('/office/supplies/logout', { form: {} });
  expect(await told()).toBe(false);
  await open.visitor.signIn('william@quire.example');
  expect(await told()).toBe(true);
  expect(await told(other)).toBe(true);
});

test('a card number that was typed into a form is not stored', async () => {
  await send('/form/missing-points', { orderNumber: '4111 1111 1111 1111' });
  expect((await last())?.entry).toEqual({ orderNumber: '[digits]' });
});

test.each([
  ['an unknown form', '/form/nothing', {}, 404],
  ['a text over 500 characters', '/form/quote-overlay', { need: 'x'.repeat(501) }, 400],
  ['a field of the wrong type', '/form/quote-overlay', { need: { much: true } }, 400],
  [
    'a form with too many fields',
    '/form/quote-overlay',
    Object.fromEntries([...Array(21).keys()].map((key) => [key, ''])),
    400,
  ],
  ['an invalid email address', '/subscribeUserforOffers', { emailID: 'ada' }, 400],
])('%s is refused', async (_, path, body, status) => {
  expect((await send(path, body)).status).toBe(status);
});

test('a sign-up for offers is confirmed', async () => {
  const answer = await send('/subscribeUserforOffers', { emailID: 'ada@shop.example', landingPages: ['ink'] });
  expect(await answer.json()).toEqual({ status: 'SUBSCRIBED', emailID: 'ada@shop.example' });
});
