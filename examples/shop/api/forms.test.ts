import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { formEntries } from '../database/schema';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

const AT = '/ele-lpd/api/sparxProxy';

const send = (path: string, body: object) => open.visitor.send(`${AT}${path}`, { body });

async function last() {
  const [row] = await open.database.select().from(formEntries).orderBy(desc(formEntries.id)).limit(1);
  return row;
}

test('what a guest sends is kept under the name of its drawer, and a customer’s with who they are', async () => {
  const entry = { email: 'ada@shop.example', categories: ['Paper', 'Ink'] };
  expect((await send('/form/bonus-categories', entry)).status).toBe(200);
  expect(await last()).toMatchObject({ form: 'bonus-categories', accountId: null, entry });

  await open.visitor.signIn('william@quire.example');
  await send('/form/quote-overlay', { need: 'Chairs' });
  expect(await last()).toMatchObject({ form: 'quote-overlay', accountId: expect.any(Number) });
});

test('a card number that somebody typed is not kept', async () => {
  await send('/form/missing-points', { orderNumber: '4111 1111 1111 1111' });
  expect((await last())?.entry).toEqual({ orderNumber: '[digits]' });
});

test.each([
  ['a form that nobody has', '/form/nothing', {}, 404],
  ['an endless text', '/form/quote-overlay', { need: 'x'.repeat(501) }, 400],
  ['a field of another kind', '/form/quote-overlay', { need: { much: true } }, 400],
  ['too many fields', '/form/quote-overlay', Object.fromEntries([...Array(21).keys()].map((key) => [key, ''])), 400],
  ['no address', '/subscribeUserforOffers', { emailID: 'ada' }, 400],
])('%s is refused', async (_, path, body, status) => {
  expect((await send(path, body)).status).toBe(status);
});

test('who wants to hear of offers is told that they will', async () => {
  const answer = await send('/subscribeUserforOffers', { emailID: 'ada@shop.example', landingPages: ['ink'] });
  expect(await answer.json()).toEqual({ status: 'SUBSCRIBED', emailID: 'ada@shop.example' });
});
