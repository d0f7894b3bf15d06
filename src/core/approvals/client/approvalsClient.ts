import type { HostSignal } from '../../platform/client/host/host';
import { answeredList } from '../../platform/client/http/answeredList';
import { orUndefined, toMoney } from '../../platform/client/wireValue';
import { decimalFromMoney } from '../../platform/rules/moneyMath';
import type { Storefront } from '../../storefront';
import {
  type ApprovalOrderBody,
  ApprovalOrdersBody,
  type ApprovalOrdersRequest,
  type DecisionBody,
  DecisionsBody,
} from '../contract/approvals';
import { APPROVAL_VERBS, type ApprovalAction, type ApprovalOrder, type ApprovalOutcome } from '../rules/approvals';
import { approvalsEndpoints } from './endpoints';

/**
 * Reads the orders that wait for this approver [APPR-008]. Rejects with CommerceError `network`, `refused`
 * (NOT_APPROVER if the user may not decide) or `contract`.
 */
export async function readApprovalOrders(storefront: Storefront, signal?: HostSignal): Promise<ApprovalOrder[]> {
  const { send, site } = storefront;
  const body = { serviceContext: {}, query: {} } satisfies ApprovalOrdersRequest;
  const answer = await send(ApprovalOrdersBody, approvalsEndpoints.approvalOrders, { body, signal });
  return answeredList(answer.approvalOrders, answer).map((order) => toApprovalOrder(order, site.currency));
}

function toApprovalOrder(body: ApprovalOrderBody, currency: string): ApprovalOrder {
  return {
    cartId: body.cartId,
    number: String(body.orderNumber),
    orderNumber: body.orderNumber,
    submittedBy: body.orderSubmittedBy,
    submittedByName: orUndefined(body.submittedByName),
    submittedOn: orUndefined(body.submittedOn),
    total: toMoney(body.orderTotal, 'approvals: orderTotal', currency),
    poNumber: orUndefined(body.purchaseOrderNumber),
    shipTo: orUndefined(body.shipTo),
    lines: (body.items ?? []).map(({ itemId, name, qty, finalPrice, url, imageUrl }) => ({
      sku: itemId,
      name: orUndefined(name) ?? itemId,
      quantity: qty,
      total: toMoney(finalPrice, 'approvals: finalPrice', currency),
      url: orUndefined(url),
      imageUrl: orUndefined(imageUrl),
    })),
    budgets: (body.budgets ?? []).map(({ bcName, before, after }) => ({
      name: bcName,
      before: toMoney(before, 'approvals: before', currency),
      after: toMoney(after, 'approvals: after', currency),
    })),
  };
}

/** One action for one or more orders. The comment is sent only with a decline. */
export type ApprovalDecision = { action: ApprovalAction; orders: readonly ApprovalOrder[]; comment?: string };

/**
 * Accepts or declines orders, and resolves with the outcome of each [APPR-005, APPR-009]. Rejects with CommerceError
 * when no outcome is known; the request is idempotent and may be retried. Publishes `approvals:decided` whether it resolves or rejects
 * [ANLY-012].
 */
export async function decideOrders(
  storefront: Storefront,
  { action, orders, comment = '' }: ApprovalDecision,
): Promise<ApprovalOutcome[]> {
  const { send, events } = storefront;
  const body = orders.map(
    ({ cartId, orderNumber, submittedBy, total }) =>
      ({
        cartId,
        approvalComments: action === 'DECLINE' ? comment : '',
        ownerProfileId: submittedBy,
        orderNumber,
        action,
        ...(action === 'ACCEPT' && total && { orderTotal: decimalFromMoney(total) }),
      }) satisfies DecisionBody,
  );
  const publishOutcome = (done: number) =>
    events.publish('approvals:decided', { action, submitted: orders.length, done });
  try {
    const answer = await send(DecisionsBody, approvalsEndpoints.decideOrders, {
      query: { action: APPROVAL_VERBS[action] },
      body,
    });
    const outcomes = orders.map(({ number }) => outcomeOf(number, answer));
    publishOutcome(outcomes.filter(({ kind }) => kind === 'done').length);
    return outcomes;
  } catch (error) {
    publishOutcome(0);
    throw error;
  }
}

/** An order that is missing from the response counts as failed. */
function outcomeOf(number: string, { orders }: DecisionsBody): ApprovalOutcome {
  const decision = orders.find(({ orderNumber }) => String(orderNumber) === number);
  if (!decision) return { number, kind: 'failed', code: undefined };
  const messages = decision.messages ?? [];
  const [message] = messages;
  if (!message) return { number, kind: 'done' };
  if (message.code !== 'ORDER_DECIDED') {
    const skus = messages.flatMap(({ itemId }) => itemId ?? []);
    return { number, kind: 'failed', code: message.code, ...(skus.length > 0 && { skus }) };
  }
  const action = decision.action === 'ACCEPT' || decision.action === 'DECLINE' ? decision.action : undefined;
  return { number, kind: 'settled-before', action, by: orUndefined(decision.decidedBy) };
}
