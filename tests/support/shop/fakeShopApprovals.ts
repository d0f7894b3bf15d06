import type { ApprovalOrderBody, DecisionBody, DecisionsBody } from '../../../src/core/approvals/contract/approvals';
import type { FakeAnswer } from './fakeShopRoutes';

/** The calls of an approver. */
export type FakeApprovalCall = 'approvals' | 'decide';

export const APPROVAL_ROUTES: [call: FakeApprovalCall, method: string, path: RegExp][] = [
  ['approvals', 'POST', /\/sparxProxy\/getApprovalOrdersData$/],
  ['decide', 'POST', /\/approvalsProxy\/order$/],
];

type OrderDecision = DecisionsBody['orders'][number];

/** The waiting orders, and the decisions about others. */
export type FakeApprovals = {
  waiting: ApprovalOrderBody[];
  decided: DecisionBody[];
  /** The shop's response to a decision about an order, instead of applying it. */
  failures: Record<string, Omit<OrderDecision, 'orderNumber'>>;
};

export const approvalOrder = (number: string, over: Partial<ApprovalOrderBody> = {}): ApprovalOrderBody => ({
  cartId: `cart-of-${number}`,
  orderNumber: number,
  orderSubmittedBy: 'JD-15895',
  submittedByName: 'Jonathan Doherty',
  submittedOn: '2026-11-20',
  orderTotal: '612.40',
  ...over,
});

/** The details that a shop may send of an order. */
const DETAILS: Partial<ApprovalOrderBody> = {
  purchaseOrderNumber: 'PO 4711',
  shipTo: 'Head office, 200 West 79th Street, New York, NY 10024',
  items: [
    {
      itemId: 'MUG',
      name: 'Enamel mug',
      qty: 40,
      finalPrice: '500.00',
      url: '/product_MUG',
      imageUrl: '/images/MUG.webp',
    },
    { itemId: 'PEN', name: null, qty: 56, finalPrice: '112.40' },
  ],
  budgets: [
    { bcName: 'Facilities', before: '900.00', after: '287.60' },
    { bcName: 'Travel', before: null, after: null },
  ],
};

export function createFakeApprovals(): FakeApprovals {
  return {
    waiting: [
      approvalOrder('Q-1', DETAILS),
      approvalOrder('Q-2', { submittedByName: 'Sally Hughsby', submittedOn: '2026-11-21', orderTotal: '1299.00' }),
      approvalOrder('Q-3', { submittedByName: null, submittedOn: null, orderTotal: null }),
    ],
    decided: [],
    failures: {},
  };
}

export function answerApprovals(call: FakeApprovalCall, body: unknown, approvals: FakeApprovals): FakeAnswer {
  if (call === 'approvals') return { status: 200, body: { approvalOrders: approvals.waiting } };
  const orders = (body as DecisionBody[]).map((decision): OrderDecision => {
    const { orderNumber, action } = decision;
    const failures = approvals.failures[orderNumber];
    if (failures) return { orderNumber, ...failures };
    approvals.waiting = approvals.waiting.filter((order) => order.orderNumber !== orderNumber);
    approvals.decided.push(decision);
    return { orderNumber, action, decidedBy: 'Sally Hughsby', messages: [] };
  });
  return { status: 200, body: { orders } };
}

/** The shop's message about an order whose decision failed. */
export const failedDecision = (
  code: string,
  over: Partial<OrderDecision> = {},
): Omit<OrderDecision, 'orderNumber'> => ({
  messages: [{ code, type: 'ERROR', message: code }],
  ...over,
});
