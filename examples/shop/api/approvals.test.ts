import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { CustomMessagesBody } from '../../../src/core/account/contract/customMessages';
import type { ApprovalOrderBody, DecisionsBody } from '../../../src/core/approvals/contract/approvals';
import { budgetsOf } from '../business/budgets';
import { accounts, budgetCenters, orders, productPairs, products } from '../database/schema';
import { contextIn } from '../pages/platform/formContext';
import { aBusinessBuyer, emptied, orderForBusiness } from '../testing/aBusinessBuyer';
import type { TestVisitor } from '../testing/aVisitor';
import { englishOf } from '../testing/englishOf';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();
const [chair, pen] = ['FUR-CH-10000454', 'OFF-AR-10000122'];
/** A quantity that costs more than Jonathan may spend without approval. */
const CHAIRS = 4;
let number: string;
let sally: TestVisitor;
let helen: TestVisitor;

const stockOf = async () => (await open.database.select().from(products).where(eq(products.sku, chair)))[0]?.stock ?? 0;
const leftOf = async () =>
  (await budgetsOf(open.database, 'DOHERTY')).find(({ name }) => name === 'Facilities')?.left ?? 0;
const orderNow = async () => (await open.database.select().from(orders).where(eq(orders.number, number)))[0];

/** The total that an approver sees. */
const totalNow = async () => (((await orderNow())?.total ?? 0) / 100).toFixed(2);

const pairsNow = async () => {
  const pair = and(eq(productPairs.sku, chair), eq(productPairs.otherSku, pen));
  return (await open.database.select().from(productPairs).where(pair))[0]?.orders;
};

/** Places an order of Jonathan's that costs more than he may spend without approval. */
async function aWaitingOrder(more: { itemId: string; qty: number }[] = []): Promise<string> {
  const buyer = await emptied(await aBusinessBuyer(open.shop));
  await buyer.addAll([{ itemId: chair, qty: CHAIRS }, ...more]);
  const placed = await orderForBusiness(buyer, { budgetCenter: 'Facilities', poNumber: 'PO 1' });
  return placed.number ?? `not placed: ${placed.problem}`;
}

const fetchApprovals = async (who: TestVisitor) => {
  const answer = await who.send('/ele-lpd/api/sparxProxy/getApprovalOrdersData', {
    body: { serviceContext: {}, query: {} },
  });
  return { status: answer.status, body: (await answer.json()) as { approvalOrders: ApprovalOrderBody[] } };
};

const waiting = async (who: TestVisitor) =>
  (await fetchApprovals(who)).body.approvalOrders.find((it) => it.orderNumber === number);

async function decide(who: TestVisitor, action: 'ACCEPT' | 'DECLINE', over: object = {}, times = 1) {
  const decision = {
    cartId: 'c',
    approvalComments: action === 'DECLINE' ? 'Too many chairs' : '',
    ownerProfileId: 'JD-15895',
    orderNumber: number,
    action,
    orderTotal: await totalNow(),
    ...over,
  };
  const verb = action === 'ACCEPT' ? 'approve' : 'decline';
  const body = Array.from({ length: times }, () => decision) as never;
  const answer = await who.send(`/ele-lpd/api/approvalsProxy/order?action=${verb}`, { body });
  return { status: answer.status, body: (await answer.json()) as DecisionsBody };
}

/** Makes an account an approver until the test ends. */
async function makeApprover(login: string): Promise<void> {
  const isTheirs = eq(accounts.login, login);
  const [before] = await open.database.select().from(accounts).where(isTheirs);
  const permissions = before?.permissions ?? [];
  onTestFinished(async () => void (await open.database.update(accounts).set({ permissions }).where(isTheirs)));
  await open.database
    .update(accounts)
    .set({ permissions: [...permissions, 'H_AO'] })
    .where(isTheirs);
}

const moveOrderToCart = (who: TestVisitor) => {
  const query = `tenantId=10051&channel=WEB&actionType=MODIFY_CART&orderNumber=${number}&returnData=true`;
  return who.send(`/cc/api/cart/default?${query}`, { method: 'PUT' });
};

beforeEach(async () => {
  await open.database
    .update(budgetCenters)
    .set({ monthlyBudget: 5_000_000 })
    .where(eq(budgetCenters.name, 'Facilities'));
  await open.database.update(products).set({ stock: 500 }).where(eq(products.sku, chair));
  sally = await aBusinessBuyer(open.shop, 'sally@quire.example');
  helen = await aBusinessBuyer(open.shop, 'helen@quire.example');
  number = await aWaitingOrder();
});

describe('order approvals', () => {
  test('a waiting order is listed with its buyer [APPR-003, APPR-008]', async () => {
    expect(await waiting(helen)).toMatchObject({
      orderNumber: number,
      orderSubmittedBy: 'JD-15895',
      submittedByName: 'Jonathan Doherty',
    });
  });

  test('buyers who are not approvers can neither list nor decide orders [APPR-007]', async () => {
    const jonathan = await aBusinessBuyer(open.shop, 'jonathan@quire.example');
    const ken = await aBusinessBuyer(open.shop, 'ken@quire.example');
    for (const who of [jonathan, ken]) {
      expect((await fetchApprovals(who)).body).toMatchObject({ messages: [{ code: 'NOT_APPROVER' }] });
      expect((await decide(who, 'ACCEPT')).status).toBe(403);
    }
    expect(await orderNow()).toMatchObject({ status: 'WAITING_FOR_APPROVAL', decidedBy: null });
  });

  test('an approver of another company can neither see nor decide nor take over an order', async () => {
    await makeApprover('ken@quire.example');
    const ken = await aBusinessBuyer(open.shop, 'ken@quire.example');
    const before = await orderNow();

    expect((await fetchApprovals(ken)).status).toBe(200);
    expect(await waiting(ken)).toBeUndefined();
    for (const action of ['ACCEPT', 'DECLINE'] as const) {
      expect((await decide(ken, action)).body.orders).toMatchObject([
        { orderNumber: number, decidedBy: null, messages: [{ code: 'ORDER_NOT_FOUND' }] },
      ]);
    }
    const response = await moveOrderToCart(ken);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('CART_ID_NOT_FOUND')]);
    expect((await ken.read()).items ?? []).toEqual([]);
    expect(await orderNow()).toEqual(before);
  });

  test('a buyer who has become an approver cannot decide their own order', async () => {
    await makeApprover('jonathan@quire.example');
    const jonathan = await aBusinessBuyer(open.shop, 'jonathan@quire.example');
    expect((await decide(jonathan, 'ACCEPT')).body.orders).toMatchObject([{ messages: [{ code: 'OWN_ORDER' }] }]);
    expect(await orderNow()).toMatchObject({ status: 'WAITING_FOR_APPROVAL', decidedBy: null });
  });

  test('an acceptance can be repeated, and a contrary decision returns the first one and its approver [APPR-009]', async () => {
    expect((await decide(sally, 'ACCEPT')).body.orders).toMatchObject([{ orderNumber: number, messages: [] }]);
    expect((await decide(sally, 'ACCEPT')).body.orders).toMatchObject([{ messages: [] }]);
    expect((await decide(helen, 'DECLINE')).body.orders).toMatchObject([
      { action: 'ACCEPT', decidedBy: 'Sally Hughsby', messages: [{ code: 'ORDER_DECIDED' }] },
    ]);
    expect(await orderNow()).toMatchObject({ status: 'CONFIRMED', approvalComments: null });
    expect(await waiting(sally)).toBeUndefined();
  });

  test('declining an order returns its stock and budget, and its buyer can read the reason [APPR-002]', async () => {
    const [stock, left, order] = [await stockOf(), await leftOf(), await orderNow()];
    expect((await decide(helen, 'DECLINE')).body.orders).toMatchObject([{ decidedBy: 'Helen Wasserman' }]);
    expect(await leftOf()).toBe(left + (order?.total ?? 0));
    expect(await stockOf()).toBe(stock + CHAIRS);
    const jonathan = await aBusinessBuyer(open.shop, 'jonathan@quire.example');
    expect(await jonathan.page(`/webapp/orders/${number}`)).toContain('Too many chairs');
    const answer = await jonathan.send('/ele-lpd/api/sparxProxy/getCustomMessages');
    expect(v.parse(CustomMessagesBody, await answer.json()).messages).toContainEqual(
      expect.objectContaining({ title: `Your order ${number} was declined`, text: "You won't be charged for it." }),
    );
  });

  test('declining an order removes it from the counts of products ordered together', async () => {
    const before = await pairsNow();
    number = await aWaitingOrder([{ itemId: pen, qty: 1 }]);
    expect(await pairsNow()).toBe((before ?? 0) + 1);
    expect((await decide(helen, 'DECLINE')).body.orders).toMatchObject([{ messages: [] }]);
    expect(await pairsNow()).toBe(before);
  });

  test('a call that declines an order twice returns its stock once', async () => {
    const stock = await stockOf();
    expect((await decide(helen, 'DECLINE', {}, 2)).body.orders).toMatchObject([{ messages: [] }, { messages: [] }]);
    expect(await stockOf()).toBe(stock + CHAIRS);
  });

  test('a decline needs a comment of 1 to 250 characters, and decisions must match the call’s action [APPR-002, APPR-004]', async () => {
    expect((await decide(sally, 'DECLINE', { approvalComments: 'x'.repeat(251) })).status).toBe(400);
    expect((await decide(sally, 'DECLINE', { approvalComments: ' ' })).status).toBe(400);
    expect((await decide(sally, 'DECLINE', { action: 'ACCEPT' })).status).toBe(400);
    expect((await decide(sally, 'DECLINE', { action: 'BURN' })).status).toBe(400);
  });

  test('an order over the current budget is not accepted and continues to wait', async () => {
    await open.database.update(budgetCenters).set({ monthlyBudget: 1 }).where(eq(budgetCenters.name, 'Facilities'));
    expect((await decide(sally, 'ACCEPT')).body.orders).toMatchObject([{ messages: [{ code: 'BUDGET_EXCEEDED' }] }]);
    expect(await waiting(sally)).toBeDefined();
  });

  test('an acceptance of an order whose total is not the one that the approver saw is refused [DEC-Q340]', async () => {
    for (const orderTotal of ['1.00', undefined]) {
      expect((await decide(sally, 'ACCEPT', { orderTotal })).body.orders).toMatchObject([
        { messages: [{ code: 'ORDER_CHANGED' }] },
      ]);
    }
    expect(await waiting(sally)).toBeDefined();
    expect(await sally.page('/sba/approvals')).toContain(`name="orderTotal" value="${await totalNow()}"`);
  });

  test('of two concurrent decisions one is refused and returns the name of the first approver', async () => {
    const answers = await Promise.all([decide(sally, 'ACCEPT'), decide(helen, 'DECLINE')]);
    const codes = answers.map(({ body }) => body.orders[0]?.messages?.[0]?.code);
    expect(codes.toSorted()).toEqual(['ORDER_DECIDED', undefined]);
    const [winner, refused] = codes[0] === undefined ? ['Sally Hughsby', answers[1]] : ['Helen Wasserman', answers[0]];
    expect(refused.body.orders[0]?.decidedBy).toBe(winner);
  });

  test('an approver can move an order to their own cart to change it [CART-UPD-016]', async () => {
    const approver = await emptied(sally);
    expect((await moveOrderToCart(approver)).status).toBe(200);
    expect((await approver.read()).items).toMatchObject([{ itemId: chair }]);
    await emptied(approver);
  });

  test('a waiting order has its lines, its purchase order number, and its budget before and after [DEC-Q448]', async () => {
    const order = await waiting(sally);
    expect(order).toMatchObject({
      purchaseOrderNumber: 'PO 1',
      items: [
        { itemId: chair, qty: CHAIRS, finalPrice: await totalNow(), imageUrl: `/pictures/${chair}.svg?size=180` },
      ],
      budgets: [{ bcName: 'Facilities', after: ((await leftOf()) / 100).toFixed(2) }],
    });
    const [budget] = order?.budgets ?? [];
    expect(Number(budget?.before) - Number(budget?.after)).toBeCloseTo(Number(await totalNow()), 2);
    const page = await sally.page(`/sba/approvals?order=${number}`);
    const amount = (decimal: unknown) => contextIn('en-US').money(Math.round(Number(decimal) * 100));
    const [before, after] = [amount(budget?.before), amount(budget?.after)];
    expect(page).toContain(`Budget of Facilities · Before this order ${before} · After this order ${after}`);

    const french = await sally.page(`/sba/approvals?order=${number}&lang=fr-CA`);
    expect(french).toContain('Accepter</button>');
    expect(englishOf('order-approvals', french)).toEqual([]);
    await sally.page('/sba/approvals?lang=en-US');
  });

  test('an approver can list and accept orders without a script', async () => {
    expect(await sally.page('/sba/approvals')).not.toContain('name="comments"');
    const declining = await sally.page(`/sba/approvals?decline=${number}`);
    expect(declining).toContain(`Why are you declining order ${number}?`);
    expect(declining).toContain('name="action" value="DECLINE"');
    await sally.send('/webapp/approvals?tenantId=10051', {
      form: { orderNumber: number, action: 'ACCEPT', orderTotal: await totalNow(), back: '/sba/approvals' },
    });
    expect(await sally.page('/sba/approvals')).toContain(`Order ${number} was accepted.`);
  });
});
