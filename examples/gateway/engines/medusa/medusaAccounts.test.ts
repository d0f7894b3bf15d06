import { expect, test } from 'vitest';
import { demoPassword } from '../../../shop/database/demoAccounts';
import { aVisitor, itemOf, remarksOf, type TestVisitor } from '../../../shop/testing/aVisitor';
import { buying } from '../../../shop/testing/buying';
import { randomLetters } from '../../../shop/vault/randomLetters';
import { onMedusa } from '../../testing/onMedusa';

const paper = 'OFF-PA-10001970';
const bookcase = 'FUR-BO-10001798';
const threeLeft = 'OFF-PA-10000019';
const loginPath = '/office/supplies/login';

onMedusa('customers on Medusa', { [paper]: 60 }, (open) => {
  const visitor = () => aVisitor(open.shop);
  const linesOf = async (buyer: TestVisitor) =>
    (await buyer.read()).items?.map(({ itemId, qty }) => `${qty} ${itemId}`).sort();

  /** A browser whose customer has opened an account. */
  async function aCustomer(browser = visitor()) {
    const login = `${randomLetters()}@shop.example`;
    const form = { name: 'Ada Lovelace', login, password: demoPassword };
    const answer = await browser.send('/office/supplies/register', { form });
    expect(answer.status).toBe(303);
    return { browser, login };
  }

  test('a registration that was interrupted signs nobody in, and is completed by the next one [DEC-Q482]', async () => {
    const login = `${randomLetters()}@shop.example`;
    const identity = { email: login, password: demoPassword };
    const headers = { 'content-type': 'application/json' };
    const path = `${open.medusa.baseUrl}/auth/customer/emailpass/register`;
    expect((await fetch(path, { method: 'POST', headers, body: JSON.stringify(identity) })).status).toBe(200);

    const browser = visitor();
    expect((await browser.send(loginPath, { form: { login, password: demoPassword } })).status).toBe(400);
    const form = { name: 'Ada Lovelace', login, password: demoPassword };
    expect((await browser.send('/office/supplies/register', { form })).status).toBe(303);
    expect(await browser.page('/')).toContain('"contactFirstName":"Ada"');
  });

  test('a guest’s cart becomes the account’s, and stays with it [DEC-Q460]', async () => {
    const guest = visitor();
    await guest.addAll([
      { itemId: paper, qty: 2 },
      { itemId: bookcase, qty: 1 },
    ]);
    await guest.status('actionType=UPDATE_COUPONS', { coupons: ['SAVE10', 'NOPE'] });
    const { browser, login } = await aCustomer(guest);
    const cart = await browser.read();
    expect(cart.items?.map(({ itemId, qty }) => [itemId, qty])).toEqual([
      [paper, 2],
      [bookcase, 1],
    ]);
    expect(cart.coupons?.map((coupon) => (coupon as { code?: string }).code)).toEqual(['SAVE10', 'NOPE']);
    expect(cart.cartAttributes).toMatchObject({ userType: 'REGISTERED' });
    expect(await browser.page('/')).toContain('"contactFirstName":"Ada"');

    await browser.send('/office/supplies/logout', { form: {} });
    expect(await linesOf(browser)).toEqual([]);
    await browser.signIn(login);
    expect(await linesOf(browser)).toEqual([`1 ${bookcase}`, `2 ${paper}`]);
  });

  test('carts of a guest and of the account are merged up to the stock, and the customer reads of it [DEC-Q460]', async () => {
    const { browser, login } = await aCustomer();
    await browser.addAll([
      { itemId: paper, qty: 2 },
      { itemId: threeLeft, qty: 2 },
    ]);
    const phone = visitor();
    await phone.addAll([
      { itemId: paper, qty: 1 },
      { itemId: threeLeft, qty: 2 },
      { itemId: bookcase, qty: 1 },
    ]);
    const answer = await phone.send(loginPath, { body: { login, password: demoPassword } });
    expect(await answer.json()).toEqual({ session: { userType: 'REGISTERED', contactFirstName: 'Ada' } });

    const merged = await phone.read();
    expect(merged.messages?.map(({ code, type }) => `${code} ${type}`)).toEqual([
      'CART_AUTO_MERGE INFO',
      'PARTIAL_QTY_AVAILABLE WARNING',
    ]);
    expect((await phone.read()).messages).toEqual([]);
    // both browsers have the one cart of the account
    for (const each of [phone, browser]) {
      expect(await linesOf(each)).toEqual([`1 ${bookcase}`, `3 ${threeLeft}`, `3 ${paper}`].sort());
    }
    expect(remarksOf(itemOf(merged, threeLeft))).toEqual([]);
  });

  test('a sign-in whose engine failed on the way is repeated, and doubles nothing [DEC-Q460]', async () => {
    const cut = await open.losing();
    const { browser, login } = await aCustomer();
    await browser.add(paper, 2);
    const phone = aVisitor(cut.shop);
    await phone.addAll([
      { itemId: paper, qty: 1 },
      { itemId: bookcase, qty: 1 },
    ]);
    cut.loseNext('/line-items');
    expect((await phone.signIn(login)).status).toBe(500);
    expect(await linesOf(phone)).toEqual([`1 ${bookcase}`, `1 ${paper}`]);
    expect((await phone.signIn(login)).status).toBe(303);
    expect(await linesOf(phone)).toEqual([`1 ${bookcase}`, `3 ${paper}`]);
  });

  test('the order of a guest belongs to the account from the sign-in on, and to no other one [DEC-Q459]', async () => {
    const guest = visitor();
    await guest.add(paper);
    const { number } = await buying(guest).order('before-sign-in');
    const { login } = await aCustomer(guest);
    const phone = visitor();
    expect((await buying(phone).read(number)).status).toBe(404);
    await phone.signIn(login);
    expect((await buying(phone).read(number)).status).toBe(200);
    const { browser: other } = await aCustomer();
    expect((await buying(other).read(number)).status).toBe(404);
  });

  test('a wrong password is refused, and too many of them lock the account for a while [DEC-Q460]', async () => {
    const { login } = await aCustomer();
    const attempt = async (password: string) => {
      const answer = await visitor().send(loginPath, { body: { login, password } });
      const { messages } = (await answer.json()) as { messages?: { code: string }[] };
      return [answer.status, messages?.[0]?.code];
    };
    for (let count = 0; count < 20; count += 1) {
      expect(await attempt('wrong-password')).toEqual([401, 'SIGN_IN_REFUSED']);
    }
    expect(await attempt(demoPassword)).toEqual([403, 'SIGN_IN_LOCKED']);
    const taken = await visitor().send('/office/supplies/register', {
      form: { name: 'Eve', login, password: 'another-password' },
    });
    expect(await taken.text()).toContain('An account with this email already exists.');
  });

  test('the cookie of a visit that has ended opens nothing, and its late calls change no cookie [DEC-Q460]', async () => {
    const guest = visitor();
    await guest.add(paper);
    const before = new Map(guest.cookies);
    await aCustomer(guest);
    const thief = aVisitor(open.shop, new Map(before));
    const late = await thief.send('/cc/api/checkout');
    expect(late.headers.getSetCookie()).toEqual([]);
    expect(await late.json()).toMatchObject({ cartInfo: { items: [] } });
    expect(thief.cookies).toEqual(before);
  });
});
