import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { refused } from '../../business/decisions';
import type { Notice } from '../../database/schema';
import { approvalForms } from './approvalForms';
import { sendPath } from './approvalTable';

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
