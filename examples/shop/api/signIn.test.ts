import { describe, expect, test } from 'vitest';
import { limits } from '../accounts/limits';
import { demoPassword } from '../database/demoAccounts';
import { aVisitor, itemOf } from '../testing/aVisitor';
import { shopForTests } from '../testing/shopForTests';
import { randomLetters } from '../vault/randomLetters';

const open = shopForTests();
const path = '/office/supplies/login';
const paper = 'OFF-PA-10000061';
const login = 'william@quire.example';

const signInHere = (password = demoPassword, name = login) =>
  open.visitor.send(path, { body: { login: name, password } });

describe('sign-in call', () => {
  test('a sign-in returns the session, with the cookies of a new visit', async () => {
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

  test('a sign-in moves all lines of the guest’s cart to the account', async () => {
    const name = `${randomLetters()}@quire.example`;
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

  test('a wrong password is refused, and the visit with its cart does not change', async () => {
    await open.visitor.add(paper);
    const before = new Map(open.visitor.cookies);

    const answer = await signInHere('wrong-password');

    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ messages: [{ code: 'SIGN_IN_REFUSED', type: 'ERROR' }] });
    expect(open.visitor.cookies).toEqual(before);
    expect(itemOf(await open.visitor.read(), paper).qty).toBe(1);
  });

  test('too many attempts lock the sign-in, and the response contains the minutes to wait', async () => {
    const name = `${randomLetters()}@quire.example`;
    for (let count = 0; count < limits.signInOfLogin.most; count += 1)
      expect((await signInHere('wrong', name)).status).toBe(401);

    const answer = await signInHere('wrong', name);

    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ messages: [{ code: 'SIGN_IN_LOCKED', value: 15 }] });
  });

  test.each(['', '{', '[]', '{"login":1,"password":"x"}', '{"login":"a"}'])(
    'a sign-in with the body %s is refused',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await open.visitor.send(path, { method: 'POST', body: body || ' ', headers });
      expect(answer.status).toBe(400);
    },
  );

  test('a sign-in from another site is refused', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await open.visitor.send(path, { body: { login, password: demoPassword }, headers });
    expect(answer.status).toBe(403);
  });
});
