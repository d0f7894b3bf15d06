import { describe, expect, test } from 'vitest';
import { mostTries } from '../accounts/signInTries';
import { demoPassword } from '../database/demoAccounts';
import { aVisitor, itemOf } from '../testing/aVisitor';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();
const path = '/office/supplies/login';
const paper = 'OFF-PA-10000061';
const login = 'william@quire.example';

const signInHere = (password = demoPassword, name = login) =>
  open.visitor.send(path, { body: { login: name, password } });

describe('signing in without leaving the page', () => {
  test('answers who it is, with the cookies of a new visit', async () => {
    await open.visitor.read();
    const before = open.visitor.cookies.get('shopAuth');

    const answer = await signInHere();

    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      session: { userType: 'REGISTERED', contactFirstName: expect.any(String) },
    });
    expect(open.visitor.cookies.get('shopAuth')).not.toBe(before);
    expect(answer.headers.get('ctx-token')).toBe(open.visitor.cookies.get('ctx-token'));
    expect((await open.visitor.read()).cartAttributes?.userType).toBe('REGISTERED');
  });

  test('brings what the guest gathered into the cart of the account, without losing a line', async () => {
    const name = `${crypto.randomUUID()}@quire.example`;
    const form = { name: 'Ada Lovelace', login: name, password: 'quire-demo' };
    await aVisitor(open.shop).send('/office/supplies/register', { form });
    await open.visitor.add(paper, 2);
    await open.visitor.add('TEC-PH-10000141');

    await signInHere('quire-demo', name);

    const cart = await open.visitor.read();
    expect(itemOf(cart, paper).qty).toBe(2);
    expect(itemOf(cart, 'TEC-PH-10000141').qty).toBe(1);
    expect(cart.messages).toMatchObject([{ code: 'CART_AUTO_MERGE', type: 'INFO' }]);
  });

  test('is refused for a wrong password, and the visit goes on as it was', async () => {
    await open.visitor.add(paper);
    const before = new Map(open.visitor.cookies);

    const answer = await signInHere('wrong-password');

    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ messages: [{ code: 'SIGN_IN_REFUSED', type: 'ERROR' }] });
    expect(open.visitor.cookies).toEqual(before);
    expect(itemOf(await open.visitor.read(), paper).qty).toBe(1);
  });

  test('says after too many tries how many minutes to wait', async () => {
    const name = `${crypto.randomUUID()}@quire.example`;
    for (let count = 0; count < mostTries; count += 1) expect((await signInHere('wrong', name)).status).toBe(401);

    const answer = await signInHere('wrong', name);

    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ messages: [{ code: 'SIGN_IN_LOCKED', value: 15 }] });
  });

  test.each(['', '{', '[]', '{"login":1,"password":"x"}', '{"login":"a"}'])('refuses the body %s', async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await open.visitor.send(path, { method: 'POST', body: body || ' ', headers });
    expect(answer.status).toBe(400);
  });

  test('is not for other sites', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await open.visitor.send(path, { body: { login, password: demoPassword }, headers });
    expect(answer.status).toBe(403);
  });
});
