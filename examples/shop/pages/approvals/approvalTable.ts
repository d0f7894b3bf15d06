import type { ApprovalOrderBody } from '../../../../src/core/approvals/contract/approvals';
import { APPROVAL_COMMENT_MAX } from '../../../../src/core/approvals/rules/approvals';
import { formatOrderDate } from '../../../../src/core/platform/rules/formatOrderDate';
import type { widgetTextsIn } from '../../languages/widgetTexts';
import { contextIn } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import type { Language } from '../platform/language';

export const approvalsPath = '/sba/approvals';
export const sendPath = '/webapp/approvals';

export type ApprovalTexts = ReturnType<typeof widgetTextsIn<'order-approvals'>>;

type View = {
  texts: ApprovalTexts;
  language: Language;
  /** the numbers of the order whose details are open, and of the one that is being declined */
  opened: { order: string | undefined; decline: string | undefined };
};

/**
 * The orders in a table, with the same boxes as the widget [DEC-Q557]. The number of an order opens its details, and
 * Decline opens the form for the reason.
 */
export function approvalTable(orders: ApprovalOrderBody[], view: View): Html {
  const { texts } = view;
  if (orders.length === 0) return html`<p>${texts('none')}</p>`;
  return html`<p class="approvals-several"></p><table class="approvals"><thead><tr><td></td>${(['order', 'submittedBy', 'date', 'total', 'actions'] as const).map((each) => html`<th scope="col">${texts(each)}</th>`)}</tr></thead>
    <tbody>${orders.map((order) => plainOrder(order, view))}</tbody></table>
    <p class="quiet">${texts('modifyHint')}</p>`;
}

function plainOrder(order: ApprovalOrderBody, view: View): Html {
  const { orderNumber, submittedByName, submittedOn, orderTotal } = order;
  const { texts, language, opened } = view;
  const { locale } = contextIn(language);
  const number = String(orderNumber);
  return html`<tr id="${number}"><td><span class="check-box"></span></td>
      <th scope="row"><a class="plain-button" href="${approvalsPath}?order=${number}#${number}" aria-label="${texts('detailsOf', { number })}">${number}</a>${plainSummary(order, view)}</th>
      <td data-label="${texts('submittedBy')}">${submittedByName}</td>
      <td data-label="${texts('date')}">${(submittedOn && formatOrderDate(submittedOn, locale)) || texts('unknown')}</td>
      <td data-label="${texts('total')}">${amountIn(language)(orderTotal)}</td>
      <td><div class="list-actions">${decisionForm(number, html`<input type="hidden" name="orderTotal" value="${orderTotal}"><button type="submit" class="button" name="action" value="ACCEPT" aria-label="${texts('acceptNamed', { number })}">${texts('accept')}</button>`)}
        <a class="button button-quiet" href="${approvalsPath}?decline=${number}#${number}" aria-label="${texts('declineNamed', { number })}">${texts('decline')}</a><span class="plain-button reserved" aria-hidden="true">${texts('modify')}</span></div></td></tr>
      ${opened.order === number ? html`<tr><td colspan="6">${plainDetails(order, view)}</td></tr>` : nothing}
      ${opened.decline === number ? html`<tr><td colspan="6">${declineForm(number, texts)}</td></tr>` : nothing}`;
}

/** What the order holds, its purchase order, and whether its budgets suffice, as the widget says it. */
function plainSummary({ items, purchaseOrderNumber, budgets }: ApprovalOrderBody, { texts }: View): Html {
  const n = items?.reduce((sum, { qty }) => sum + qty, 0) ?? 0;
  const facts = [n > 0 && texts('items', { n }), purchaseOrderNumber && `${texts('poNumber')} ${purchaseOrderNumber}`];
  const said = facts.filter(Boolean).join(' · ');
  return html`${said ? html`<p class="quiet">${said}</p>` : nothing}${budgets?.some(({ after }) => Number(after) < 0) ? html`<p class="bad">${texts('overBudget')}</p>` : nothing}`;
}

function plainDetails({ purchaseOrderNumber, items, budgets }: ApprovalOrderBody, { texts, language }: View): Html {
  const amount = amountIn(language);
  return html`<ul class="order-lines plain">${items?.map(({ name, qty, finalPrice, url, imageUrl }) => html`<li><img src="${imageUrl}" width="56" height="56" alt="" loading="lazy"><p><a href="${url}">${name}</a></p><p class="quiet">${texts('quantity', { n: qty })}</p><b class="amount">${amount(finalPrice)}</b></li>`)}</ul>
      <p>${texts('poNumber')} ${purchaseOrderNumber ?? texts('unknown')}</p>
      ${budgets?.map(({ bcName, before, after }) => html`<p>${texts('budget', { name: bcName })} · ${before === null ? texts('unlimited') : `${texts('before')} ${amount(before)} · ${texts('after')} ${amount(after ?? before)}`}</p>`)}`;
}

function declineForm(number: string, texts: ApprovalTexts): Html {
  return decisionForm(
    number,
    html`<label>${texts('comment', { number })} <input name="comments" maxlength="${APPROVAL_COMMENT_MAX}" required autofocus autocomplete="off"></label>
      <button type="submit" class="button" name="action" value="DECLINE">${texts('send')}</button>`,
  );
}

function amountIn(language: Language): (decimal: unknown) => string {
  const { money } = contextIn(language);
  return (decimal) => money(Math.round(Number(decimal) * 100));
}

/** One form for each decision, because Enter in the comment activates the first button of its form. */
function decisionForm(orderNumber: string, buttons: Html): Html {
  return html`<form method="post" action="${sendPath}?tenantId=10051"><input type="hidden" name="back" value="${approvalsPath}"><input type="hidden" name="orderNumber" value="${orderNumber}">${buttons}</form>`;
}
