import { type Context, type Env, Hono } from 'hono';
import * as v from 'valibot';
import type {
  ApprovalOrderBody,
  ApprovalOrdersBody,
  DecisionsBody,
} from '../../../src/core/approvals/contract/approvals';
import { APPROVAL_COMMENT_MAX } from '../../../src/core/approvals/rules/approvals';
import { noCardNumber, readJson, ShortText } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import type { Decision, DecisionResult } from './decisions';

/** What the calls and the page of approvals need of the shop that answers them. */
export type ApprovalShop<E extends Env> = {
  /** The orders that wait for this approver. Refuses everybody else. */
  waitingOrders(c: Context<E>): Promise<ApprovalOrderBody[]>;
  /** Carries out the decisions of this approver. Refuses everybody else. */
  decide(c: Context<E>, decisions: Decision[]): Promise<DecisionResult[]>;
};

/** A shop that refuses the calls of visitors who have not signed in as a buyer. */
type BuyersShop<E extends Env> = ApprovalShop<E> & { requireBuyer(c: Context<E>): void };

export const Comments = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => [...text].length <= APPROVAL_COMMENT_MAX),
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u),
  noCardNumber,
);

/** Decisions about one or several orders [APPR-009]. */
const DecisionsRequest = v.pipe(
  v.array(
    v.object({
      cartId: ShortText,
      approvalComments: v.optional(Comments, ''),
      ownerProfileId: v.string(),
      orderNumber: ShortText,
      action: v.picklist(['ACCEPT', 'DECLINE']),
      orderTotal: v.optional(ShortText),
    }),
  ),
  v.minLength(1, 'Orders not passed'),
  v.maxLength(200),
);

const actions = { approve: 'ACCEPT', decline: 'DECLINE' } as const;

/** The orders that wait for approval, and the decisions of approvers [APPR-008, APPR-009]. */
export function approvalRoutes<E extends Env>({ requireBuyer, waitingOrders, decide }: BuyersShop<E>): Hono<E> {
  const api = new Hono<E>();

  api.post('/sparxProxy/getApprovalOrdersData', async (c) => {
    requireBuyer(c);
    const approvalOrders = await waitingOrders(c);
    c.header('Cache-Control', 'no-store');
    return c.json({ approvalOrders } satisfies ApprovalOrdersBody);
  });

  api.post('/approvalsProxy/order', async (c) => {
    requireBuyer(c);
    const action = actions[c.req.query('action') as keyof typeof actions];
    const decisions = await readJson(c, DecisionsRequest);
    if (!decisions.every((decision) => decision.action === action)) {
      throw new Refusal(400, 'INVALID_DATA_ITEM', 'action: expected the action in the URL');
    }
    if (action === 'DECLINE' && decisions.some(({ approvalComments }) => approvalComments === '')) {
      throw new Refusal(400, 'COMMENT_MISSING', 'Please say why the order is declined');
    }
    const requests = decisions.map(({ orderNumber, approvalComments: comments, orderTotal }) => ({
      orderNumber,
      action,
      comments,
      orderTotal,
    }));
    return c.json({ orders: await decide(c, requests) } satisfies DecisionsBody);
  });
  return api;
}
