import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createProvider } from '../../provider/createProvider';
import { aPayer } from '../../testing/aPayer';
import { aVisitor } from '../../testing/aVisitor';
import { shopForTests } from '../../testing/shopForTests';

const SHOP = 'http://shop.example';
const BACK = `${SHOP}/cc/sparq/vendorreturn`;
const open = shopForTests();

const provider = () => createProvider({ database: open.database, shops: () => [SHOP] });

const pagePath = (type: string, back = BACK) => `/pay/${type}?return=${encodeURIComponent(back)}`;

const decide = (decision: string, { type = 'PAYPAL', isWindow = 'no' } = {}) =>
  provider().request(pagePath(type), { method: 'POST', body: new URLSearchParams({ decision, isWindow }) });

/** A customer without a script approves at the vendor and is redirected back. */
async function approved(type = 'PAYPAL'): Promise<URLSearchParams> {
  const { headers } = await decide('APPROVE', { type });
  return new URL(headers.get('location') ?? '').searchParams;
}

async function payer() {
  await open.visitor.add('OFF-PA-10000061', 2);
  return aPayer(open.database, open.visitor);
}

const vendorPayment = (fields: object) => ({
  vendorPayment: { vendorPaymentType: 'PAYPAL', requestType: 'P', consumerType: 'CNC', country: 'USA', ...fields },
});

const confirm = (approval: URLSearchParams) =>
  open.visitor.send('/webapp/vendorpayment', { form: Object.fromEntries(approval) });

const typed = { name: 'Ada', email: 'ada@shop.example', address1: '1 Main Street', zipCode: '02138' };

describe('vendor page', () => {
  test('the vendor page cannot be framed, and redirects back with an approval or without one', async () => {
    const page = await provider().request(pagePath('BNPL'));
    expect(await page.text()).toContain('<h1>Quire Later</h1>');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(Object.fromEntries(await approved('BNPL'))).toEqual({
      type: 'BNPL',
      nonce: expect.stringMatching(/^[a-z]{32}$/),
      payerId: expect.stringMatching(/^[a-z]{13}$/),
    });
    expect((await decide('DECLINE')).headers.get('location')).toBe(`${BACK}?type=PAYPAL`);
  });

  test('a vendor page in a window contains the result for its opener, and only a waiting text on HANG', async () => {
    const yes = await decide('APPROVE', { isWindow: 'yes' });
    expect(await yes.text()).toContain('data-end="approved" data-approval="{');
    expect(await (await decide('DECLINE', { isWindow: 'yes' })).text()).toContain('data-end="declined"');
    expect(await (await decide('HANG')).text()).toContain('One moment, please.');
  });

  test.each([
    ['a return URL of another site', pagePath('PAYPAL', 'https://evil.example/x'), 400],
    ['a javascript: return URL', pagePath('PAYPAL', 'javascript:alert(1)'), 400],
    ['an unknown vendor', pagePath('NOBODY'), 404],
  ])('the vendor page refuses %s', async (_, path, status) => {
    expect((await provider().request(path)).status).toBe(status);
  });
});

describe('vendor payments', () => {
  test('a vendor payment is returned with the cart, pays the whole order, and cannot pay another one [PAY-VEND-001, PAY-VEND-002, PAY-VEND-003]', async () => {
    const pay = await payer();
    await pay.apply('4111111111111111');
    const nonce = (await approved()).get('nonce');
    const approval = vendorPayment({ paymentMethodNonce: nonce, payerId: 'payer' });
    for (const _ of [1, 2]) {
      const { status, answer } = await pay.call('/checkout/default/vendorpayment', approval);
      expect([status, (answer as { cartInfo: object }).cartInfo]).toMatchObject([
        200,
        { orderPayment: { orderPayments: [{ vendorPaymentType: 'PAYPAL' }] } },
      ]);
    }
    const { orderPayment } = await pay.read();
    expect(orderPayment).toMatchObject({
      orderPayments: [{ paymentType: 'PAYPAL', vendorPaymentType: 'PAYPAL', amountApplied: orderPayment.orderTotal }],
      balanceDue: '0.00',
    });

    const placed = await pay.order(randomUUID());
    const number = (placed.answer as { order: { orderNumber: string } }).order.orderNumber;
    expect((await pay.call(`/order/${number}`)).answer).toMatchObject({ order: { payment: 'VENDOR' } });

    await open.visitor.add('OFF-PA-10000061', 1);
    expect((await pay.call('/checkout/default/vendorpayment', approval)).code).toBe('PAYPAL_AUTH_FAILURE');
  });

  test.each([
    ['that was never approved', { paymentMethodNonce: 'made-up' }],
    ['without a nonce', {}],
  ])('a vendor payment %s is refused with its code [PAY-CODE-007]', async (_, fields) => {
    const pay = await payer();
    expect((await pay.call('/checkout/default/vendorpayment', vendorPayment(fields))).code).toBe('PAYPAL_AUTH_FAILURE');
    expect((await pay.read()).orderPayment.orderPayments).toEqual([]);
  });

  test('an approval of another visitor or of another vendor is refused', async () => {
    const pay = await payer();
    const nonce = (await approved('BNPL')).get('nonce');
    const asWallet = await pay.call('/checkout/default/vendorpayment', vendorPayment({ paymentMethodNonce: nonce }));
    expect(asWallet.code).toBe('PAYPAL_AUTH_FAILURE');
    await confirm(new URLSearchParams({ type: 'BNPL', nonce: nonce ?? '' }));
    const other = aVisitor(open.shop);
    await other.add('OFF-PA-10000061', 1);
    const theirs = await aPayer(open.database, other).call(
      '/checkout/default/vendorpayment',
      vendorPayment({ vendorPaymentType: 'BNPL', paymentMethodNonce: nonce }),
    );
    expect(theirs.code).toBe('BNPL_AUTH_FAILURE');
  });
});

describe('vendor payments without a script', () => {
  test('the vendor’s return page has a form that pays, and the checkout can remove the payment', async () => {
    const pay = await payer();
    const approval = await approved();
    const page = await (await open.visitor.send(`/cc/sparq/vendorreturn?${approval}`)).text();
    expect(page).toContain('data-quire="vendor-payment-return" data-type="PAYPAL"');
    expect(page).toContain(`name="nonce" value="${approval.get('nonce')}"`);
    expect((await confirm(approval)).headers.get('location')).toBe('/cc/sparq/checkout');
    expect(await (await open.visitor.send('/cc/sparq/checkout')).text()).toMatch(/Quire Wallet, \$[\d.]+ <button/);

    const id = (await pay.read()).orderPayment.orderPayments?.[0]?.id ?? '';
    await open.visitor.send('/webapp/payment/remove', { form: { ...typed, removedPayment: id } });
    expect((await pay.read()).orderPayment.orderPayments).toEqual([]);

    await confirm(approval);
    const order = await open.visitor.checkOut({ ...typed, key: randomUUID() });
    expect(order.headers.get('location')).toMatch(/\/webapp\/order\/Q-/);
  });

  test('a refused payment redirects to the cart, which displays the error [PAY-VEND-010, PAY-VEND-011]', async () => {
    await payer();
    const back = await confirm(new URLSearchParams({ type: 'BNPL' }));
    expect(back.headers.get('location')).toBe('/cc/mmx/cart');
    expect(await (await open.visitor.send('/cc/mmx/cart')).text()).toContain('to process your Quire Later payment');
  });

  test('a refused payment is reported in the language of the page [PAY-VEND-010]', async () => {
    await payer();
    await open.visitor.page('/?lang=fr-CA');
    await confirm(new URLSearchParams({ type: 'BNPL' }));
    expect(await open.visitor.page('/cc/mmx/cart')).toContain('pas traiter votre paiement Quire Later');
  });
});
