import { describe, expect, test } from 'vitest';
import { approvalOrder, failedDecision } from '../../../../tests/support/shop/fakeShopApprovals';
import { aStorefront, BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { analyticsFacts } from '../../events/analyticsEvent';
import { decideOrders, readApprovalOrders } from './approvalsClient';

async function anApprover() {
  const page = aStorefront({ config: BUSINESS_CONTEXT });
  const facts: unknown[] = [];
  page.events.subscribeAll((event) => facts.push(...analyticsFacts(event)));
  const orders = await readApprovalOrders(page);
  return { page, facts, orders, sent: () => page.shop.requestsOf('decide').at(-1) };
}

describe('orders to approve', () => {
  test('orders are requested with a service context and an empty query [APPR-003, APPR-008]', async () => {
    const { page, orders } = await anApprover();
    expect(page.shop.requestsOf('approvals')).toMatchObject([
      {
        method: 'POST',
        path: '/ele-lpd/api/sparxProxy/getApprovalOrdersData',
        body: { serviceContext: {}, query: {} },
      },
    ]);
    expect(orders[0]).toMatchObject({
      cartId: 'cart-of-Q-1',
      number: 'Q-1',
      orderNumber: 'Q-1',
      submittedBy: 'JD-15895',
      submittedByName: 'Jonathan Doherty',
      submittedOn: '2026-11-20',
      total: { minor: 61240, currency: 'USD' },
      poNumber: 'PO 4711',
      shipTo: 'Head office, 200 West 79th Street, New York, NY 10024',
      lines: [
        { sku: 'MUG', quantity: 40, total: { minor: 50000, currency: 'USD' } },
        { sku: 'PEN', name: 'PEN' },
      ],
      budgets: [{ name: 'Facilities', after: { minor: 28760, currency: 'USD' } }, { name: 'Travel' }],
    });
    expect(orders[1]).toMatchObject({ lines: [], budgets: [], poNumber: undefined });
    expect(orders[2]).toMatchObject({ number: 'Q-3', submittedByName: undefined, total: undefined });
  });

  test('orders are accepted in one request, with the totals that were shown and without the comment [APPR-003, APPR-004, APPR-009, ANLY-012]', async () => {
    const { page, orders, sent, facts } = await anApprover();
    const outcomes = await decideOrders(page, { action: 'ACCEPT', orders: orders.slice(0, 2), comment: 'not sent' });
    expect(outcomes).toEqual([
      { number: 'Q-1', kind: 'done' },
      { number: 'Q-2', kind: 'done' },
    ]);
    expect(sent()).toMatchObject({ path: '/ele-lpd/api/approvalsProxy/order', query: { action: 'approve' } });
    expect(sent()?.body).toEqual(
      [
        ['Q-1', '612.40'],
        ['Q-2', '1299.00'],
      ].map(([orderNumber, orderTotal]) => ({
        cartId: `cart-of-${orderNumber}`,
        approvalComments: '',
        ownerProfileId: 'JD-15895',
        orderNumber,
        action: 'ACCEPT',
        orderTotal,
      })),
    );
    const data = { action: 'approve', submitted: 2, done: 2 };
    expect(facts).toEqual([{ kind: 'approveDecline', widget: 'order-approvals', data }]);
  });

  test('orders are declined with the comment, which is not sent to analytics [APPR-002, APPR-009, ANLY-012]', async () => {
    const { page, orders, sent, facts } = await anApprover();
    await decideOrders(page, { action: 'DECLINE', orders: orders.slice(0, 1), comment: 'Too many chairs' });
    expect(sent()).toMatchObject({ query: { action: 'decline' } });
    expect(sent()?.body).toEqual([
      {
        cartId: 'cart-of-Q-1',
        approvalComments: 'Too many chairs',
        ownerProfileId: 'JD-15895',
        orderNumber: 'Q-1',
        action: 'DECLINE',
      },
    ]);
    expect(JSON.stringify(facts)).toContain('"action":"decline"');
    expect(JSON.stringify(facts)).not.toMatch(/chairs|Q-1|JD-15895/);
  });

  test('each order has its own outcome: done, decided by somebody else, or failed [APPR-006]', async () => {
    const { page, orders, facts } = await anApprover();
    page.shop.approvals.failures = {
      'Q-2': failedDecision('ORDER_DECIDED', { action: 'DECLINE', decidedBy: 'Helen Wasserman' }),
      'Q-3': failedDecision('BUDGET_EXCEEDED'),
    };
    expect(await decideOrders(page, { action: 'ACCEPT', orders })).toStrictEqual([
      { number: 'Q-1', kind: 'done' },
      { number: 'Q-2', kind: 'settled-before', action: 'DECLINE', by: 'Helen Wasserman' },
      { number: 'Q-3', kind: 'failed', code: 'BUDGET_EXCEEDED' },
    ]);
    expect(facts).toMatchObject([{ data: { submitted: 3, done: 1 } }]);
  });

  test.each([
    ['ACCEPT', 'ACCEPT'],
    ['DECLINE', 'DECLINE'],
    ['CANCEL', undefined],
  ])('an order that was decided before by %s has the action %s [APPR-006]', async (decided, action) => {
    const { page, orders } = await anApprover();
    page.shop.approvals.failures = { 'Q-1': failedDecision('ORDER_DECIDED', { action: decided }) };
    expect(await decideOrders(page, { action: 'ACCEPT', orders: orders.slice(0, 1) })).toEqual([
      { number: 'Q-1', kind: 'settled-before', action, by: undefined },
    ]);
  });

  test('the outcome of an order whose items are out of stock names them [APPR-006]', async () => {
    const { page, orders } = await anApprover();
    const messages = ['MUG', undefined, 'PEN'].map((itemId) => ({ code: 'OUT_OF_STOCK', type: 'ERROR', itemId }));
    page.shop.approvals.failures = { 'Q-1': { messages } };
    expect(await decideOrders(page, { action: 'ACCEPT', orders: orders.slice(0, 1) })).toEqual([
      { number: 'Q-1', kind: 'failed', code: 'OUT_OF_STOCK', skus: ['MUG', 'PEN'] },
    ]);
  });

  test('orders declined without a comment are sent with an empty one [APPR-009]', async () => {
    const { page, orders, sent } = await anApprover();
    await decideOrders(page, { action: 'DECLINE', orders: orders.slice(0, 1) });
    expect(sent()?.body).toMatchObject([{ approvalComments: '' }]);
  });

  test.each([
    ['orderTotal', { orderTotal: '1.005' }],
    ['finalPrice', { items: [{ itemId: 'MUG', qty: 1, finalPrice: '1.005' }] }],
    ['before', { budgets: [{ bcName: 'Travel', before: '1.005' }] }],
    ['after', { budgets: [{ bcName: 'Travel', after: '1.005' }] }],
  ])(
    'an amount that the currency does not have fails the request, and the error names %s [APPR-008]',
    async (name, over) => {
      const page = aStorefront({ config: BUSINESS_CONTEXT });
      page.shop.answerNext(200, { approvalOrders: [approvalOrder('Q-1', over)] });
      await expect(readApprovalOrders(page)).rejects.toMatchObject({
        kind: 'contract',
        message: `approvals: ${name}: expected an amount of USD, received 1.005`,
      });
    },
  );

  test('an order that the response omits is failed, and a failed request is reported with none done [APPR-006]', async () => {
    const { page, orders, facts } = await anApprover();
    page.shop.answerNext(200, { orders: [{ orderNumber: 'Q-2' }] }, 'decide');
    expect(await decideOrders(page, { action: 'ACCEPT', orders: orders.slice(0, 2) })).toEqual([
      { number: 'Q-1', kind: 'failed', code: undefined },
      { number: 'Q-2', kind: 'done' },
    ]);
    page.shop.failNext(500, { of: 'decide' });
    await expect(decideOrders(page, { action: 'DECLINE', orders, comment: 'no' })).rejects.toMatchObject({
      status: 500,
    });
    expect(facts.at(-1)).toMatchObject({ data: { action: 'decline', submitted: 3, done: 0 } });
  });

  test.each<[string, object, object]>([
    [
      'all details',
      {
        items: [{ itemId: 'MUG', name: 'Mug', qty: 2, finalPrice: '25.00', url: '/mug', imageUrl: '/mug.webp' }],
        budgets: [{ bcName: 'IT', before: '100.00', after: '75.00' }],
      },
      {
        lines: [
          {
            ...{ sku: 'MUG', name: 'Mug', quantity: 2, total: { minor: 2500, currency: 'USD' } },
            ...{ url: '/mug', imageUrl: '/mug.webp' },
          },
        ],
        budgets: [{ name: 'IT', before: { minor: 10_000, currency: 'USD' }, after: { minor: 7500, currency: 'USD' } }],
      },
    ],
    [
      'empty details',
      {
        ...{ submittedByName: '', submittedOn: '', orderTotal: null, purchaseOrderNumber: '', shipTo: '' },
        items: [{ itemId: 'MUG', name: '', qty: 0, finalPrice: null, url: '', imageUrl: '' }],
        budgets: [{ bcName: 'IT' }],
      },
      {
        ...{ submittedByName: undefined, submittedOn: undefined, total: undefined },
        ...{ poNumber: undefined, shipTo: undefined },
        lines: [{ sku: 'MUG', name: 'MUG', quantity: 0, total: undefined, url: undefined, imageUrl: undefined }],
        budgets: [{ name: 'IT', before: undefined, after: undefined }],
      },
    ],
    ['no lists', { items: null, budgets: null }, { lines: [], budgets: [] }],
  ])('an order can have %s [APPR-003, APPR-008]', async (_, over, order) => {
    const page = aStorefront({ config: BUSINESS_CONTEXT });
    page.shop.answerNext(200, { approvalOrders: [approvalOrder('Q-1', over)] });
    expect(await readApprovalOrders(page)).toMatchObject([order]);
  });

  test('an answer with an error and no orders is a refusal; without an error, there are none [DEC-Q594]', async () => {
    const page = aStorefront({ config: BUSINESS_CONTEXT });
    page.shop.answerNext(200, { messages: [{ code: 'LATER', type: 'ERROR', message: 'Later' }] });
    await expect(readApprovalOrders(page)).rejects.toMatchObject({ kind: 'refused', code: 'LATER' });
    page.shop.answerNext(200, {});
    expect(await readApprovalOrders(page)).toEqual([]);
  });

  test('an order without a total is accepted without one [APPR-009]', async () => {
    const { page, orders, sent } = await anApprover();
    await decideOrders(page, { action: 'ACCEPT', orders: orders.slice(2) });
    expect(sent()?.body).toEqual([expect.not.objectContaining({ orderTotal: expect.anything() })]);
  });

  test('ids that the shop sends as numbers go back as they came [APPR-009]', async () => {
    const page = aStorefront({ config: BUSINESS_CONTEXT });
    const items = [{ itemId: 905123, qty: 2 }];
    page.shop.answerNext(200, { approvalOrders: [{ cartId: 7, orderNumber: 4711, orderSubmittedBy: 15895, items }] });
    const orders = await readApprovalOrders(page);
    expect(orders).toMatchObject([{ number: '4711', submittedBy: 15895, lines: [{ sku: '905123' }] }]);
    page.shop.answerNext(200, { orders: [{ orderNumber: 4711 }] }, 'decide');
    expect(await decideOrders(page, { action: 'ACCEPT', orders })).toEqual([{ number: '4711', kind: 'done' }]);
    expect(page.shop.requestsOf('decide')).toMatchObject([
      { body: [{ cartId: 7, orderNumber: 4711, ownerProfileId: 15895 }] },
    ]);
  });
});
