import * as v from '../../../schema';
import { MessageBody } from '../../platform/contract/message';
import { Amount, Text } from '../../platform/contract/scalar';

/**
 * An order that waits for approval [APPR-003]. `orderSubmittedBy` is the profile id of whoever placed it; the total is a
 * decimal string, the date ISO 8601.
 */
export const ApprovalOrderBody = v.object({
  cartId: v.string(),
  orderNumber: v.string(),
  orderSubmittedBy: v.string(),
  submittedByName: Text,
  submittedOn: Text,
  orderTotal: Amount,
});

/** Answer of POST …/getApprovalOrdersData, the oldest order first [APPR-008]. */
export const ApprovalOrdersBody = v.object({ approvalOrders: v.array(ApprovalOrderBody) });

/** Body of POST …/getApprovalOrdersData [APPR-008]. */
export type ApprovalOrdersRequest = { serviceContext: object; query: object };

/** What is decided about one order [APPR-003, APPR-004, APPR-009]; `ownerProfileId` is its `orderSubmittedBy`. */
export type DecisionBody = {
  cartId: string;
  approvalComments: string;
  ownerProfileId: string;
  orderNumber: string;
  action: 'ACCEPT' | 'DECLINE';
};

/**
 * Answer of POST …/approvalsProxy/order: what became of each order. Where there is a message it was not done; ORDER_DECIDED
 * says that somebody else was first, with what they did in `action` and their name in `decidedBy`.
 */
export const DecisionsBody = v.object({
  orders: v.array(
    v.object({
      orderNumber: v.string(),
      action: Text,
      decidedBy: Text,
      messages: v.nullish(v.array(MessageBody)),
    }),
  ),
});

export type ApprovalOrderBody = v.InferOutput<typeof ApprovalOrderBody>;
export type ApprovalOrdersBody = v.InferOutput<typeof ApprovalOrdersBody>;
export type DecisionsBody = v.InferOutput<typeof DecisionsBody>;
