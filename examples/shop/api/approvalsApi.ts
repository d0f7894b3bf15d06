import { Hono } from 'hono';
import * as v from 'valibot';
import type { ApprovalOrdersBody, DecisionsBody } from '../../../src/core/approvals/contract/approvals';
import { APPROVAL_COMMENT_MAX } from '../../../src/core/approvals/rules/approvals';
import { requireBuyer } from '../accounts/requireBuyer';
import type { ShopEnv } from '../accounts/visitor';
import { decide, requireApprover, waitingOrders } from '../business/approvals';
import { noCardNumber, readJson, ShortText } from '../http/readRequest';
import { Refusal } from '../http/refusal';

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
export function approvalsApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();

  api.post('/sparxProxy/getApprovalOrdersData', async (c) => {
    requireBuyer(c);
    const { companyId } = await requireApprover(c.get('database'), c.get('visitor').account);
    c.header('Cache-Control', 'no-store');
    return c.json({ approvalOrders: await waitingOrders(c.get('database'), companyId) } satisfies ApprovalOrdersBody);
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
    const orders = await c.get('database').transaction(async (tx) => {
      const approver = await requireApprover(tx, c.get('visitor').account);
      const requests = decisions.map(({ orderNumber, approvalComments: comments, orderTotal }) => ({
        orderNumber,
        action,
        comments,
        orderTotal,
      }));
      return decide(tx, approver, requests);
    });
    return c.json({ orders } satisfies DecisionsBody);
  });
  return api;
}
