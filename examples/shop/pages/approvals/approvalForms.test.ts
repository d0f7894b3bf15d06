import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { ApprovalOrderBody } from '../../../../src/core/approvals/contract/approvals';
import { refused } from '../../business/decisions';
import type { Notice } from '../../database/schema';
import { widgetTextsIn } from '../../languages/widgetTexts';
import { approvalForms } from './approvalForms';
import { approvalTable, sendPath } from './approvalTable';

/** What the page says after an acceptance that failed because these items were gone. */
async function noticesAfter(items: { sku: string; name: string }[]): Promise<Notice[]> {
  const request = { orderNumber: 'Q-1', action: 'ACCEPT' as const };
  let notices: Notice[] = [];
  const shop = new Hono().route(
    '/',
    approvalForms({
      waitingOrders: async () => [],
      decide: async () => [refused(request, 'OUT_OF_STOCK', items)],
      language: () => 'en-US',
      isBuyer: () => true,
      respond: (c) => c.text(''),
      answerForm: async (c, schema, act) => {
        notices = await act(v.parse(schema, request));
        return c.text('');
      },
    }),
  );
  await shop.request(sendPath, { method: 'POST' });
  return notices;
}

test('the page names the items that are gone, and says that it failed if the shop names none [APPR-006]', async () => {
  const items = [
    { sku: 'MUG', name: 'Enamel mug' },
    { sku: 'PEN', name: 'Pen' },
  ];
  const [named] = await noticesAfter(items);
  expect(named?.text).toContain('No longer available in this quantity: Enamel mug; Pen.');
  expect(await noticesAfter([])).toEqual([{ tone: 'bad', text: 'Sorry, something went wrong. Please try again.' }]);
});

test('an order without items and purchase order has no summary [DEC-Q610]', async () => {
  const order = { orderNumber: 'Q-1', submittedByName: 'Jonathan', submittedOn: '2026-11-28', orderTotal: '20.00' };
  const rest = { cartId: '1', orderSubmittedBy: '', shipTo: null, purchaseOrderNumber: null };
  const rowOf = (more: Partial<ApprovalOrderBody>) => {
    const texts = widgetTextsIn('en-US', 'order-approvals');
    const view = { texts, language: 'en-US', opened: { order: undefined, decline: undefined } } as const;
    return String(approvalTable([{ ...order, ...rest, items: [], budgets: null, ...more }], view)).split('<tbody>')[1];
  };
  expect(rowOf({})).toMatch(/>Q-1<\/a><\/th>/);
  expect(rowOf({ purchaseOrderNumber: 'PO 1' })).toMatch(/>Q-1<\/a><p class="quiet">[^<·]*PO 1<\/p><\/th>/);
});
