import { describe, expect, test } from 'vitest';
import { shoppingLists } from '../database/listSchema';
import { accounts, carts, orders } from '../database/schema';
import { aBusinessBuyer, emptied } from '../testing/aBusinessBuyer';
import { home } from '../testing/aPayer';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();
const card = '4111 1111 1111 1111';
const digits = '4111111111111111';
const words = 'This looks like a card number. Please enter card numbers only in the card form.';

describe('a card number in a text that customers write freely', () => {
  test('is refused as the name of an account [DEC-Q393]', async () => {
    const form = { name: `Ada ${card}`, login: 'card@quire.example', password: 'quire-demo' };
    await open.visitor.send('/office/supplies/register', { form });
    expect(await open.visitor.page('/office/supplies/login')).toContain(words);
    expect((await open.database.select().from(accounts)).filter(({ login }) => login === form.login)).toEqual([]);
  });

  test('is refused as the name of a list, by calls and forms [DEC-Q393]', async () => {
    await open.visitor.signIn('sally@quire.example');
    const body = { name: card, accessLevel: 'PERSONAL', items: [] };
    const answer = await open.visitor.send('/cc/api/list', { body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ messages: [{ code: 'CARD_NUMBER_IN_TEXT', message: words }] });
    await open.visitor.send('/webapp/lists/create', { form: { name: card } });
    expect(await open.visitor.page('/')).toContain(words);
    expect((await open.database.select().from(shoppingLists)).filter(({ name }) => name === card)).toEqual([]);
  });

  test.each([
    ['name', card],
    ['address1', card],
    ['email', `${digits}@quire.example`],
  ])('is refused as %s of the plain checkout [DEC-Q393]', async (field, typed) => {
    await open.visitor.add('OFF-PA-10000061');
    const form = { name: 'Ada', email: 'ada@quire.example', address1: '1 Main St', zipCode: '02116', [field]: typed };
    const before = await open.database.$count(orders);
    const answer = await open.visitor.checkOut(form);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
    expect(await open.database.$count(orders)).toBe(before);
  });

  test.each([
    ['fr-CA', 'Cela ressemble à un numéro de carte.'],
    ['es', 'Esto parece un número de tarjeta.'],
  ])('is refused by the plain checkout in %s [DEC-Q393]', async (language, said) => {
    await open.visitor.add('OFF-PA-10000061');
    await open.visitor.page(`/?lang=${language}`);
    const form = { name: card, email: 'ada@quire.example', address1: '1 Main St', zipCode: '02116' };
    expect(await (await open.visitor.checkOut(form)).text()).toContain(said);
  });

  test('is refused as the email of an account, and as a coupon [DEC-Q393]', async () => {
    const form = { name: 'Ada', login: `${digits}@quire.example`, password: 'quire-demo' };
    await open.visitor.send('/office/supplies/register', { form });
    expect(await open.visitor.page('/office/supplies/login')).toContain(words);
    await open.visitor.add('OFF-PA-10000061');
    await open.visitor.send('/webapp/cart/coupons', { form: { coupon: card } });
    expect(await open.visitor.page('/cc/mmx/cart')).toContain(words);
    const answer = await open.visitor.send('/cc/api/checkout/default?actionType=UPDATE_COUPONS', {
      method: 'PUT',
      body: { coupons: [card] },
    });
    expect(await answer.json()).toMatchObject({ messages: [{ code: 'CARD_NUMBER_IN_TEXT' }] });
    expect(await open.database.select().from(carts)).not.toContainEqual(expect.objectContaining({ coupons: [card] }));
  });

  test('is refused as a purchase order number of the plain checkout of a business [DEC-Q393]', async () => {
    const buyer = await emptied(await aBusinessBuyer(open.shop));
    await buyer.add('OFF-PA-10000061');
    const form = await buyer.form('/cc/sba/checkout', '/cc/sba/checkout');
    const answer = await buyer.send('/cc/sba/checkout', { form: { ...form, poNumber: card } });
    expect(await answer.text()).toContain(words);
  });

  test.each([
    ['/cc/api/checkout/default/shipping', { addresses: [{ ...home, address2: card }] }],
    ['/cc/api/checkout/default/payment', { purchaseOrderNumber: card }],
  ])('is refused by the call %s, without the name of a field [DEC-Q393]', async (path, body) => {
    await open.visitor.add('OFF-PA-10000061');
    const answer = await open.visitor.send(path, { body });
    expect(await answer.json()).toMatchObject({ messages: [{ code: 'CARD_NUMBER_IN_TEXT', message: words }] });
  });
});

test('a plain form that is refused says so without the words of a schema [DEC-Q393]', async () => {
  await open.visitor.send('/webapp/cart/add', { form: { itemId: 'x'.repeat(200) } });
  const page = await open.visitor.page('/cc/mmx/cart');
  expect(page).toContain('Please check what you entered, and try again.');
  expect(page).not.toMatch(/Invalid length|Expected|received/);
});
