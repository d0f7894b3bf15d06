import { describe, expect, test } from 'vitest';
import { attempts, storeStock } from '../database/schema';
import { order } from '../testing/aBuyer';
import { aVisitor, itemOf } from '../testing/aVisitor';
import { shopForTests } from '../testing/shopForTests';
import { dropOldAttempts } from './limits';
import { hashPassword, isPassword } from './password';

const open = shopForTests();

const paper = 'OFF-PA-10000061';
const phone = 'TEC-PH-10000141';
const login = '/office/supplies/login';

test('a password is stored as a salted hash and verified against it', async () => {
  const hash = await hashPassword('secret');
  expect(hash).not.toContain('secret');
  expect(hash).not.toBe(await hashPassword('secret'));
  expect(await isPassword('secret', hash)).toBe(true);
  expect(await isPassword('Secret', hash)).toBe(false);
});

describe('sign-in', () => {
  test('sign-in starts a new visit with a new context token, and sets cookies that identify the customer', async () => {
    await open.visitor.read();
    const before = new Map(open.visitor.cookies);
    const response = await open.visitor.signIn('william@quire.example');
    expect(response.status).toBe(303);
    expect(open.visitor.cookies.get('shopAuth')).not.toBe(before.get('shopAuth'));
    expect(open.visitor.cookies.get('ctx-token')).not.toBe(before.get('ctx-token'));
    expect(response.headers.get('ctx-token')).toBe(open.visitor.cookies.get('ctx-token'));
    expect(open.visitor.cookies.get('sessionId')).toBeTruthy();
    expect(open.visitor.cookies.get('customerNumber')).toMatch(/^\d{8}$/);
    expect(open.visitor.cookies.get('zipcode')).toMatch(/^\d{5}$/);
    expect((await open.visitor.read()).cartAttributes?.userType).toBe('REGISTERED');
  });

  test('the session cookie of the previous visit gives no access after sign-in', async () => {
    await open.visitor.read();
    const thief = aVisitor(open.shop);
    thief.cookies.set('shopAuth', open.visitor.cookies.get('shopAuth') ?? '');
    await open.visitor.signIn('william@quire.example');
    expect((await thief.read()).cartAttributes?.userType).toBe('GUEST');
  });

  test.each([
    ['a read', '/cc/api/checkout', undefined],
    ['a report', '/cc/api/log', { msg: 'aborted' }],
    ['an add', '/cc/api/checkout/default/item', { items: [{ itemId: paper, qty: 1 }] }],
  ])(
    'the response to %s that the previous page had sent does not replace the cookies of the sign-in',
    async (_, path, body) => {
      await open.visitor.read();
      const late = aVisitor(open.shop, new Map(open.visitor.cookies));
      await open.visitor.signIn('william@quire.example');

      const answer = await late.send(path, { body });

      expect(answer.ok).toBe(true);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  test('a page request with the cookie of the previous visit starts a new guest visit', async () => {
    await open.visitor.read();
    const late = aVisitor(open.shop, new Map(open.visitor.cookies));
    await open.visitor.signIn('william@quire.example');
    const before = late.cookies.get('shopAuth');

    await late.page('/');

    expect(late.cookies.get('shopAuth')).not.toBe(before);
  });

  test('the session cookie is HttpOnly and SameSite=Lax', async () => {
    const response = await open.visitor.signIn('william@quire.example');
    const cookie = response.headers.getSetCookie().find((it) => it.startsWith('shopAuth='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
  });

  test.each([
    ['jonathan@quire.example', 'wrong-password'],
    ['nobody@quire.example', 'quire-demo'],
    ["' or 1=1 --", 'quire-demo'],
  ])('sign-in as %s with %s is refused with a message', async (name, password) => {
    await open.visitor.signIn(name, { password });
    expect(await open.visitor.page(login)).toContain('Your email or password is incorrect.');
    expect(open.visitor.cookies.get('sessionId')).toBeUndefined();
  });

  test.each([
    ['/cc/mmx/cart?viewcart=true', '/cc/mmx/cart?viewcart=true'],
    ['/webapp/search?q=a%20b', '/webapp/search?q=a%20b'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['/\t/evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
  ])('sign-in with the jumpUrl %s redirects to %s', async (jumpUrl, goal) => {
    const response = await open.visitor.signIn('william@quire.example', { jumpUrl });
    expect(response.headers.get('location')).toBe(goal);
  });

  test.each(['jumpUrl', 'TARGET'])('the sign-in form contains the destination of the parameter %s', async (name) => {
    const page = await open.visitor.page(`${login}?${name}=${encodeURIComponent('/cc/sba/cart')}&redirected=1`);
    expect(page).toContain('name="jumpUrl" value="/cc/sba/cart"');
  });

  test('sign-in redirects a business customer to the business shop', async () => {
    expect((await open.visitor.signIn('sally@quire.example')).headers.get('location')).toBe('/sba');
  });
});

describe('wrong passwords', () => {
  const tooMany = 'Too many attempts to sign in. Please try again in 15 minutes.';
  const wrongTimes = async (times: number, email: string) => {
    for (let count = 0; count < times; count += 1) await open.visitor.signIn(email, { password: 'wrong-password' });
    return open.visitor.page(login);
  };

  test('after twenty wrong passwords even the right one is refused, from any browser', async () => {
    const email = await aVisitor(open.shop).register();
    expect(await wrongTimes(20, email)).toContain('Your email or password is incorrect.');
    const other = aVisitor(open.shop);
    await other.signIn(email.toUpperCase());
    expect(await other.page(login)).toContain(tooMany);
    expect(other.cookies.get('sessionId')).toBeUndefined();
  });

  test('wrong passwords expire 15 minutes after the first, and are deleted', async () => {
    const email = await aVisitor(open.shop).register();
    expect(await wrongTimes(21, email)).toContain(tooMany);
    await open.database.update(attempts).set({ endsAt: new Date() });
    await dropOldAttempts(open.database);
    expect(await open.database.$count(attempts)).toBe(0);
    await open.visitor.signIn(email);
    expect(open.visitor.cookies.get('sessionId')).toBeTruthy();
  });

  test('a successful sign-in resets the count of wrong passwords', async () => {
    const email = await aVisitor(open.shop).register();
    await wrongTimes(19, email);
    await open.visitor.signIn(email);
    await open.visitor.send('/office/supplies/logout', { form: {} });
    expect(await wrongTimes(2, email)).toContain('Your email or password is incorrect.');
  });
});

describe('cart of a guest at sign-in', () => {
  test('the guest’s cart moves to the account, and only the next read reports it', async () => {
    await open.visitor.addAll([
      { itemId: phone, qty: 1 },
      { itemId: 'WARRANTY-2YR', qty: 1 },
      { itemId: 'BUNDLE-DESK-STARTER', qty: 1 },
    ]);
    await open.visitor.register();
    const cart = await open.visitor.read();
    expect(cart.items).toHaveLength(6);
    expect(itemOf(cart, 'WARRANTY-2YR').parentRelationCartItemId).toBe(itemOf(cart, phone).cartItemId);
    expect(cart.messages).toMatchObject([{ code: 'CART_AUTO_MERGE', type: 'INFO' }]);
    expect((await open.visitor.read()).messages).toEqual([]);
  });

  test('the guest’s cart merges into the account’s: equal lines add up, and no line is lost', async () => {
    const email = await open.visitor.register();
    await open.visitor.addAll([
      { itemId: paper, qty: 2 },
      { itemId: 'OFF-AR-10000122', qty: 1 },
    ]);
    await open.visitor.send('/office/supplies/logout', { form: {} });
    const guest = await open.visitor.addAll([
      { itemId: paper, qty: 3 },
      { itemId: phone, qty: 1 },
    ]);
    await open.visitor.signIn(email);
    const cart = await open.visitor.read();
    expect(itemOf(cart, paper).qty).toBe(5);
    expect(cart.items).toHaveLength(3);
    expect(cart.previousCartId).toBe(guest.cartId);
  });

  test('equal lines add up to at most the limit per cart', async () => {
    const limited = 'TEC-AC-10000109';
    const email = await open.visitor.register();
    await open.visitor.add(limited, 2);
    await open.visitor.send('/office/supplies/logout', { form: {} });
    await open.visitor.add(limited, 2);
    await open.visitor.signIn(email);
    expect(itemOf(await open.visitor.read(), limited).qty).toBe(2);
  });

  test('several lines of a product stay within its limit per cart, account lines first, with a warning', async () => {
    const limited = 'TEC-AC-10000109';
    const stores = ['0008', '0112'];
    await open.database
      .insert(storeStock)
      .values(stores.map((storeNumber) => ({ storeNumber, sku: limited, stock: 5 })))
      .onConflictDoNothing();
    const [here, there] = stores.map((pickupStoreNumber) => ({ deliveryType: 'ISP', pickupStoreNumber }));
    const email = await open.visitor.register();
    await open.visitor.addAll([{ itemId: limited, qty: 1, ...here }]);
    await open.visitor.send('/office/supplies/logout', { form: {} });
    await open.visitor.addAll([
      { itemId: limited, qty: 1 },
      { itemId: limited, qty: 1, ...there },
      { itemId: phone, qty: 1 },
      { itemId: 'WARRANTY-2YR', qty: 1 },
    ]);
    await open.visitor.signIn(email);
    const cart = await open.visitor.read();
    const held = (cart.items ?? []).filter((line) => line.itemId === limited);
    expect(held.map(({ qty, shippingInfo }) => [qty, shippingInfo?.deliveryType])).toEqual([
      [1, 'ISP'],
      [1, 'STA'],
    ]);
    expect(itemOf(cart, 'WARRANTY-2YR').qty).toBe(1);
    expect(cart.messages).toMatchObject([
      { code: 'CART_AUTO_MERGE' },
      { code: 'QTY_LIMIT_ITEM', type: 'WARNING', itemId: limited, value: 2 },
    ]);
  });

  test('the merge applies the limits per customer, including earlier orders, and per line', async () => {
    const [once, twenty] = ['TEC-AC-10000158', 'OFF-EN-10000461'];
    const email = await open.visitor.register();
    await open.visitor.add(once, 1);
    await order(open.visitor);
    await open.visitor.add(twenty, 15);
    await open.visitor.send('/office/supplies/logout', { form: {} });
    const guest = aVisitor(open.shop);
    await guest.addAll([
      { itemId: once, qty: 1 },
      { itemId: twenty, qty: 15 },
    ]);
    await guest.signIn(email);
    const cart = await guest.read();
    expect((cart.items ?? []).map(({ itemId, qty }) => [itemId, qty])).toEqual([[twenty, 20]]);
    expect(cart.messages?.map(({ code }) => code)).toEqual([
      'CART_AUTO_MERGE',
      'QTY_LIMIT_EXCEEDED',
      'EXCEEDS_MAX_LINE_QTY',
    ]);
  });

  test('an empty guest cart causes no merge message', async () => {
    await open.visitor.register();
    expect((await open.visitor.read()).messages).toMatchObject([{ code: 'EMPTY_CART' }]);
  });
});

test('after signing out the cart stays with the account, and the guest has an empty one', async () => {
  const email = await open.visitor.register();
  await open.visitor.add(paper);
  const token = open.visitor.cookies.get('ctx-token');
  await open.visitor.send('/office/supplies/logout', { form: {} });
  expect(open.visitor.cookies.get('sessionId')).toBe('LOGGEDOFF');
  expect(open.visitor.cookies.get('customerNumber')).toBeUndefined();
  expect(open.visitor.cookies.get('ctx-token')).not.toBe(token);
  expect((await open.visitor.read()).items).toEqual([]);
  await open.visitor.signIn(email);
  expect(itemOf(await open.visitor.read(), paper).qty).toBe(1);
});

test('two browsers of one customer share one cart', async () => {
  const email = await open.visitor.register();
  const other = aVisitor(open.shop);
  await other.signIn(email);
  await open.visitor.add(paper);
  expect(itemOf(await other.add(paper), paper).qty).toBe(2);
});

describe('registration', () => {
  test.each([
    [{ password: 'short' }, 'A password needs at least 8 characters.'],
    [{ login: 'nobody' }, 'Invalid email address'],
    [{ login: 'william@quire.example' }, 'An account with this email already exists.'],
    [{ login: 'WILLIAM@quire.example' }, 'An account with this email already exists.'],
  ])('registration with %o is refused with a message', async (form, message) => {
    await open.visitor.register(form);
    expect(await open.visitor.page(login)).toContain(message);
  });

  test('a name with markup is rendered as text', async () => {
    await open.visitor.register({ name: '<b>Ada</b>' });
    const pages = await Promise.all(['/', '/webapp/account'].map((path) => open.visitor.page(path)));
    expect(pages[0]).toContain('Hello, &lt;b&gt;Ada&lt;/b&gt;');
    expect(pages[1]).toContain('Hello, &lt;b&gt;Ada&lt;/b&gt;');
    for (const page of pages) expect(page).not.toContain('<b>Ada');
  });
});

test.each(['PR6', 'PR7'])('a member %s saves five percent and cannot buy the membership again', async (userType) => {
  await open.visitor.signIn(userType === 'PR6' ? 'chloris@quire.example' : 'matt@quire.example');
  const cart = await open.visitor.add('OFF-EN-10000461', 10);
  expect(cart.cartAttributes?.userType).toBe(userType);
  const { cartSubTotal, finalMembershipSavings, orderTotal } = cart.cartSummary ?? {};
  expect(Number(finalMembershipSavings)).toBeCloseTo(Math.floor(Number(cartSubTotal) * 5) / 100, 2);
  expect(Number(orderTotal)).toBeLessThan(Number(cartSubTotal));
  expect(itemOf(await open.visitor.add('MEMBER-PREMIUM'), 'MEMBER-PREMIUM').messages).toMatchObject([
    { code: 'ALREADY_PURCHASED' },
  ]);
});
