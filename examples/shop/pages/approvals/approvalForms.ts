import { type Context, type Env, Hono } from 'hono';
import * as v from 'valibot';
import { type ApprovalShop, Comments } from '../../business/approvalRoutes';
import type { Notice } from '../../database/schema';
import { ShortText } from '../../http/readRequest';
import { Refusal } from '../../http/refusal';
import { widgetTextsIn } from '../../languages/widgetTexts';
import { type Html, html } from '../platform/html';
import type { Language } from '../platform/language';
import { type ApprovalTexts, approvalsPath, approvalTable, sendPath } from './approvalTable';

/** What the page of approvals needs of the shop that displays it. */
export type ApprovalPlace<E extends Env> = ApprovalShop<E> & {
  language(c: Context<E>): Language;
  /** Whether the customer buys for a company. */
  isBuyer(c: Context<E>): boolean;
  respond(c: Context<E>, page: { title: string; body: Html }): Response | Promise<Response>;
  /** Carries out a form, and redirects to its page, which displays the notices. */
  answerForm<Schema extends v.GenericSchema>(
    c: Context<E>,
    schema: Schema,
    act: (fields: v.InferOutput<Schema>) => Promise<Notice[]>,
  ): Promise<Response>;
};

const DecisionForm = v.object({
  orderNumber: ShortText,
  action: v.picklist(['ACCEPT', 'DECLINE']),
  comments: v.optional(Comments, ''),
  orderTotal: v.optional(ShortText),
});

/** The page where an approver decides. Its plain forms work without the script [APPR-001]. */
export function approvalForms<E extends Env>(place: ApprovalPlace<E>): Hono<E> {
  const pages = new Hono<E>();
  pages.get(approvalsPath, async (c) => {
    if (!place.isBuyer(c)) {
      return c.redirect(`/office/supplies/login?jumpUrl=${encodeURIComponent(approvalsPath)}`, 303);
    }
    const language = place.language(c);
    const texts = widgetTextsIn(language, 'order-approvals');
    const orders = await place.waitingOrders(c).catch(unlessForbidden);
    const opened = { order: c.req.query('order'), decline: c.req.query('decline') };
    const content = orders ? approvalTable(orders, { texts, language, opened }) : html`<p>${texts('forbidden')}</p>`;
    const title = texts('title');
    const body = html`<div class="page-widget lists-place" data-quire="order-approvals"><h1>${title}</h1>${content}</div>`;
    return place.respond(c, { title, body });
  });
  pages.post(sendPath, (c) =>
    place.answerForm(c, DecisionForm, async ({ comments, ...request }) => {
      const texts = widgetTextsIn(place.language(c), 'order-approvals');
      const isDeclined = request.action === 'DECLINE';
      if (isDeclined && comments === '') throw new Refusal(400, 'COMMENT_MISSING', texts('commentMissing'));
      const [result] = await place.decide(c, [{ ...request, comments: isDeclined ? comments : '' }]);
      return [noticeOf(request, result, texts)];
    }),
  );
  return pages;
}

function unlessForbidden(error: unknown): undefined {
  if (!(error instanceof Refusal && error.status === 403)) throw error;
}

type Result = Awaited<ReturnType<ApprovalShop<Env>['decide']>>[number];

function noticeOf(
  { orderNumber: number, action }: { orderNumber: string; action: 'ACCEPT' | 'DECLINE' },
  result: Result | undefined,
  texts: ApprovalTexts,
): Notice {
  const code = result?.messages?.[0]?.code;
  if (!code) return { tone: 'good', text: texts(action === 'ACCEPT' ? 'accepted' : 'declined', { number }) };
  if (code === 'ORDER_DECIDED') {
    const by = result?.decidedBy ?? texts('somebody');
    const key = result?.action === 'DECLINE' ? 'declinedBefore' : 'acceptedBefore';
    return { tone: 'warning', text: texts(key, { number, by }) };
  }
  if (code === 'OUT_OF_STOCK') {
    const names = result?.messages?.flatMap(({ value }) => value ?? []).join('; ');
    return { tone: 'bad', text: names ? texts('unavailable', { names }) : texts('failed') };
  }
  const reasons = { BUDGET_EXCEEDED: 'overBudget', ORDER_CHANGED: 'changed', OWN_ORDER: 'own' } as const;
  const reason = Object.entries(reasons).find(([each]) => each === code)?.[1] ?? 'failed';
  return { tone: 'bad', text: texts(reason) };
}
