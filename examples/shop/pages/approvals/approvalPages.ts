import { Hono } from 'hono';
import * as v from 'valibot';
import { APPROVAL_COMMENT_MAX } from '../../../../src/core/approvals/rules/approvals';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { Comments } from '../../api/approvalsApi';
import { decide, requireApprover, waitingOrders } from '../../business/approvals';
import { buyingOf } from '../../business/company';
import type { Notice } from '../../database/schema';
import { ShortText } from '../../http/readRequest';
import { Refusal } from '../../http/refusal';
import { answerForm } from '../platform/formRequest';
import { type Html, html } from '../platform/html';
import { respondPage } from '../platform/layout';

const path = '/sba/approvals';
const sendPath = '/webapp/approvals?tenantId=10051';

const DecisionForm = v.object({
  orderNumber: ShortText,
  action: v.picklist(['ACCEPT', 'DECLINE']),
  comments: v.optional(Comments, ''),
  orderTotal: v.optional(ShortText),
});

/** The page where an approver decides. Its plain forms work without the script [APPR-001]. */
export function approvalPages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get(path, async (c) => {
    if (c.get('visitor').account?.tenant !== 'SBA') {
      return c.redirect(`/office/supplies/login?jumpUrl=${encodeURIComponent(path)}`, 303);
    }
    const body = html`<div data-quire="order-approvals"><h1>Orders awaiting approval</h1>${await plainApprovals(c)}</div>`;
    return respondPage(c, { title: 'Order approvals', body });
  });
  pages.post('/webapp/approvals', (c) => answerForm(c, DecisionForm, (fields) => decideByForm(c, fields)));
  return pages;
}

async function plainApprovals(c: ShopContext): Promise<Html> {
  const buying = await buyingOf(c.get('database'), c.get('visitor').account);
  if (!buying?.isApprover) return html`<p>Your account is not set up to approve orders.</p>`;
  const waiting = await waitingOrders(c.get('database'), buying.company.id);
  if (waiting.length === 0) return html`<p>No orders are waiting for your approval.</p>`;
  return html`<ul class="plain">${waiting.map(
    ({
      orderNumber,
      submittedByName,
      submittedOn,
      orderTotal,
      purchaseOrderNumber,
      items,
      budgets,
    }) => html`<li class="order-card">
      <h2>Order ${orderNumber}</h2><p>${submittedByName}, ${submittedOn}, $${orderTotal}${purchaseOrderNumber ? ` · Purchase order ${purchaseOrderNumber}` : ''}</p>
      <details><summary>Details</summary><ul class="order-lines plain">${items?.map(({ name, qty, finalPrice, url, imageUrl }) => html`<li><img src="${imageUrl}" width="56" height="56" alt="" loading="lazy"><p><a href="${url}">${name}</a></p><p class="quiet">Quantity: ${qty}</p><b class="amount">$${finalPrice}</b></li>`)}</ul>
      ${budgets?.map(({ bcName, before, after }) => html`<p>Budget of ${bcName}: ${before === null ? 'unlimited' : `$${before} before this order, $${after} after it`}</p>`)}</details>
      ${decisionForm(String(orderNumber), html`<input type="hidden" name="orderTotal" value="${orderTotal}"><button type="submit" class="button" name="action" value="ACCEPT">Accept</button>`)}
      ${decisionForm(
        String(orderNumber),
        html`<label>Comment <input name="comments" maxlength="${APPROVAL_COMMENT_MAX}" required autocomplete="off"></label>
          <button type="submit" class="button button-quiet" name="action" value="DECLINE">Decline</button>`,
      )}</li>`,
  )}</ul>`;
}

/** One form for each decision, because Enter in the comment activates the first button of its form. */
function decisionForm(orderNumber: string, buttons: Html): Html {
  return html`<form method="post" action="${sendPath}"><input type="hidden" name="back" value="${path}"><input type="hidden" name="orderNumber" value="${orderNumber}">${buttons}</form>`;
}

async function decideByForm(
  c: ShopContext,
  { comments, ...request }: v.InferOutput<typeof DecisionForm>,
): Promise<Notice[]> {
  if (request.action === 'DECLINE' && comments === '')
    throw new Refusal(400, 'COMMENT_MISSING', 'Please enter a comment.');
  const [result] = await c.get('database').transaction(async (tx) => {
    const approver = await requireApprover(tx, c.get('visitor').account);
    return decide(tx, approver, [{ ...request, comments: request.action === 'DECLINE' ? comments : '' }]);
  });
  const code = result?.messages?.[0]?.code;
  const done = { ACCEPT: 'accepted', DECLINE: 'declined' };
  if (!code) return [{ tone: 'good', text: `Order ${request.orderNumber} was ${done[request.action]}.` }];
  if (code === 'ORDER_DECIDED') {
    const what = result?.action === 'DECLINE' ? done.DECLINE : done.ACCEPT;
    return [
      {
        tone: 'warning',
        text: `Order ${request.orderNumber} was already ${what} by ${result?.decidedBy ?? 'another approver'}.`,
      },
    ];
  }
  const reasons: Record<string, string> = {
    BUDGET_EXCEEDED: "There isn't enough budget left for this order.",
    ORDER_CHANGED: `Order ${request.orderNumber} changed. Look it over, then accept it.`,
  };
  const why = reasons[code] ?? `You can't accept or decline order ${request.orderNumber}.`;
  return [{ tone: 'bad', text: why }];
}
