import { asc, eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { orderPayments, orders, vaultCharges, vaultGiftCards } from '../database/schema';
import { aPayer, home } from '../testing/aPayer';
import { readBooks } from '../testing/books';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests({ vaultOrigin: () => 'http://vault.example' });
const paper = 'OFF-PA-10000061';
const visa = '4111111111111111';
const gift = '6006000000000000025';
const fullGift = '6006000000000000500';

async function buyer(qty = 2) {
  await open.visitor.add(paper, qty);
  return aPayer(open.database, open.visitor);
}

const placed = async () => Object.keys((await readBooks(open.database)).orders).length;
const charges = async () => open.database.select().from(vaultCharges).orderBy(asc(vaultCharges.at));
const captured = async () => (await charges()).filter(({ status }) => status === 'CAPTURED');
const waiting = async () => (await charges()).filter(({ status }) => status === 'AUTHORISED');

describe('orders paid by card', () => {
  test('an order is charged and placed, and only the last four digits of its card are returned [PAY-FORM-001, PAY-FORM-004, PAY-FORM-005]', async () => {
    const payer = await buyer();
    const applied = await payer.apply(visa);
    expect(applied.orderPayment).toMatchObject({
      orderPayments: [
        {
          paymentType: 'CREDIT_CARD',
          brand: 'VISA',
          accountNumber: '1111',
          expiryMonth: '12',
          currencyCode: 'USD',
          source: 'USER_KEYED',
        },
      ],
      balanceDue: '0.00',
    });
    expect(applied.cardFrame?.url).toBe('http://vault.example/card-frame.html');

    const before = (await captured()).length;
    const { status, answer } = await payer.order('order-one');
    expect({ status, answer }).toMatchObject({
      status: 200,
      answer: { order: { orderNumber: expect.stringMatching(/^Q-/), isWaiting: false } },
    });
    expect((await captured()).length).toBe(before + 1);
    expect((await open.visitor.read()).items).toEqual([]);
    expect((await payer.read()).orderPayment.orderPayments).toEqual([]);
  });

  test('an order is paid once when it is sent repeatedly, concurrently or in sequence', async () => {
    const payer = await buyer();
    await payer.apply(visa);
    const [orders, paid] = [await placed(), (await captured()).length];

    const shown = await payer.expected();
    const order = () => payer.order('again', { seen: async () => shown });
    const answers = await Promise.all([order(), order(), order()]);
    answers.push(await order());

    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(await placed()).toBe(orders + 1);
    expect((await captured()).length).toBe(paid + 1);
    expect(await waiting()).toEqual([]);
  });

  test('of two pages that order at the same time only one pays, and no other charge remains open', async () => {
    const payer = await buyer();
    await payer.apply(visa);
    const [orders, paid] = [await placed(), (await captured()).length];

    const answers = await Promise.all([payer.order('page-one'), payer.order('page-two')]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await placed()).toBe(orders + 1);
    expect((await captured()).length).toBe(paid + 1);
    expect(await waiting()).toEqual([]);
  });

  test('a declined card places no order and charges nothing, and another card can pay', async () => {
    const payer = await buyer(8);
    await payer.applyGift(gift);
    await payer.apply('4000000000000002');
    const [orders, paid] = [await placed(), (await captured()).length];

    expect(await payer.order('declined')).toMatchObject({ status: 400, code: 'CARD_DECLINED' });

    expect([await placed(), (await captured()).length]).toEqual([orders, paid]);
    expect(await waiting()).toEqual([]);
    const [card] = await open.database.select().from(vaultGiftCards);
    expect(card?.balance).toBe(2500);
    expect((await open.visitor.read()).items).toHaveLength(1);

    await payer.apply(visa);
    expect(await payer.order('another')).toMatchObject({ status: 200 });
  });

  test('goods that are not part of an order that was placed before are reported on its page [DEC-Q342]', async () => {
    const payer = await buyer();
    await payer.apply(visa);
    const first = await payer.order('unanswered');
    await open.visitor.add(paper, 1);
    await payer.apply(visa);

    const second = await payer.order('other-goods', { earlierKeys: ['unanswered'] });

    expect(second.answer).toEqual(first.answer);
    expect((await open.visitor.read()).items).toHaveLength(1);
    const { orderNumber, orderUrl } = (first.answer as { order: Record<string, string> }).order;
    const notice = `Order ${orderNumber} was placed before. The items in your cart are not ordered yet.`;
    const page = async () => (await open.visitor.send(orderUrl ?? '', { headers: { accept: 'text/html' } })).text();
    expect(await page()).toContain(notice);
    expect(await page()).not.toContain(notice);
  });

  test('an order is shipped to both lines of its address [ADDR-001]', async () => {
    const payer = await buyer();
    await payer.apply(visa);
    const { answer } = await payer.order('two-lines', { addresses: [{ ...home, address2: 'Apt 4' }] });
    const { orderNumber } = (answer as { order: { orderNumber: string } }).order;
    const [order] = await open.database.select().from(orders).where(eq(orders.number, orderNumber));
    expect(order?.shipTo).toContain(`${home.address1}, Apt 4, `);
  });

  test('an order without payments for its full total is refused [PAY-CODE-001]', async () => {
    const payer = await buyer();
    expect(await payer.order('unpaid')).toMatchObject({ status: 400, code: 'PAYMENT_OPERATION_FAILED' });
  });

  test('an order without a valid email or address is refused [PAY-CODE-004, PAY-CODE-005]', async () => {
    const payer = await buyer();
    await payer.apply(visa);
    const expected = await payer.expected();
    const placeOrder = (body: object) => payer.call('/checkout/default/order', { ...body, expected });
    expect(await placeOrder({ email: 'ada', addresses: [home] })).toMatchObject({ status: 400, code: 'NO_EMAIL' });
    expect(await placeOrder({ email: 'ada@shop.example', addresses: [] })).toMatchObject({ code: 'ADDRESS_INVALID' });
    expect(await placeOrder({ email: 'ada@shop.example', addresses: [{ ...home, zipCode: '00000' }] })).toMatchObject({
      code: 'ADDRESS_INVALID',
    });
  });
});

test('the ZIP code of an order that is picked up is not where its cart ships to [STORE-015]', async () => {
  await open.visitor.add(paper, 1, { deliveryType: 'ISP', pickupStoreNumber: '0112' });
  const payer = aPayer(open.database, open.visitor);
  await payer.apply('4000000000000002');
  expect(await payer.order('pickup', { addresses: [{ ...home, zipCode: '00000' }] })).toMatchObject({
    status: 400,
  });
  expect((await open.visitor.read()).items).toHaveLength(1);
});

describe('empty cart', () => {
  test('an empty cart is reported, and no card is applied to it [CART-CODE-023]', async () => {
    const payer = aPayer(open.database, open.visitor);
    expect((await payer.read()).messages).toMatchObject([{ code: 'EMPTY_CART', type: 'WARNING' }]);
    expect(await payer.applyToken(await payer.token(visa))).toMatchObject({ status: 400, code: 'EMPTY_CART' });
    expect((await payer.read()).orderPayment.orderPayments).toEqual([]);
    await open.visitor.add(paper, 1);
    expect((await payer.read()).messages).toEqual([]);
  });
});

describe('gift cards', () => {
  test('a gift card pays before a credit card, and its balance is reduced', async () => {
    const payer = await buyer(8);
    await payer.apply(visa);
    const number = fullGift;
    const { orderPayment } = await payer.applyGift(number);
    expect(orderPayment.orderPayments?.map(({ paymentType }) => paymentType)).toEqual(['GIFT_CARD', 'CREDIT_CARD']);
    expect(orderPayment.orderPayments?.[0]?.amountApplied).toBe(orderPayment.orderTotal);
    expect(orderPayment.orderPayments?.[1]?.amountApplied).toBe('0.00');

    const { answer } = await payer.order('gift');
    const { orderNumber } = (answer as { order: { orderNumber: string } }).order;
    const paid = (await open.database.select().from(orderPayments)).filter((row) => row.orderNumber === orderNumber);
    expect(paid).toMatchObject([{ paymentType: 'GIFT_CARD', lastFour: '0500' }]);
    const balance = await payer.call('/payment/giftcard/balance', {
      cardPayment: { accountNumber: await payer.token(number, 'GIFT_CARD') },
    });
    expect(balance.answer).toMatchObject({
      balance: (500 - Number(orderPayment.orderTotal)).toFixed(2),
      accountNumber: '0500',
    });
  });

  test.each([
    ['6006000000000000999', '1234', 'GIFT_CARD_D33'],
    [gift, '9999', 'GIFT_CARD_D38'],
    ['6006000000000000000', '1234', 'GIFT_CARD_D39'],
  ])('gift card %s with PIN %s is refused with %s [PAY-CODE-002]', async (accountNumber, cvv, code) => {
    const payer = await buyer();
    const { body } = await payer.frame({ accountNumber, cvv }, 'GIFT_CARD');
    expect(await payer.applyToken(body['token'] ?? '', { paymentType: 'GIFT_CARD' })).toMatchObject({
      status: 400,
      code,
    });
  });

  test.each([
    ['the cart changes', () => open.visitor.add(paper, 1), 409],
    ['an earlier submission places the order', (payer: ReturnType<typeof aPayer>) => payer.order('earlier'), 200],
  ])('no charge remains open when %s while the cards are charged [DEC-Q342]', async (_, meanwhile, status) => {
    const payer = await buyer();
    await payer.applyGift(fullGift);
    const before = await placed();
    const { transaction } = open.database;
    const spy = vi.spyOn(open.database, 'transaction').mockImplementation(async (...call) => {
      const result = await transaction.apply(open.database, call);
      if ((await waiting()).length > 0) {
        spy.mockRestore();
        await meanwhile(payer);
      }
      return result;
    });

    expect(await payer.order('later', { earlierKeys: ['earlier'] })).toMatchObject({ status });

    expect(await waiting()).toEqual([]);
    expect(await placed()).toBe(status === 200 ? before + 1 : before);
  });
});

describe('prepaid cards', () => {
  const [ten, empty] = ['4000000000000010', '4000000000000036'];
  const shares = ({ orderPayment }: Awaited<ReturnType<ReturnType<typeof aPayer>['read']>>) =>
    (orderPayment.orderPayments ?? []).map(({ paymentType, amountApplied }) => `${paymentType} ${amountApplied}`);

  test('a prepaid card pays its balance and a credit card the rest, and is applied once when typed twice [PAY-FORM-002, PAY-CODE-001]', async () => {
    const payer = await buyer(8);
    await payer.applyPrepaid(ten);
    const alone = await payer.applyPrepaid(ten);
    const total = Number(alone.orderPayment.orderTotal);
    expect(shares(alone)).toEqual(['PREPAID_CARD 10.00']);
    expect(alone.orderPayment.balanceDue).toBe((total - 10).toFixed(2));
    expect(await payer.order('prepaid')).toMatchObject({ status: 400, code: 'PAYMENT_OPERATION_FAILED' });
    const all = await payer.apply(visa);
    expect(shares(all)).toEqual(['PREPAID_CARD 10.00', `CREDIT_CARD ${(total - 10).toFixed(2)}`]);
    expect((await payer.order('prepaid-and-card')).status).toBe(200);

    await open.visitor.add(paper, 2);
    const next = await payer.call('/checkout/default/payment', {
      cardPayment: {
        paymentType: 'PREPAID_CARD',
        currencyCode: 'USD',
        accountNumber: await payer.token(ten, 'PREPAID_CARD'),
      },
    });
    expect(next).toMatchObject({ status: 400, code: 'CARD_DECLINED' });
  });

  test('an empty prepaid card is refused, and one without a limit pays the whole order', async () => {
    const payer = await buyer();
    await expect(payer.applyPrepaid(empty)).rejects.toThrow('CARD_DECLINED');
    const { orderPayment } = await payer.applyPrepaid(visa);
    expect(orderPayment.balanceDue).toBe('0.00');
    expect((await payer.order('endless')).status).toBe(200);
  });
});
