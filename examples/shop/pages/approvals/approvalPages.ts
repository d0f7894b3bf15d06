import { Hono } from 'hono';
import * as v from 'valibot';
import { APPROVAL_COMMENT_MAX } from '../../../../src/core/approvals/rules/approvals';
import { formatOrderDate } from '../../../../src/core/platform/rules/formatOrderDate';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { Comments } from '../../api/approvalsApi';
import { decide, requireApprover, waitingOrders } from '../../business/approvals';
import { buyingOf } from '../../business/company';
import type { Notice } from '../../database/schema';
import { ShortText } from '../../http/readRequest';
import { Refusal } from '../../http/refusal';
import { widgetTextsIn } from '../../languages/widgetTexts';
import { ordersPath } from '../orders/orderPaths';
import { contextIn } from '../platform/formContext';
import { answerForm } from '../platform/formRequest';
import { type Html, html, nothing } from '../platform/html';
import { languageOf, sayOf } from '../platform/language';
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
    const crumbs = html`<p class="crumbs"><a href="${ordersPath}">${sayOf(c)('Your orders')}</a> · <a href="/webapp/account">${sayOf(c)('Your account')}</a></p>`;
    const body = html`${crumbs}<div class="page-widget lists-place" data-quire="order-approvals"><h1>${title}</h1>${await plainApprovals(c)}</div>`;
    return respondPage(c, { title, body });
  });
  pages.post('/webapp/approvals', (c) => answerForm(c, DecisionForm, (fields) => decideByForm(c, fields)));
  return pages;
}

const textsOf = (c: ShopContext) => widgetTextsIn(languageOf(c), 'order-approvals');

/**
 * The orders in a table, with the same boxes as the widget [DEC-Q557]. The number of an order opens its details, and
 * Decline opens the form for the reason.
 */
async function plainApprovals(c: ShopContext): Promise<Html> {
  const texts = textsOf(c);
  const buying = await buyingOf(c.get('database'), c.get('visitor').account);
  if (!buying?.isApprover) return html`<p>${texts('forbidden')}</p>`;
  const waiting = await waitingOrders(c.get('database'), buying.company.id);
  if (waiting.length === 0) return html`<p>${texts('none')}</p>`;
  return html`<p class="approvals-several"></p><table class="approvals"><thead><tr><td></td>${(['order', 'submittedBy', 'date', 'total', 'actions'] as const).map((each) => html`<th scope="col">${texts(each)}</th>`)}</tr></thead>
    <tbody>${waiting.map((order) => plainOrder(c, order))}</tbody></table>
    <p class="quiet">${texts('modifyHint')}</p>`;
}

type WaitingOrder = Awaited<ReturnType<typeof waitingOrders>>[number];

function plainOrder(c: ShopContext, order: WaitingOrder): Html {
  const { orderNumber, submittedByName, submittedOn, orderTotal } = order;
  const texts = textsOf(c);
  const { locale } = contextIn(languageOf(c));
  const number = String(orderNumber);
  const isOpen = c.req.query('order') === number;
  const isDeclined = c.req.query('decline') === number;
  return html`<tr id="${number}"><td><span class="check-box"></span></td>
      <th scope="row"><a class="plain-button" href="${path}?order=${number}#${number}" aria-label="${texts('detailsOf', { number })}">${number}</a></th>
      <td data-label="${texts('submittedBy')}">${submittedByName}</td>
      <td data-label="${texts('date')}">${(submittedOn && formatOrderDate(submittedOn, locale)) || texts('unknown')}</td>
      <td data-label="${texts('total')}">${amountIn(c)(orderTotal)}</td>
      <td><div class="list-actions">${decisionForm(number, html`<input type="hidden" name="orderTotal" value="${orderTotal}"><button type="submit" class="button" name="action" value="ACCEPT" aria-label="${texts('acceptNamed', { number })}">${texts('accept')}</button>`)}
        <a class="button button-quiet" href="${path}?decline=${number}#${number}" aria-label="${texts('declineNamed', { number })}">${texts('decline')}</a><span class="plain-button reserved" aria-hidden="true">${texts('modify')}</span></div></td></tr>
      ${isOpen ? html`<tr><td colspan="6">${plainDetails(c, order)}</td></tr>` : nothing}
      ${isDeclined ? html`<tr><td colspan="6">${declineForm(number, texts)}</td></tr>` : nothing}`;
}

function plainDetails(c: ShopContext, { purchaseOrderNumber, items, budgets }: WaitingOrder): Html {
  const texts = textsOf(c);
  const amount = amountIn(c);
  return html`<ul class="order-lines plain">${items?.map(({ name, qty, finalPrice, url, imageUrl }) => html`<li><img src="${imageUrl}" width="56" height="56" alt="" loading="lazy"><p><a href="${url}">${name}</a></p><p class="quiet">${texts('quantity', { n: qty })}</p><b class="amount">${amount(finalPrice)}</b></li>`)}</ul>
      <p>${texts('poNumber')} ${purchaseOrderNumber ?? texts('unknown')}</p>
      ${budgets?.map(({ bcName, before, after }) => html`<p>${texts('budget', { name: bcName })} · ${before === null ? texts('unlimited') : `${texts('before')} ${amount(before)} · ${texts('after')} ${amount(after ?? before)}`}</p>`)}`;
}

function declineForm(number: string, texts: ReturnType<typeof textsOf>): Html {
  return decisionForm(
    number,
    html`<label>${texts('comment', { number })} <input name="comments" maxlength="${APPROVAL_COMMENT_MAX}" required autofocus autocomplete="off"></label>
      <button type="submit" class="button" name="action" value="DECLINE">${texts('send')}</button>`,
  );
}

function amountIn(c: ShopContext): (decimal: unknown) => string {
  const { money } = contextIn(languageOf(c));
  return (decimal) => money(Math.round(Number(decimal) * 100));
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
