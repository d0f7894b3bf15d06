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
import { widgetTextsIn } from '../../languages/widgetTexts';
import { day } from '../platform/day';
import { contextIn } from '../platform/formContext';
import { answerForm } from '../platform/formRequest';
import { type Html, html } from '../platform/html';
import { languageOf } from '../platform/language';
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
    const title = textsOf(c)('title');
    const body = html`<div data-quire="order-approvals"><h1>${title}</h1>${await plainApprovals(c)}</div>`;
    return respondPage(c, { title, body });
  });
  pages.post('/webapp/approvals', (c) => answerForm(c, DecisionForm, (fields) => decideByForm(c, fields)));
  return pages;
}

const textsOf = (c: ShopContext) => widgetTextsIn(languageOf(c), 'order-approvals');

async function plainApprovals(c: ShopContext): Promise<Html> {
  const texts = textsOf(c);
  const { money, locale } = contextIn(languageOf(c));
  const amount = (decimal: unknown) => money(Math.round(Number(decimal) * 100));
  const buying = await buyingOf(c.get('database'), c.get('visitor').account);
  if (!buying?.isApprover) return html`<p>${texts('forbidden')}</p>`;
  const waiting = await waitingOrders(c.get('database'), buying.company.id);
  if (waiting.length === 0) return html`<p>${texts('none')}</p>`;
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
      <h2>${texts('order')} ${orderNumber}</h2><p>${submittedByName}, ${submittedOn && day(submittedOn.slice(0, 10), locale)}, ${amount(orderTotal)}${purchaseOrderNumber ? ` · ${texts('poNumber')} ${purchaseOrderNumber}` : ''}</p>
      <details><summary>${texts('detailsOf', { number: String(orderNumber) })}</summary><ul class="order-lines plain">${items?.map(({ name, qty, finalPrice, url, imageUrl }) => html`<li><img src="${imageUrl}" width="56" height="56" alt="" loading="lazy"><p><a href="${url}">${name}</a></p><p class="quiet">${texts('quantity', { n: qty })}</p><b class="amount">${amount(finalPrice)}</b></li>`)}</ul>
      ${budgets?.map(({ bcName, before, after }) => html`<p>${texts('budget', { name: bcName })} · ${before === null ? texts('unlimited') : `${texts('before')} ${amount(before)} · ${texts('after')} ${amount(after ?? before)}`}</p>`)}</details>
      ${decisionForm(String(orderNumber), html`<input type="hidden" name="orderTotal" value="${orderTotal}"><button type="submit" class="button" name="action" value="ACCEPT">${texts('accept')}</button>`)}
      ${decisionForm(
        String(orderNumber),
        html`<label>${texts('comment', { number: String(orderNumber) })} <input name="comments" maxlength="${APPROVAL_COMMENT_MAX}" required autocomplete="off"></label>
          <button type="submit" class="button button-quiet" name="action" value="DECLINE">${texts('decline')}</button>`,
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
    throw new Refusal(400, 'COMMENT_MISSING', textsOf(c)('commentMissing'));
  const [result] = await c.get('database').transaction(async (tx) => {
    const approver = await requireApprover(tx, c.get('visitor').account);
    return decide(tx, approver, [{ ...request, comments: request.action === 'DECLINE' ? comments : '' }]);
  });
  const code = result?.messages?.[0]?.code;
  const texts = textsOf(c);
  const { orderNumber: number, action } = request;
  if (!code) return [{ tone: 'good', text: texts(action === 'ACCEPT' ? 'accepted' : 'declined', { number }) }];
  if (code === 'ORDER_DECIDED') {
    const by = result?.decidedBy ?? texts('somebody');
    const key = result?.action === 'DECLINE' ? 'declinedBefore' : 'acceptedBefore';
    return [{ tone: 'warning', text: texts(key, { number, by }) }];
  }
  const reasons = { BUDGET_EXCEEDED: 'overBudget', ORDER_CHANGED: 'changed', OWN_ORDER: 'own' } as const;
  const reason = Object.entries(reasons).find(([each]) => each === code)?.[1] ?? 'failed';
  return [{ tone: 'bad', text: texts(reason) }];
}
