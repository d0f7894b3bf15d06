import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { budgetsOf } from '../../../shop/business/budgets';
import { orderCharges } from '../../../shop/database/businessSchema';
import { aBusinessBuyer, emptied } from '../../../shop/testing/aBusinessBuyer';
import { aVisitor, type TestVisitor } from '../../../shop/testing/aVisitor';
import { buying } from '../../../shop/testing/buying';
import { approvalCalls } from '../../../shop/testing/contracts/approvalContract';
import { orders } from '../../database/schema';
import { onMedusa } from '../../testing/onMedusa';

const [paper, bookcase] = ['OFF-PA-10001970', 'FUR-BO-10001798'];

onMedusa('companies on Medusa', { [paper]: 60 }, (open) => {
  let buyer: TestVisitor;
  beforeEach(async () => {
    await open.gateway.database.delete(orderCharges);
    buyer = await emptied(await aBusinessBuyer(open.shop));
  });

  const order = () => {
    const accountInfo = { bcName: 'Facilities', purchaseOrderNumber: 'PO 1' };
    return buying(buyer).order(crypto.randomUUID(), { email: '', addresses: [], paymentType: undefined, accountInfo });
  };
  const leftOf = async (name: string) =>
    (await budgetsOf(open.gateway.database, 'DOHERTY')).find((budget) => budget.name === name)?.left;

  describe('an order that waits for approval', () => {
    const approver = async (login = 'sally@quire.example') => approvalCalls(await aBusinessBuyer(open.shop, login));
    const rowOf = async (number: string) =>
      (await open.gateway.database.select().from(orders).where(eq(orders.number, number)))[0];
    const placedWith = async (email: string) => (await open.admin.ordersOf(email)).length;
    const email = 'jonathan@quire.example';
    let number: string;
    beforeEach(async () => {
      await open.admin.stock(bookcase, 20);
      await buyer.add(bookcase, 5);
      number = (await order()).number ?? '';
    });

    test('is placed at the engine once it is accepted, under the address of its buyer [DEC-Q574]', async () => {
      const before = await placedWith(email);
      expect(await (await approver()).decide(number, 'ACCEPT')).toMatchObject({ messages: [] });
      const placed = await open.admin.ordersOf(email);
      expect(placed).toHaveLength(before + 1);
      const { order: shown } = await buying(buyer).read(number);
      expect(placed.map(({ total }) => total.toFixed(2))).toContain(shown?.['orderTotal']);
    });

    test('has a cart that nobody can open or change, not even its buyer [DEC-Q574]', async () => {
      const row = await rowOf(number);
      const before = await open.engine.readCart(row?.cartEngineId ?? '');
      expect(before?.lines).toMatchObject([{ sku: bookcase, quantity: 5 }]);
      const line = before?.lines[0]?.id ?? '';
      for (const visitor of [buyer, (await approver()).visitor]) {
        await visitor.add(paper);
        const change = { method: 'PUT', body: { items: [{ cartItemId: line, qty: 1 }] } };
        expect((await visitor.send('/cc/api/checkout/default/item', change)).status).toBe(400);
        expect((await visitor.send(`/cc/api/checkout?cartId=${row?.cartId}`)).status).toBe(200);
        await emptied(visitor);
      }
      expect(await open.engine.readCart(row?.cartEngineId ?? '')).toEqual(before);
    });

    test('is not placed if the stock is gone: it names the line, charges its budget, and waits [DEC-Q575]', async () => {
      const [left, before] = [await leftOf('Facilities'), await placedWith(email)];
      await open.admin.stock(bookcase, 2);
      const { decide, visitor, waiting } = await approver();
      expect(await decide(number, 'ACCEPT')).toMatchObject({
        code: 'OUT_OF_STOCK',
        messages: [{ itemId: bookcase, value: expect.stringContaining('Bookcase') }],
      });
      const orderTotal = String((await waiting(number))?.orderTotal);
      await visitor.send('/webapp/approvals?tenantId=10051', {
        form: { orderNumber: number, action: 'ACCEPT', orderTotal },
      });
      expect(await visitor.page('/sba/approvals')).toContain('No longer available in this quantity: Bush');
      expect([await leftOf('Facilities'), await placedWith(email)]).toEqual([left, before]);
      await open.admin.stock(bookcase, 20);
      expect(await decide(number, 'ACCEPT')).toMatchObject({ messages: [] });
      expect(await placedWith(email)).toBe(before + 1);
    });

    test('is not sent if the stock does not cover it [DEC-Q575]', async () => {
      await buyer.add(bookcase, 6);
      await open.admin.stock(bookcase, 5);
      expect(await order()).toMatchObject({ status: 400, refusal: { code: 'ORDER_NOT_PLACED' } });
    });

    test('is placed once if the engine’s answer to the acceptance is lost, whoever decides next [DEC-Q574]', async () => {
      const cut = await open.losing();
      const before = await placedWith(email);
      const { decisionOf, visitor } = await approver();
      const decision = await decisionOf(number, 'ACCEPT');
      cut.loseNext('/complete');
      const answer = await approvalCalls(aVisitor(cut.shop, visitor.cookies)).send('ACCEPT', [decision]);
      expect(await answer.json()).toMatchObject({ orders: [{ messages: [{ code: 'TECHNICAL_PROBLEM' }] }] });
      const helen = await approver('helen@quire.example');
      expect(await helen.decide(number, 'DECLINE')).toMatchObject({
        action: 'ACCEPT',
        decidedBy: 'Sally Hughsby',
        code: 'ORDER_DECIDED',
      });
      expect(await placedWith(email)).toBe(before + 1);
    });
  });

  test('an order that the stock does not cover charges nobody [DEC-Q572]', async () => {
    const before = await leftOf('Facilities');
    await buyer.add(paper, 2);
    await open.admin.stock(paper, 1);
    try {
      expect(await order()).toMatchObject({ status: 400, refusal: { code: 'ORDER_NOT_PLACED' } });
      expect(await leftOf('Facilities')).toBe(before);
    } finally {
      await open.admin.stock(paper, 60);
    }
  });

  test('the plain form has the accounting of the company, says what is missing, and orders [DEC-Q572]', async () => {
    await buyer.add(paper);
    expect(await buyer.page('/cc/mmx/cart')).toContain('<dt>Budget center</dt>');
    const form = await buyer.form('/cc/sparq/checkout', '/webapp/checkout');
    const send = (more: object) => buyer.send('/webapp/checkout', { form: { ...form, ...more } });
    const refused = await send({ budgetCenter: 'Facilities', poNumber: '' });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('Your company requires a purchase order number.'),
    ]);
    const { orderTotal, version, key } = await buyer.form('/cc/sparq/checkout', '/webapp/checkout');
    const placed = await send({ budgetCenter: 'Facilities', poNumber: 'PO 9', orderTotal, version, key });
    expect(placed.status).toBe(303);
    expect(await buyer.page(placed.headers.get('location') ?? '')).toContain('<dd>PO 9');
  });
});
