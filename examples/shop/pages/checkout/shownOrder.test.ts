import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dropOldKeys } from '../../api/idempotencyKey';
import { orders, requestKeys, vaultGiftCards } from '../../database/schema';
import { aBusinessBuyer, emptied } from '../../testing/aBusinessBuyer';
import { address } from '../../testing/aBuyer';
import { aPayer } from '../../testing/aPayer';
import { itemOf } from '../../testing/aVisitor';
import { readBooks } from '../../testing/books';
import { formOf } from '../../testing/formOf';
import { shopForTests } from '../../testing/shopForTests';

const open = shopForTests();
const paper = 'OFF-PA-10000061';
const visa = '4111111111111111';
const gift = '6006000000000000025';

const placed = async () => Object.keys((await readBooks(open.database)).orders).length;
const fieldsOf = async (): Promise<Record<string, string>> => ({
  ...(await open.visitor.form('/cc/sparq/checkout', '/webapp/checkout')),
  ...address,
});
const alertOf = (page: string) => /role="alert">([^<]*)</.exec(page)?.[1];

async function payer(qty = 1) {
  await open.visitor.add(paper, qty);
  return aPayer(open.database, open.visitor);
}

/** Spends the gift card elsewhere. */
const spend = () => open.database.update(vaultGiftCards).set({ balance: 0 }).where(eq(vaultGiftCards.balance, 2500));

describe('an order that differs from what its customer saw', () => {
  test('is refused by the form with both totals, and is placed once the new total was shown [DEC-Q340]', async () => {
    await open.visitor.register();
    await open.visitor.add(paper, 1);
    const shown = await fieldsOf();
    await open.visitor.add(paper, 40);
    const before = await placed();

    const refused = await open.visitor.send('/webapp/checkout', { form: shown });
    const page = await refused.text();

    expect(refused.status).toBe(400);
    const { orderTotal } = formOf(page, '/webapp/checkout');
    expect(alertOf(page)).toBe(
      `The total changed from $${shown['orderTotal']} to $${orderTotal}. Look it over, then place the order.`,
    );
    expect(await placed()).toBe(before);
    const again = { ...address, ...formOf(page, '/webapp/checkout') };
    expect((await open.visitor.send('/webapp/checkout', { form: again })).status).toBe(303);
  });

  test('is refused by the form even if the total is the same, and if the form states nothing [DEC-Q340]', async () => {
    const pay = await payer();
    const shown = await fieldsOf();
    await pay.apply(visa);
    const { orderTotal: _, version: __, ...unstated } = shown;

    for (const form of [shown, unstated]) {
      const page = await (await open.visitor.send('/webapp/checkout', { form })).text();
      expect(alertOf(page)).toBe('Your order or its payment changed. Look it over, then place the order.');
      expect(page).toMatch(/Card ending in 1111, \$\d+\.\d\d/);
    }
  });

  test('is refused by the call with a code and both totals, and nothing is charged [DEC-Q340]', async () => {
    const pay = await payer();
    await pay.apply(visa);
    const seen = await pay.expected();
    await open.visitor.add(paper, 40);
    const { orderTotal } = await pay.expected();

    const { status, code, answer } = await pay.order(randomUUID(), { seen: async () => seen });

    expect([status, code]).toEqual([409, 'ORDER_CHANGED']);
    expect(answer).toMatchObject({
      messages: [
        {
          message: `The total changed from $${seen.orderTotal} to $${orderTotal}. Look it over, then place the order.`,
        },
      ],
    });
    expect((await open.visitor.read()).items).toHaveLength(1);
  });

  test('is refused by the call in the language of the page [DEC-Q340]', async () => {
    const pay = await payer();
    await pay.apply(visa);
    const seen = await pay.expected();
    await open.visitor.add(paper, 40);
    await open.visitor.page('/?lang=fr-CA');

    const { answer } = await pay.order(randomUUID(), { seen: async () => seen });

    const message = expect.stringMatching(/^Le total est passé de /);
    expect(answer).toMatchObject({ messages: [{ code: 'ORDER_CHANGED', message }] });
  });

  test('is refused when a gift card was emptied elsewhere and another card would pay instead [DEC-Q340]', async () => {
    const pay = await payer();
    await pay.apply(visa);
    await pay.applyGift(gift);
    const seen = await pay.expected();
    const form = await fieldsOf();
    await spend();
    const before = await placed();

    expect(await pay.order(randomUUID(), { seen: async () => seen })).toMatchObject({ code: 'ORDER_CHANGED' });
    expect((await open.visitor.send('/webapp/checkout', { form })).status).toBe(400);
    expect(await placed()).toBe(before);
    expect((await pay.order(randomUUID())).status).toBe(200);
  });

  test('is refused by the call for a business, and by its form, with the typed values preserved [DEC-Q340]', async () => {
    const buyer = await emptied(await aBusinessBuyer(open.shop));
    await buyer.add(paper);
    const pay = aPayer(open.database, buyer);
    const seen = await pay.expected();
    const form = await buyer.form('/cc/sba/checkout', '/cc/sba/checkout');
    await buyer.add(paper, 40);

    const accountInfo = { bcName: 'Facilities', purchaseOrderNumber: 'PO 7' };
    expect(await pay.order(randomUUID(), { seen: async () => seen, accountInfo })).toMatchObject({
      code: 'ORDER_CHANGED',
    });
    const answer = await buyer.send('/cc/sba/checkout', { form: { ...form, budgetCenter: 'Facilities' } });
    expect(alertOf(await answer.text())).toMatch(/^The total changed from \$[\d.]+ to \$[\d.]+\./);
    expect((await buyer.read()).accountInfo).toMatchObject({ bcName: 'Facilities' });

    const { answer: placedOrder } = await pay.order(randomUUID(), { accountInfo });
    const { orderNumber, orderUrl } = (placedOrder as { order: { orderNumber: string; orderUrl: string } }).order;
    expect(orderUrl).toBe(`/webapp/order/${orderNumber}?mcRefresh=true`);
    const [order] = await open.database.select().from(orders).where(eq(orders.number, orderNumber));
    expect(order).toMatchObject({ poNumber: 'PO 7', payment: 'PURCHASE_ORDER' });
  });
});

describe('an order without a payment', () => {
  const unpaid = 'PAYMENT_OPERATION_FAILED';

  test('is not placed for a guest, neither by the form nor by the call, unless it is picked up [DEC-Q400]', async () => {
    const pay = await payer();
    const form = await fieldsOf();
    expect(form).not.toHaveProperty('payment');
    expect(await pay.read()).toMatchObject({ invoicePayment: false, pickupPayment: false });
    const choices: Record<string, string>[] = [{}, { payment: 'INVOICE' }, { payment: 'PICKUP' }];
    for (const choice of choices)
      expect((await open.visitor.send('/webapp/checkout', { form: { ...form, ...choice } })).status).toBe(400);
    for (const paymentType of [undefined, 'INVOICE', 'PICKUP'])
      expect(await pay.order(randomUUID(), { paymentType })).toMatchObject({ code: unpaid });

    await open.visitor.remove(itemOf(await open.visitor.read(), paper).cartItemId ?? '');
    await open.visitor.add(paper, 1, { deliveryType: 'ISP', pickupStoreNumber: '0008' });
    expect(await pay.read()).toMatchObject({ invoicePayment: false, pickupPayment: true });
    expect((await pay.order(randomUUID(), { paymentType: 'PICKUP' })).status).toBe(200);
  });

  test('is placed for an account that has chosen the invoice, and not before [DEC-Q400]', async () => {
    await open.visitor.register();
    const pay = await payer();
    expect(await pay.read()).toMatchObject({ invoicePayment: true, pickupPayment: false });
    const page = await open.visitor.page('/cc/sparq/checkout');
    expect(page).toMatch(/type="radio" name="payment" value="INVOICE" >/);
    expect(await pay.order(randomUUID())).toMatchObject({ code: unpaid });
    expect(await pay.order(randomUUID(), { paymentType: 'PICKUP' })).toMatchObject({ code: unpaid });
    expect((await pay.order(randomUUID(), { paymentType: 'INVOICE' })).status).toBe(200);
  });
});

describe('the key of an order', () => {
  test('is refused by the call with another body, also after the order was placed [DEC-Q341]', async () => {
    const pay = await payer();
    await pay.apply(visa);
    const seen = await pay.expected();
    const sent = (email: string) => pay.order('one-key', { seen: async () => seen, email });

    const first = await sent('ada@shop.example');
    expect(first.status).toBe(200);
    expect(await sent('ada@shop.example')).toEqual(first);
    expect(await sent('bob@shop.example')).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  test('is deleted after a day, also of a guest who does not come back [DEC-Q341]', async () => {
    const pay = await payer();
    await pay.apply(visa);
    await pay.order('old-key');
    const old = eq(requestKeys.key, 'old-key');
    await dropOldKeys(open.database);
    expect(await open.database.$count(requestKeys, old)).toBe(1);

    await open.database
      .update(requestKeys)
      .set({ usedAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(old);
    await dropOldKeys(open.database);

    expect(await open.database.$count(requestKeys, old)).toBe(0);
  });

  test('leads from a changed form to the order that was placed, and explains it [DEC-Q341]', async () => {
    await open.visitor.register();
    await open.visitor.add(paper, 1);
    const form = await fieldsOf();
    const first = await open.visitor.send('/webapp/checkout', { form });
    const location = first.headers.get('location') ?? '';

    const second = await open.visitor.send('/webapp/checkout', { form: { ...form, address1: '2 Main Street' } });

    expect(second.headers.get('location')).toBe(location);
    expect(await open.visitor.page(location)).toContain('was placed before these changes, and was not changed.');
  });

  test('finds its order under a later key that names it as unanswered [DEC-Q342]', async () => {
    const pay = await payer();
    await pay.apply(visa);
    const first = await pay.order('lost');
    await open.visitor.add(paper, 2);

    expect((await pay.order('later', { earlierKeys: ['lost'] })).answer).toEqual(first.answer);
    expect((await open.visitor.read()).items).toHaveLength(1);
  });
});
