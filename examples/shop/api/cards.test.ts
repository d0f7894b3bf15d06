import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aPayer, home, sendToVault } from '../testing/aPayer';
import { aVisitor } from '../testing/aVisitor';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests({ vaultOrigin: () => 'http://vault.example' });
const paper = 'OFF-PA-10000061';
const visa = '4111111111111111';
const fullGift = '6006000000000000500';

async function buyer(qty = 2) {
  await open.visitor.add(paper, qty);
  return aPayer(open.database, open.visitor);
}

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const { rows } = (await open.database.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public'`,
  )) as unknown as { rows: { table_name: string }[] };
  const texts = await Promise.all(
    rows.map(async ({ table_name }) => {
      const found = (await open.database.execute(
        sql.raw(`select coalesce(string_agg(t::text, E'\\n'), '') as text from "${table_name}" t`),
      )) as unknown as { rows: { text: string }[] };
      return found.rows[0]?.text ?? '';
    }),
  );
  return texts.join('\n');
}

describe('vault', () => {
  test.each([
    ['4000000000000127', 'CARD_REFUSED'],
    ['4000000000000069', 'PAYMENT_EXPIRED'],
    ['4000000000000101', 'CAPTCHA_REQUIRED'],
    ['4000000000000119', 'CARD_AUTH_RETRY'],
  ])('the vault refuses the card %s with %s', async (accountNumber, code) => {
    const payer = await buyer();
    expect(await payer.frame({ accountNumber })).toMatchObject({ status: 400, code });
  });

  test('a card that requires a retry is accepted the second time', async () => {
    const payer = await buyer();
    await payer.frame({ accountNumber: '4000000000000119' });
    expect((await payer.frame({ accountNumber: '4000000000000119' })).status).toBe(200);
  });

  test('after four wrong PINs, gift cards require a captcha and credit cards do not [PAY-FORM-009]', async () => {
    const payer = await buyer();
    const accountNumber = '6006000000000000025';
    for (const cvv of ['0000', '0001', '0002', '0003']) {
      expect((await payer.frame({ accountNumber, cvv }, 'GIFT_CARD')).status).toBe(200);
    }
    expect(await payer.frame({ accountNumber }, 'GIFT_CARD')).toMatchObject({ status: 400, code: 'CAPTCHA_REQUIRED' });
    expect((await payer.frame({ accountNumber: visa })).status).toBe(200);
  });

  test('a card that requires a captcha is accepted once the captcha for its kind is solved [PAY-FORM-009]', async () => {
    const payer = await buyer();
    const requestCaptcha = async (paymentType: string) =>
      (
        (await payer.call('/payment/captcha', { paymentType })).answer as {
          captchaData: { id: string; question: string };
        }
      ).captchaData;
    const sum = (question: string) => String(question.split(' + ').reduce((total, each) => total + Number(each), 0));
    const { id, question } = await requestCaptcha('CREDIT_CARD');
    const other = await requestCaptcha('PREPAID_CARD');

    const wrong = { paymentType: 'CREDIT_CARD', captchaData: { id: other.id, answer: sum(other.question) } };
    expect(await payer.call('/payment/session', wrong)).toMatchObject({ status: 400, code: 'CAPTCHA_FAILED' });
    const session = await payer.session({ paymentType: 'CREDIT_CARD', captchaData: { id, answer: sum(question) } });
    const card = { accountNumber: '4000000000000101', cvv: '123', expiryMonth: '12', expiryYear: '30' };
    expect((await sendToVault(open.database, { session, paymentType: 'CREDIT_CARD', ...card })).status).toBe(200);
  });

  test('a repeated request gets the same response, and a session issues no second token [PAY-FORM-007]', async () => {
    const payer = await buyer();
    const session = await payer.session({ paymentType: 'CREDIT_CARD' });
    const body = {
      session,
      paymentType: 'CREDIT_CARD',
      accountNumber: visa,
      cvv: '123',
      expiryMonth: '12',
      expiryYear: '30',
    };
    const first = await sendToVault(open.database, body);
    expect(await sendToVault(open.database, body)).toEqual(first);
    expect(await sendToVault(open.database, body, { key: 'other' })).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(await sendToVault(open.database, { ...body, session: 'nobody' })).toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  test('the vault refuses requests of any origin other than its frame', async () => {
    expect(await sendToVault(open.database, {}, { origin: 'http://shop.example' })).toMatchObject({ status: 403 });
  });

  test('a token is refused for another visitor', async () => {
    const payer = await buyer();
    const name = await payer.token(visa);
    expect((await payer.applyToken(name)).status).toBe(200);
    const stranger = aVisitor(open.shop);
    await stranger.add(paper, 1);
    const other = aPayer(open.database, stranger);
    expect(await other.applyToken(name)).toMatchObject({ status: 400, code: 'CARD_REFUSED' });
  });
});

describe('saved cards and payments of an account', () => {
  test('an account stores cards by token, each once, with nickname, default and last used', async () => {
    await open.visitor.signIn('william@quire.example');
    await open.visitor.add(paper, 1);
    const payer = aPayer(open.database, open.visitor);
    const name = await payer.token(visa);
    await payer.saveCard(name, { userNotes: 'Work' });
    await payer.saveCard(name);
    const saved = await payer.saveCard(await payer.token('5555555555554444'), { isDefault: true });
    expect(saved.userPayment?.payments).toMatchObject([
      { brand: 'VISA', userNotes: 'Work', isDefault: false, isLastUsed: false },
      { brand: 'MASTER_CARD', isDefault: true },
    ]);

    const [card] = saved.userPayment?.payments ?? [];
    const byCard = { cardPayment: { paymentType: 'CREDIT_CARD', currencyCode: 'USD', profileRefId: card?.id } };
    await payer.state('/checkout/default/payment', byCard);
    await payer.order('kept');
    const after = await payer.read();
    expect(after.userPayment?.payments?.[0]?.isLastUsed).toBe(true);
    const removed = await payer.state(`/payment/cards/${card?.id}`, {}, { 'X-HTTP-Method-Override': 'DELETE' });
    expect(removed.userPayment?.payments).toHaveLength(1);
  });

  test('at the limit of saved cards, another card pays but is not saved, with a message [CART-CODE-025]', async () => {
    await open.visitor.signIn('william@quire.example');
    await open.visitor.add(paper, 1);
    const payer = aPayer(open.database, open.visitor);
    const { userPayment } = await payer.read();
    for (let savedCount = userPayment?.payments?.length ?? 0; savedCount < 10; savedCount += 1)
      await payer.saveCard(await payer.token(visa));

    const name = await payer.token(visa);
    const { status, answer } = await payer.applyToken(name, { profilePayment: true });
    expect({ status, answer }).toMatchObject({
      status: 200,
      answer: {
        orderPayment: { balanceDue: '0.00' },
        messages: [{ code: 'SAVED_CARD_LIMIT_REACHED', type: 'SAVED_CARD_LIMIT' }],
      },
    });
    expect((await payer.read()).userPayment?.payments).toHaveLength(10);
    const typed = { paymentType: 'CREDIT_CARD', currencyCode: 'USD', accountNumber: name };
    expect(await payer.call('/payment/cards', { cardPayment: typed })).toMatchObject({
      status: 400,
      code: 'SAVED_CARD_LIMIT_REACHED',
    });
  });

  test('payments and address of a guest move to the customer at sign-in, and replace an earlier card', async () => {
    await open.visitor.signIn('william@quire.example');
    const customer = await buyer();
    await customer.apply('5555555555554444');
    await customer.state('/checkout/default/shipping', { addresses: [{ ...home, type: 'B' }], isConfirmed: true });
    const guest = aVisitor(open.shop);
    await guest.add(paper, 1);
    const payer = aPayer(open.database, guest);
    await payer.applyGift(fullGift);
    await payer.apply(visa);
    await payer.state('/checkout/default/shipping', { addresses: [{ ...home, type: 'B' }], isConfirmed: true });
    await guest.signIn('william@quire.example');

    const { orderPayment, addresses } = await payer.read();
    expect(orderPayment.orderPayments?.map(({ accountNumber }) => accountNumber)).toEqual(['0500', '1111']);
    expect(addresses).toMatchObject([{ address1: '1 Main Street' }]);
    expect((await payer.order('after-signing-in')).status).toBe(200);
  });

  test('a guest cannot save a card', async () => {
    const payer = await buyer();
    const answer = await payer.call('/payment/cards', {
      cardPayment: { paymentType: 'CREDIT_CARD', currencyCode: 'USD', accountNumber: await payer.token(visa) },
    });
    expect(answer.status).toBe(401);
  });
});

describe('addresses', () => {
  test('an address gets a suggestion first, and is saved once it is confirmed [PAY-FORM-006, ADDR-001]', async () => {
    const payer = await buyer();
    const sent = { addresses: [{ ...home, type: 'B' }] };
    const first = await payer.state('/checkout/default/shipping', sent);
    expect(first).toMatchObject({ suggestedAddress: { address1: '1 Main St', city: 'Cambridge' }, addresses: [] });
    const saved = await payer.state('/checkout/default/shipping', { ...sent, isConfirmed: true });
    expect(saved.suggestedAddress).toBeUndefined();
    expect(saved.addresses).toMatchObject([
      { type: 'B', address1: '1 Main Street', phones: [{ number: '5085550134' }] },
    ]);
    const again = await payer.state('/checkout/default/shipping', { ...sent, isConfirmed: true });
    expect(again.addresses).toEqual(saved.addresses);
  });
});

test('the database contains no card number, even when pages send one', async () => {
  const payer = await buyer();
  await payer.apply(visa);
  await payer.applyGift(fullGift);
  await payer.call('/checkout/default/payment', {
    cardPayment: { paymentType: 'CREDIT_CARD', currencyCode: 'USD', accountNumber: visa, cvv: '123' },
  });
  await payer.call('/checkout/default/shipping', { addresses: [{ ...home, address2: visa }], isConfirmed: true });
  await open.visitor.send('/cc/api/log', { body: { msg: `it was 4111 1111 1111 1111`, info: { number: visa } } });
  await payer.order('search');

  const text = await everything();
  expect(text).toContain('OFF-PA-10000061'); // proves that the search covered the data
  for (const number of [visa, fullGift, '4111 1111 1111 1111']) expect(text).not.toContain(number);
}, 60_000);
