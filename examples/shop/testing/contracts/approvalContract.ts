import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type ApprovalOrderBody,
  ApprovalOrdersBody,
  DecisionsBody,
} from '../../../../src/core/approvals/contract/approvals';
import { budgetsOf } from '../../business/budgets';
import { budgetCenters, orderCharges } from '../../database/businessSchema';
import type { TableWriter } from '../../database/open';
import { aBusinessBuyer, emptied } from '../aBusinessBuyer';
import type { ReachableShop, TestVisitor } from '../aVisitor';
import { buying } from '../buying';

const bookcase = 'FUR-BO-10001798';
/** A quantity that costs more than Jonathan may spend without approval. */
const MANY = 5;
const paper = 'OFF-PA-10001970';
const [phone, plan] = ['TEC-PH-10000141', 'WARRANTY-2YR'];

/** A backend whose orders can be approved, and what its tests change behind it. */
export type ApprovalBackend = {
  shop: () => ReachableShop;
  tables: () => TableWriter;
  /** Sets the stock of a SKU. */
  setStock(sku: string, units: number): Promise<unknown>;
  /** Makes an account an approver until the test ends. */
  makeApprover(login: string): Promise<void>;
  /** Whether it sells protection plans. */
  hasPlans: boolean;
};

/** The calls of an approver. */
export function approvalCalls(visitor: TestVisitor) {
  const read = async () =>
    visitor.send('/ele-lpd/api/sparxProxy/getApprovalOrdersData', { body: { serviceContext: {}, query: {} } });
  const waiting = async (number: string | undefined): Promise<ApprovalOrderBody | undefined> => {
    const { approvalOrders } = v.parse(ApprovalOrdersBody, await (await read()).json());
    return approvalOrders?.find((order) => order.orderNumber === number);
  };
  const send = (action: 'ACCEPT' | 'DECLINE', decisions: object[]) =>
    visitor.send(`/ele-lpd/api/approvalsProxy/order?action=${action === 'ACCEPT' ? 'approve' : 'decline'}`, {
      body: decisions,
    });
  const decisionOf = async (number: string | undefined, action: 'ACCEPT' | 'DECLINE', over: object = {}) => ({
    cartId: 'c',
    approvalComments: action === 'DECLINE' ? 'Too many bookcases' : '',
    ownerProfileId: '',
    orderNumber: number,
    action,
    orderTotal: String((await waiting(number))?.orderTotal),
    ...over,
  });
  const decide = async (number: string | undefined, action: 'ACCEPT' | 'DECLINE', over: object = {}) => {
    const answer = await send(action, [await decisionOf(number, action, over)]);
    const { orders } = v.parse(DecisionsBody, await answer.json());
    return { ...orders[0], code: orders[0]?.messages?.[0]?.code };
  };
  return { visitor, read, waiting, send, decisionOf, decide };
}

/** What every backend of the contract does with orders that need approval. */
export function approvalContract({ shop, tables, setStock, makeApprover, hasPlans }: ApprovalBackend): void {
  const accountInfo = { bcName: 'Facilities', purchaseOrderNumber: 'PO 1' };
  const approver = async (login: string) => approvalCalls(await aBusinessBuyer(shop(), login));
  const sally = () => approver('sally@quire.example');
  const helen = () => approver('helen@quire.example');
  let jonathan: TestVisitor;

  const setBudget = (monthlyBudget: number) =>
    tables().update(budgetCenters).set({ monthlyBudget }).where(eq(budgetCenters.name, 'Facilities'));
  const left = async () => (await budgetsOf(tables(), 'DOHERTY')).find(({ name }) => name === 'Facilities')?.left ?? 0;
  const order = (key: string = crypto.randomUUID(), by = jonathan) =>
    buying(by).order(key, { email: '', addresses: [], paymentType: undefined, accountInfo });
  const modify = (who: TestVisitor, number: string | undefined) => {
    const query = `tenantId=10051&channel=WEB&actionType=MODIFY_CART&orderNumber=${number}&returnData=true`;
    return who.send(`/cc/api/cart/default?${query}`, { method: 'PUT' });
  };

  /** An order that costs more than Jonathan may spend without approval. */
  async function aWaitingOrder(): Promise<string> {
    await jonathan.add(bookcase, MANY);
    const { number, refusal } = await order();
    if (!number) throw new Error(`not sent: ${refusal?.message}`);
    return number;
  }

  describe('the contract of approvals', () => {
    // other tests have ordered from the same stock, and the test before from the same budgets
    beforeAll(async () => {
      for (const sku of [bookcase, paper]) await setStock(sku, 100);
    });
    beforeEach(async () => {
      await tables().delete(orderCharges);
      await setBudget(1_000_000);
      jonathan = await emptied(await aBusinessBuyer(shop()));
    });

    test('an order over the limit of its company waits, with its lines, its purchase order and its budget [APPR-003, APPR-008, DEC-Q448, DEC-Q574]', async () => {
      const before = await left();
      await jonathan.add(bookcase, MANY);
      expect((await buying(jonathan).shown()).accountPayment).toMatchObject({ needsApproval: true });
      const { status, number, isWaiting, url } = await order();
      expect([status, isWaiting, number]).toEqual([200, true, expect.stringMatching(/^Q-\d+$/)]);
      expect((await jonathan.read()).items).toEqual([]);
      const { order: sent } = await buying(jonathan).read(number);
      expect(sent).toMatchObject({
        isWaiting: true,
        purchaseOrderNumber: 'PO 1',
        items: [{ itemId: bookcase, qty: MANY }],
      });
      expect(await jonathan.page(url ?? '')).toContain('Your order is waiting for approval');
      const total = String(sent?.['orderTotal']);
      const after = before - Math.round(Number(total) * 100);
      expect(await left()).toBe(after);
      expect(await (await helen()).waiting(number)).toMatchObject({
        orderNumber: number,
        submittedByName: 'Jonathan Doherty',
        orderTotal: total,
        purchaseOrderNumber: 'PO 1',
        shipTo: 'Head office, 200 West 79th Street, Floor 3, New York, NY 10024',
        items: [{ itemId: bookcase, qty: MANY, imageUrl: `/pictures/${bookcase}.svg?size=180` }],
        budgets: [{ bcName: 'Facilities', before: (before / 100).toFixed(2), after: (after / 100).toFixed(2) }],
      });
    });

    test('an order that is sent twice waits once, and a key of another request is refused [DEC-Q573, DEC-Q574]', async () => {
      const before = await left();
      await jonathan.add(bookcase, MANY);
      const expected = await buying(jonathan).expected();
      const key = crypto.randomUUID();
      const send = (more: object = {}) => {
        const details = { email: '', addresses: [], paymentType: undefined, accountInfo, seen: async () => expected };
        return buying(jonathan).order(key, { ...details, ...more });
      };
      const [first, second] = await Promise.all([send(), send()]);
      expect(second).toEqual(first);
      expect(first).toMatchObject({ status: 200, isWaiting: true });
      expect(await left()).toBe(before - Math.round(Number(expected.orderTotal) * 100));
      expect((await send({ accountInfo: { ...accountInfo, bcName: 'Management' } })).status).toBe(409);
    });

    test('an approver’s own order of that amount is placed at once', async () => {
      const { visitor } = await sally();
      await emptied(visitor);
      await visitor.add(bookcase, MANY);
      expect(await order(crypto.randomUUID(), visitor)).toMatchObject({ status: 200, isWaiting: false });
    });

    test('buyers who are not approvers can neither list nor decide orders, and guests must sign in [APPR-007]', async () => {
      const number = await aWaitingOrder();
      const ken = await approver('ken@quire.example');
      for (const who of [approvalCalls(jonathan), ken]) {
        expect((await who.read()).status).toBe(403);
        expect((await who.send('ACCEPT', [{ ...(await (await sally()).decisionOf(number, 'ACCEPT')) }])).status).toBe(
          403,
        );
      }
      const guest = await aBusinessBuyer(shop());
      await guest.send('/office/supplies/logout', { form: {} });
      expect(
        (await guest.send('/ele-lpd/api/sparxProxy/getApprovalOrdersData?tenantId=10051', { body: {} })).status,
      ).toBe(401);
      expect(await (await sally()).waiting(number)).toBeDefined();
    });

    test('an approver of another company can neither see nor decide nor take over an order [DEC-Q489]', async () => {
      const number = await aWaitingOrder();
      const decision = await (await sally()).decisionOf(number, 'ACCEPT');
      await makeApprover('ken@quire.example');
      const ken = await approver('ken@quire.example');
      expect((await ken.read()).status).toBe(200);
      expect(await ken.waiting(number)).toBeUndefined();
      for (const action of ['ACCEPT', 'DECLINE'] as const) {
        expect(await ken.decide(number, action, { orderTotal: decision.orderTotal })).toMatchObject({
          code: 'ORDER_NOT_FOUND',
          decidedBy: null,
        });
      }
      const taken = await modify(ken.visitor, number);
      expect([taken.status, await taken.text()]).toEqual([400, expect.stringContaining('CART_ID_NOT_FOUND')]);
      await ken.visitor.send('/webapp/orders/revise?tenantId=10051', { form: { orderNumber: number } });
      expect((await ken.visitor.read()).items ?? []).toEqual([]);
      for (const path of [`/webapp/order/${number}`, `/webapp/orders/${number}`]) {
        expect((await ken.visitor.send(path, { headers: { accept: 'text/html' } })).status).toBe(404);
      }
      expect((await buying(ken.visitor).read(number)).status).toBe(404);
      expect(await (await sally()).waiting(number)).toBeDefined();
    });

    test('a buyer who has become an approver cannot decide their own order', async () => {
      const number = await aWaitingOrder();
      await makeApprover('jonathan@quire.example');
      expect(await approvalCalls(jonathan).decide(number, 'ACCEPT')).toMatchObject({ code: 'OWN_ORDER' });
      expect(await (await sally()).waiting(number)).toBeDefined();
    });

    test('an acceptance can be repeated, and a contrary decision returns the first one and its approver [APPR-009]', async () => {
      const number = await aWaitingOrder();
      const [first, second] = [await sally(), await helen()];
      const decision = await first.decisionOf(number, 'ACCEPT');
      expect(await first.decide(number, 'ACCEPT')).toMatchObject({ orderNumber: number, messages: [] });
      expect(await first.decide(number, 'ACCEPT', { orderTotal: decision.orderTotal })).toMatchObject({ messages: [] });
      const contrary = { action: 'ACCEPT', decidedBy: 'Sally Hughsby', code: 'ORDER_DECIDED' };
      expect(await second.decide(number, 'DECLINE')).toMatchObject(contrary);
      expect(await second.waiting(number)).toBeUndefined();
      const { order: placed } = await buying(jonathan).read(number);
      expect(placed).toMatchObject({ isWaiting: false, orderNumber: number, orderTotal: decision.orderTotal });
      expect(await jonathan.page(`/webapp/orders/${number}`)).toContain('Approved by Sally Hughsby');
    });

    test('a declined order charges nobody, and its buyer reads the reason, changes it and sends it again [APPR-002]', async () => {
      const before = await left();
      const number = await aWaitingOrder();
      expect(await (await helen()).decide(number, 'DECLINE')).toMatchObject({
        decidedBy: 'Helen Wasserman',
        messages: [],
      });
      expect(await left()).toBe(before);
      expect(await jonathan.page(`/webapp/orders/${number}`)).toContain('Too many bookcases');
      const form = { orderNumber: number, key: crypto.randomUUID() };
      await jonathan.send('/webapp/orders/revise?tenantId=10051', { form });
      await jonathan.send('/webapp/orders/revise?tenantId=10051', { form });
      const { items, accountInfo: chosen } = await jonathan.read();
      expect(items).toMatchObject([{ itemId: bookcase, qty: MANY }]);
      expect(chosen).toMatchObject({ bcName: 'Facilities', purchaseOrderNumber: 'PO 1' });
      await jonathan.update([{ cartItemId: items?.[0]?.cartItemId ?? '', qty: MANY + 1 }]);
      const again = await order();
      expect(again).toMatchObject({ status: 200, isWaiting: true });
      expect(again.number).not.toBe(number);
      expect(await (await sally()).waiting(again.number)).toMatchObject({
        items: [{ itemId: bookcase, qty: MANY + 1 }],
      });
    });

    test('a decline needs a comment of 1 to 250 characters, and decisions must match the call’s action [APPR-002, APPR-004]', async () => {
      const number = await aWaitingOrder();
      const { send, decisionOf } = await sally();
      for (const over of [
        { approvalComments: 'x'.repeat(251) },
        { approvalComments: ' ' },
        { action: 'ACCEPT' },
        { action: 'BURN' },
      ]) {
        expect((await send('DECLINE', [await decisionOf(number, 'DECLINE', over)])).status).toBe(400);
      }
    });

    test('an order over the current budget, or with another total than the approver saw, is not accepted and continues to wait [DEC-Q340]', async () => {
      const number = await aWaitingOrder();
      const { decide, waiting } = await sally();
      for (const orderTotal of ['1.00', undefined]) {
        expect(await decide(number, 'ACCEPT', { orderTotal })).toMatchObject({ code: 'ORDER_CHANGED' });
      }
      await setBudget(1);
      expect(await decide(number, 'ACCEPT')).toMatchObject({ code: 'BUDGET_EXCEEDED' });
      expect(await waiting(number)).toBeDefined();
    });

    test('of two concurrent decisions one is refused and returns the name of the first approver', async () => {
      const number = await aWaitingOrder();
      const [first, second] = [await sally(), await helen()];
      const answers = await Promise.all([first.decide(number, 'ACCEPT'), second.decide(number, 'DECLINE')]);
      const codes = answers.map(({ code }) => code);
      expect(codes.toSorted()).toEqual(['ORDER_DECIDED', undefined]);
      const [winner, refused] =
        codes[0] === undefined ? ['Sally Hughsby', answers[1]] : ['Helen Wasserman', answers[0]];
      expect(refused?.decidedBy).toBe(winner);
    });

    test('an approver can put a waiting order into their own cart, and it keeps waiting [CART-UPD-016]', async () => {
      const number = await aWaitingOrder();
      const { visitor, waiting } = await sally();
      await emptied(visitor);
      expect((await modify(visitor, number)).status).toBe(200);
      expect((await visitor.read()).items).toMatchObject([{ itemId: bookcase, qty: MANY }]);
      expect(await waiting(number)).toBeDefined();
      await emptied(visitor);
    });

    test('an approver can list, decline and accept orders without a script', async () => {
      const number = await aWaitingOrder();
      const { visitor, waiting } = await sally();
      expect(await visitor.page('/sba/approvals')).not.toContain('name="comments"');
      expect(await visitor.page(`/sba/approvals?order=${number}`)).toContain('Budget of Facilities');
      const declining = await visitor.page(`/sba/approvals?decline=${number}`);
      expect(declining).toContain(`Why are you declining order ${number}?`);
      const send = (form: Record<string, string>) =>
        visitor.send('/webapp/approvals?tenantId=10051', {
          form: { orderNumber: number, back: '/sba/approvals', ...form },
        });
      await send({ action: 'DECLINE' });
      expect(await visitor.page('/sba/approvals')).toContain('Please enter a comment.');
      await send({ action: 'ACCEPT', orderTotal: String((await waiting(number))?.orderTotal) });
      const accepted = await visitor.page('/sba/approvals');
      expect(accepted).toContain(`Order ${number} was accepted.`);
      expect(await visitor.page('/sba/approvals')).not.toContain('was accepted');
      expect(await jonathan.page('/sba/approvals')).toContain('Your account is not set up to approve orders.');
    });

    test.runIf(hasPlans)(
      'an order with a protection plan waits, is accepted with it, and fills the cart again with it [DEC-Q448, DEC-Q576]',
      async () => {
        await setStock(phone, 100);
        const approvals = await sally();
        const plansOf = async () =>
          (await jonathan.read()).items?.flatMap(({ itemId, qty, parentItemId }) =>
            itemId === plan ? [[qty, parentItemId]] : [],
          );
        const inOrder = expect.arrayContaining(
          [phone, plan].map((itemId) => expect.objectContaining({ itemId, qty: 2 })),
        );
        await jonathan.addAll(
          [bookcase, phone, plan].map((itemId) => ({ itemId, qty: itemId === bookcase ? MANY : 2 })),
        );
        const { number: declined } = await order();
        const waiting = await approvals.waiting(declined);
        expect(waiting?.items).toEqual(inOrder);
        expect(await approvals.decide(declined, 'DECLINE')).toMatchObject({ messages: [] });
        await jonathan.send('/webapp/orders/revise?tenantId=10051', { form: { orderNumber: declined ?? '' } });
        expect(await plansOf()).toEqual([[2, phone]]);

        const { number: accepted, isWaiting } = await order();
        expect(isWaiting).toBe(true);
        expect(await approvals.decide(accepted, 'ACCEPT')).toMatchObject({ messages: [] });
        const { order: placed } = await buying(jonathan).read(accepted);
        expect(placed).toMatchObject({ isWaiting: false, orderTotal: waiting?.orderTotal, items: inOrder });
        expect((await modify(jonathan, accepted)).status).toBe(200);
        expect(await plansOf()).toEqual([[2, phone]]);
      },
    );
  });
}
