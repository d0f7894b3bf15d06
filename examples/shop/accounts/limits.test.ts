import { beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '../database/schema';
import { aPayer } from '../testing/aPayer';
import { aVisitor, shopFrom } from '../testing/aVisitor';
import { shopForTests } from '../testing/shopForTests';
import { randomLetters } from '../vault/randomLetters';
import { limits } from './limits';

const open = shopForTests({ vaultOrigin: () => 'http://vault.example' });
const login = '/office/supplies/login';
const address = '203.0.113.7';

beforeEach(() => open.database.delete(attempts));

/** A visitor whose visit is new, as a program that guesses would have for each request. */
const newVisitor = (from = address) => aVisitor(shopFrom(open.shop, from));

describe('one password tried on many logins', () => {
  const guess = async (count: number, from = address) =>
    (await newVisitor(from).send(login, { body: { login: `n${count}@quire.example`, password: 'wrong' } })).status;

  test('from one address is stopped, while other addresses sign in [DEC-Q391]', async () => {
    const statuses = [];
    for (let count = 0; count < 60; count += 1) statuses.push(await guess(count));
    const { most } = limits.signInFromAddress;
    expect(statuses.slice(0, most)).toEqual(Array(most).fill(401));
    expect(statuses.slice(most)).toEqual(Array(60 - most).fill(403));
    expect(await guess(0, '203.0.113.8')).toBe(401);
    const page = newVisitor();
    await page.signIn('william@quire.example');
    expect(await page.page(login)).toContain('Too many attempts to sign in. Please try again in 15 minutes.');
  });

  test('right passwords do not count, so an office shares its address [DEC-Q391]', async () => {
    for (let count = 0; count < limits.signInFromAddress.most + 5; count += 1)
      expect((await newVisitor().signIn('william@quire.example')).headers.get('location')).toBe('/');
  });
});

test('an address registers few accounts in an hour [DEC-Q391]', async () => {
  const register = async (from: string) => {
    const visitor = newVisitor(from);
    const form = { name: 'Ada Lovelace', login: `${randomLetters()}@quire.example`, password: 'quire-demo' };
    await visitor.send('/office/supplies/register', { form });
    return visitor.page('/');
  };
  for (let count = 0; count < limits.registerFromAddress.most; count += 1)
    expect(await register(address)).toContain('Hello, Ada');
  expect(await register(address)).toContain('Too many new accounts. Please try again in 60 minutes.');
  expect(await register('203.0.113.8')).toContain('Hello, Ada');
});

describe('cards', () => {
  const accountNumber = '6006000000000000025';
  const balanceOf = async (payer: ReturnType<typeof aPayer>, cvv: string) => {
    const { body } = await payer.frame({ accountNumber, cvv }, 'GIFT_CARD');
    const cardPayment = { paymentType: 'GIFT_CARD', currencyCode: 'USD', accountNumber: body['token'] };
    const { code, answer } = await payer.call('/payment/giftcard/balance', { cardPayment });
    return code ?? (answer as { balance: string }).balance;
  };
  const newPayer = async (from: string) => {
    const visitor = newVisitor(from);
    await visitor.add('OFF-PA-10000061');
    return aPayer(open.database, visitor, from);
  };

  test('a gift card answers ten wrong PINs, however many visits and addresses guess, then not even the right one [DEC-Q391]', async () => {
    const codes = [];
    for (let guess = 0; guess < 30; guess += 1)
      codes.push(await balanceOf(await newPayer(`203.0.113.${guess}`), String(guess).padStart(4, '0')));
    const { most } = limits.giftCard;
    expect(codes.slice(0, most)).toEqual(Array(most).fill('GIFT_CARD_D38'));
    expect(codes.slice(most)).toEqual(Array(30 - most).fill('GIFT_CARD_AUTH_FAILURE'));
    expect(await balanceOf(await newPayer('203.0.113.99'), '1234')).toBe('GIFT_CARD_AUTH_FAILURE');
  });

  test('the right PIN does not count [DEC-Q391]', async () => {
    for (let count = 0; count < limits.giftCard.most + 5; count += 1)
      expect(await balanceOf(await newPayer(address), '1234')).toBe('25.00');
  });

  test('new visits of one address need a captcha after eight refused cards [DEC-Q391]', async () => {
    const refused = '4000000000000127';
    for (let count = 0; count < 8; count += 1)
      expect(await (await newPayer(address)).frame({ accountNumber: refused })).toMatchObject({ code: 'CARD_REFUSED' });
    const card = { accountNumber: '4111111111111111' };
    expect(await (await newPayer(address)).frame(card)).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    expect(await (await newPayer('203.0.113.8')).frame(card)).toMatchObject({ status: 200 });
  });

  test('a program that solves captchas stops at their own limit [DEC-Q391]', async () => {
    const payer = await newPayer(address);
    const ask = async () => (await payer.call('/payment/captcha', { paymentType: 'CREDIT_CARD' })).status;
    for (let count = 0; count < limits.captchasOfOwner.most; count += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    const { code } = await payer.call('/payment/captcha', { paymentType: 'CREDIT_CARD' });
    expect(code).toBe('CARD_AUTH_FAILURE');
  });

  test('after twenty refused cards in an hour, a visit opens no card form [DEC-Q391]', async () => {
    const payer = await newPayer(address);
    const { most } = limits.cardsOfOwner;
    await open.database.insert(attempts).values({
      key: `cards of owner: ${await ownerOf(payer)} CREDIT_CARD`,
      count: most,
      endsAt: new Date(Date.now() + 3_600_000),
    });
    const answer = await payer.call('/payment/session', { paymentType: 'CREDIT_CARD' });
    expect(answer).toMatchObject({ status: 429, code: 'CARD_AUTH_FAILURE' });
  });

  async function ownerOf(payer: ReturnType<typeof aPayer>): Promise<string> {
    await payer.frame({ accountNumber: '4000000000000127' });
    const rows = await open.database.select().from(attempts);
    const [, owner = ''] = rows.map(({ key }) => /^cards of owner: (\S+) /.exec(key) ?? []).find(([all]) => all) ?? [];
    await open.database.delete(attempts);
    return owner;
  }
});
