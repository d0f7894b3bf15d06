import * as v from '../../../schema';
import { MessageBody } from '../../platform/contract/message';
import { Notices } from '../../platform/contract/notices';
import { Amount, Id, Quantity, Text, TextId } from '../../platform/contract/scalar';

/** A line of an order that waits. Amounts are decimal strings. */
const ApprovalItemBody = v.object({
  itemId: TextId,
  name: Text,
  qty: Quantity,
  finalPrice: Amount,
  url: Text,
  imageUrl: Text,
});

/** What is left of a budget without the order, and with it, as decimal strings; null if it is unlimited. */
const ApprovalBudgetBody = v.object({ bcName: v.string(), before: Amount, after: Amount });

/**
 * An order that waits for approval [APPR-003]. `orderSubmittedBy` is the profile id of the buyer who placed it; the
 * total is a decimal string, and the date is ISO 8601. A shop may omit the details below the total [DEC-Q448].
 */
export const ApprovalOrderBody = v.object({
  cartId: Id,
  orderNumber: Id,
  orderSubmittedBy: Id,
  submittedByName: Text,
  submittedOn: Text,
  orderTotal: Amount,
  purchaseOrderNumber: Text,
  shipTo: Text,
  items: v.nullish(v.array(ApprovalItemBody)),
  budgets: v.nullish(v.array(ApprovalBudgetBody)),
});

/**
 * Response of POST …/getApprovalOrdersData, the oldest order first [APPR-008]. A shop may leave an empty list out; an
 * error among the `messages` means that the orders are unknown [DEC-Q594].
 */
export const ApprovalOrdersBody = v.object({
  approvalOrders: v.nullish(v.array(ApprovalOrderBody), []),
  messages: Notices,
});

/** Body of POST …/getApprovalOrdersData [APPR-008]. */
export type ApprovalOrdersRequest = { serviceContext: object; query: object };

/**
 * The decision on one order [APPR-003, APPR-004, APPR-009]; `ownerProfileId` is the order's `orderSubmittedBy`, and
 * `orderTotal` the total that the approver saw, as a decimal string.
 */
export type DecisionBody = {
  cartId: string | number;
  approvalComments: string;
  ownerProfileId: string | number;
  orderNumber: string | number;
  action: 'ACCEPT' | 'DECLINE';
  orderTotal?: string;
};

/**
 * Response of POST …/approvalsProxy/order: the outcome of each order. An order with a message was not processed. The
 * code ORDER_DECIDED means that another approver has decided it before, with their action in `action` and their name in
 * `decidedBy`; ORDER_CHANGED, that its total is not the one that the approver saw.
 */
export const DecisionsBody = v.object({
  orders: v.array(
    v.object({
      orderNumber: Id,
      action: Text,
      decidedBy: Text,
      messages: v.nullish(v.array(MessageBody)),
    }),
  ),
});

export type ApprovalOrderBody = v.InferOutput<typeof ApprovalOrderBody>;
export type ApprovalOrdersBody = v.InferOutput<typeof ApprovalOrdersBody>;
export type DecisionsBody = v.InferOutput<typeof DecisionsBody>;
