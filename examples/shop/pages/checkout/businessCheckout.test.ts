import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { budgetsOf } from '../../business/budgets';
import { accounts, companies, orderCharges, orders } from '../../database/schema';
import { aBusinessBuyer, emptied, orderForBusiness } from '../../testing/aBusinessBuyer';
import { address } from '../../testing/aBuyer';
import { aPayer } from '../../testing/aPayer';
import { aVisitor, itemOf, remarksOf, type TestVisitor } from '../../testing/aVisitor';
import { shopForTests } from '../../testing/shopForTests';

const open = shopForTests();
const paper = 'OFF-PA-10000061';
const [blocked, offContract] = ['FUR-CH-10000422', 'FUR-TA-10000688'];
const accounting = { budgetCenter: 'Facilities', poNumber: 'PO 4711' };
let buyer: TestVisitor;

beforeEach(async () => {
  buyer = await emptied(await aBusinessBuyer(open.shop));
});

const leftOf = async (name: string) =>
  (await budgetsOf(open.database, 'DOHERTY')).find((budget) => budget.name === name)?.left;

async function orderOf(number: string | undefined) {
  const [order] = await open.database
    .select()
    .from(orders)
    .where(eq(orders.number, number ?? ''));
  return order;
}

describe('business orders', () => {
  test('an order is confirmed with its purchase order, charged to its budget, and empties the cart [GEN-010]', async () => {
    const { cartSummary } = await buyer.add(paper, 2);
    const before = (await leftOf('Facilities')) ?? 0;
    const { number } = await orderForBusiness(buyer, { ...accounting, poNumber: ' PO\t4711', poRelease: 'R1' });

    const order = await orderOf(number);
    expect(order).toMatchObject({ status: 'CONFIRMED', poNumber: 'PO 4711', poRelease: 'R1' });
    expect(order?.shipTo).toMatch(/^Head office, 200 West 79th Street/);
    expect(order?.total).toBe(Math.round(Number(cartSummary?.orderTotal) * 100));
    expect(await leftOf('Facilities')).toBe(before - (order?.total ?? 0));
    const { items, accountInfo } = await buyer.read();
    expect(items).toEqual([]);
    expect(accountInfo).toMatchObject({ bcName: null, purchaseOrderNumber: null, purchaseOrderRelease: null });
    const page = await buyer.page(`/webapp/order/${number}`);
    expect(page).toContain('<dd>PO 4711');
    expect(page).not.toContain('An approver at your company');
  });

  test('an order charges a line to its own budget center', async () => {
    const cart = await buyer.addAll([
      { itemId: paper, qty: 1 },
      { itemId: 'OFF-AR-10000122', qty: 1 },
    ]);
    const cartItemId = itemOf(cart, paper).cartItemId ?? '';
    await buyer.status('actionType=UPDATE_ACCOUNTING_INFO', {
      items: [{ cartItemId, itemAccountInfo: { bcName: 'Marketing' } }],
    });
    const { number = '' } = await orderForBusiness(buyer, accounting);
    const charges = await open.database.select().from(orderCharges).where(eq(orderCharges.orderNumber, number));
    expect(charges).toHaveLength(2);
    expect(charges.reduce((sum, { amount }) => sum + amount, 0)).toBe((await orderOf(number))?.total);
    expect(charges.map(({ amount }) => amount).sort()).toContain(
      Math.round(Number(itemOf(cart, paper).priceInfo?.finalPrice) * 100),
    );
  });

  test('a required budget center has a text for what is wrong with it', async () => {
    await buyer.add(paper);
    const page = await buyer.page('/cc/sba/checkout');
    expect(page).toMatch(/<select id="budgetCenter" name="budgetCenter" required>/);
    expect(page).toMatch(
      /<\/select><small class="problem" id="budgetCenter-problem" hidden>Please choose a budget center\.<\/small>/,
    );
  });

  test.each([
    [{ poNumber: 'PO 1' }, 'Your company requires a budget center.'],
    [{ budgetCenter: 'Facilities' }, 'Your company requires a purchase order number.'],
    [{}, 'Your company requires a budget center and a purchase order number.'],
    [
      { ...accounting, poNumber: 'x'.repeat(36) },
      'A purchase order number can have up to 35 characters, and a release up to 20.',
    ],
    [
      { ...accounting, poNumber: 'x'.repeat(3000) },
      'A purchase order number can have up to 35 characters, and a release up to 20.',
    ],
    [{ ...accounting, budgetCenter: 'Office' }, 'We couldn’t find the budget center Office'],
    [{ ...accounting, shipTo: '99999' }, 'This is not one of your locations'],
  ])('an order with only %j is refused: %s', async (form, problem) => {
    await buyer.add(paper);
    expect(await orderForBusiness(buyer, form)).toEqual({ problem });
    expect(itemOf(await buyer.read(), paper).qty).toBe(1);
  });

  test('a company that requires only a release needs no optional fields', async () => {
    const ken = await emptied(await aBusinessBuyer(open.shop, 'ken@quire.example'));
    await ken.add(paper);
    expect((await orderForBusiness(ken, {})).problem).toBe('Your company requires a purchase order release.');
    expect((await orderForBusiness(ken, { poRelease: '2026-11' })).number).toMatch(/^Q-/);
  });

  test('an order over the remaining budget is refused, and the typed values are preserved', async () => {
    await buyer.add('TEC-PH-10000141');
    const { problem } = await orderForBusiness(buyer, { ...accounting, budgetCenter: 'Training' });
    expect(problem).toBe('This order is over the budget left this month for Training.');
    expect(await leftOf('Training')).toBe(5_000);
    expect((await buyer.read()).accountInfo).toMatchObject({ bcName: 'Training', purchaseOrderNumber: 'PO 4711' });
  });

  test('declined orders and orders of earlier months do not reduce the budget of this month', async () => {
    await buyer.add(paper);
    const before = await leftOf('Facilities');
    const { number = '' } = await orderForBusiness(buyer, accounting);
    expect(await leftOf('Facilities')).not.toBe(before);
    const set = (change: Partial<typeof orderCharges.$inferInsert>) =>
      open.database.update(orderCharges).set(change).where(eq(orderCharges.orderNumber, number));
    await set({ isReleased: true });
    expect(await leftOf('Facilities')).toBe(before);
    await set({ isReleased: false, chargedOn: '2020-01-31' });
    expect(await leftOf('Facilities')).toBe(before);
  });

  test('an order without its own number uses the purchase order of the payment step, which can be removed [GEN-008]', async () => {
    await buyer.add(paper);
    const pay = aPayer(open.database, buyer);
    const number = 'x'.repeat(35);
    for (const round of [1, 2]) {
      const { orderPayment } = await pay.state('/checkout/default/payment', { purchaseOrderNumber: number });
      expect(orderPayment).toMatchObject({ orderPayments: [{ purchaseOrderNumber: number }], balanceDue: '0.00' });
      if (round === 1) {
        const off = { 'X-HTTP-Method-Override': 'DELETE' };
        const left = await pay.state('/checkout/default/payment/purchase-order', {}, off);
        expect(left.orderPayment.orderPayments).toEqual([]);
      }
    }
    const placed = await orderForBusiness(buyer, { budgetCenter: 'Facilities' });
    expect(await orderOf(placed.number)).toMatchObject({ poNumber: number, payment: 'PURCHASE_ORDER' });
  });

  test('an order is billed to the account, ships to the company, respects its budget and accepts no card [GEN-008, GEN-010]', async () => {
    await buyer.add('TEC-PH-10000141');
    const pay = aPayer(open.database, buyer);
    const state = await pay.read();
    expect(state).toMatchObject({ accountPayment: { name: 'Doherty & Hughsby' } });
    expect([state.cardFrame, state.vendors]).toEqual([undefined, []]);
    const card = await pay.applyToken(await pay.token('4111111111111111'));
    expect(card).toMatchObject({ status: 400, code: 'PAYMENT_OPERATION_FAILED' });
    const approved = { vendorPaymentType: 'PAYPAL', requestType: 'P', consumerType: 'CNC', country: 'USA' };
    const vendorPayment = { ...approved, paymentMethodNonce: 'approved' };
    const vendor = await pay.call('/checkout/default/vendorpayment', { vendorPayment });
    expect(vendor).toMatchObject({ status: 400, code: 'PAYMENT_OPERATION_FAILED' });

    await pay.state('/checkout/default/payment', { purchaseOrderNumber: 'PO 9' });
    await buyer.status('actionType=UPDATE_ACCOUNTING_INFO', { accountInfo: { bcName: 'Training' } });
    expect(await pay.order('over')).toMatchObject({ status: 400, code: 'ORDER_NOT_PLACED' });
    await buyer.status('actionType=UPDATE_ACCOUNTING_INFO', { accountInfo: { bcName: 'Facilities' } });
    const { answer } = await pay.order('within');
    const order = await orderOf((answer as { order: { orderNumber: string } }).order.orderNumber);
    expect(order).toMatchObject({ poNumber: 'PO 9', payment: 'PURCHASE_ORDER' });
    expect(order?.shipTo).toMatch(/^Head office/);
  });

  test('an order over the company’s limit waits for an approver, with its budget reserved [GEN-010]', async () => {
    await buyer.add('FUR-CH-10000454', 4);
    expect(await buyer.page('/cc/sba/checkout')).toContain('Send for approval');
    const before = (await leftOf('Facilities')) ?? 0;
    const { number } = await orderForBusiness(buyer, accounting);
    const order = await orderOf(number);
    expect(order?.status).toBe('WAITING_FOR_APPROVAL');
    expect(await leftOf('Facilities')).toBe(before - (order?.total ?? 0));
    expect(await buyer.page(`/webapp/order/${number}`)).toContain('An approver at your company will review it');
  });

  test('an approver’s order over the limit needs no approval', async () => {
    const sally = await emptied(await aBusinessBuyer(open.shop, 'sally@quire.example'));
    await sally.add('FUR-CH-10000454', 4);
    expect(await sally.page('/cc/sba/checkout')).not.toContain('Send for approval');
    expect(await orderOf((await orderForBusiness(sally, accounting)).number)).toMatchObject({ status: 'CONFIRMED' });
  });

  test('a form that is sent twice places one order, and the next cart has no accounting values', async () => {
    await buyer.add(paper);
    const form = { ...accounting, key: crypto.randomUUID() };
    const first = await orderForBusiness(buyer, form);
    expect(await orderForBusiness(buyer, form)).toEqual(first);
    expect((await buyer.read()).accountInfo).toMatchObject({ bcName: null, purchaseOrderNumber: null });
  });
});

describe('sign-in of a buyer with a guest cart', () => {
  test('the consumer form places no order for a buyer and redirects to the business checkout [GEN-010]', async () => {
    const guest = aVisitor(open.shop);
    await guest.add('TEC-PH-10000141');
    expect((await guest.send('/cc/sparq/checkout')).status).toBe(200);
    await guest.signIn('jonathan@quire.example');
    const answer = await guest.checkOut(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cc/sba/checkout']);
    expect((await orderForBusiness(guest, { ...accounting, budgetCenter: 'Training' })).problem).toContain('Training');
    expect((await orderForBusiness(guest, accounting)).number).toMatch(/^Q-/);
  });

  test('items that the organization does not allow stay in the cart with an error and cannot be ordered [CART-ADD-021]', async () => {
    const guest = aVisitor(open.shop);
    await guest.add(paper);
    await guest.add(blocked);
    await guest.add(offContract);
    await guest.signIn('jonathan@quire.example');
    const cart = await guest.read();
    expect(remarksOf(itemOf(cart, blocked))).toEqual(['BLOCKED_FOR_ADD_TO_CART ERROR']);
    expect(remarksOf(itemOf(cart, offContract))).toEqual(['OFF_CONTRACT_ERROR ERROR']);
    const cartItemId = itemOf(cart, blocked).cartItemId ?? '';
    const more = await guest.update([{ cartItemId, qty: 2 }]);
    expect(itemOf(more, blocked)).toMatchObject({ qty: 1, actioned: 'NONE' });
    expect((await orderForBusiness(guest, accounting)).problem).toContain('Your organization does not allow');
    expect((await guest.remove(cartItemId)).items?.length).toBeGreaterThan(0);
    await emptied(guest);
  });

  test('a buyer with the permission can order off-contract items', async () => {
    const sally = await emptied(await aBusinessBuyer(open.shop, 'sally@quire.example'));
    expect(remarksOf(itemOf(await sally.add(offContract), offContract))).toEqual([]);
    expect((await orderForBusiness(sally, { ...accounting, budgetCenter: 'Management' })).number).toMatch(/^Q-/);
  });
});

test('permissions are checked when the order is sent, not when its page was opened', async () => {
  const sally = await emptied(await aBusinessBuyer(open.shop, 'sally@quire.example'));
  await sally.add('FUR-CH-10000454', 4);
  await sally.page('/cc/sba/checkout');
  const isSally = eq(accounts.login, 'sally@quire.example');
  await open.database
    .update(accounts)
    .set({ permissions: ['G_IOC'] })
    .where(isSally);
  const { number } = await orderForBusiness(sally, accounting);
  expect((await orderOf(number))?.status).toBe('WAITING_FOR_APPROVAL');
});

test('the limit of the company is checked when the order is sent, not when its page was opened', async () => {
  await buyer.add(paper);
  expect(await buyer.page('/cc/sba/checkout')).not.toContain('Send for approval');
  const setLimit = (approvalOver: number | null) =>
    open.database.update(companies).set({ approvalOver }).where(eq(companies.id, 'DOHERTY'));
  const [company] = await open.database.select().from(companies).where(eq(companies.id, 'DOHERTY'));
  await setLimit(1);
  const { number } = await orderForBusiness(buyer, accounting);
  await setLimit(company?.approvalOver ?? null);
  expect((await orderOf(number))?.status).toBe('WAITING_FOR_APPROVAL');
});

test('the business checkout redirects guests and consumers to the sign-in page', async () => {
  for (const visitor of [aVisitor(open.shop), open.visitor]) {
    const answer = await visitor.send('/cc/sba/checkout', { form: accounting });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/office/supplies/login?TARGET=%2Fcc%2Fsba%2Fcheckout',
    ]);
  }
});
