import { onlineManager } from '@tanstack/react-query';
import { fireEvent } from '@testing-library/dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { approvalOrder, failedDecision } from '../../../../tests/support/shop/fakeShopApprovals';
import { type ApprovalSetup, approverConfig } from '../../../../tests/support/widgets/approvalSetup';
import { atRest } from '../../../../tests/support/widgets/atRest';
import { onApprovals } from '../../../../tests/support/widgets/onApprovals';
import { runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import type { OrderApprovalsProps } from './OrderApprovals';

const SORRY = 'Sorry, something went wrong. Please try again.';

async function opened(setup: ApprovalSetup = {}, props: OrderApprovalsProps = {}) {
  const page = onApprovals(setup, props);
  await page.findByRole('table');
  return page;
}

type Page = Awaited<ReturnType<typeof opened>>;

const select = (page: Page, name: string) => fireEvent.click(page.getByRole('checkbox', { name }));

async function decline(page: Page, number: string, comment: string) {
  await page.click(`Decline order ${number}`);
  await page.type(`Why are you declining order ${number}?`, comment);
  await page.click('Decline order');
}

describe('OrderApprovals', () => {
  test('lists pending orders with buyer, date and total, and offers Accept, Decline and Modify [APPR-001]', async () => {
    const page = await opened();
    const cells = [...page.box.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('th, td')].slice(1, 5).map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['Q-196 items · Purchase order PO 4711', 'Jonathan Doherty', 'November 20, 2026', '$612.40'],
      ['Q-2', 'Sally Hughsby', 'November 21, 2026', '$1,299.00'],
      ['Q-3', 'JD-15895', 'Not provided', 'Not provided'],
    ]);
    for (const action of ['Accept', 'Decline', 'Modify']) page.getByRole('button', { name: `${action} order Q-3` });
  });

  test('renders a table without text between its rows, which React would report [APPR-001]', async () => {
    const page = await opened();
    const nodes = [...(page.box.querySelector('tbody')?.childNodes ?? [])];
    expect(nodes.map(({ nodeName }) => nodeName)).toEqual(['TR', 'TR', 'TR']);
  });

  test('formats date and total in US Spanish in Spanish mode, whatever the locale [I18N-004]', async () => {
    const session = { ...approverConfig().session, isSpanishMode: true };
    // French amounts are formatted differently from US Spanish ones
    const page = await opened({ config: { session, locale: 'fr-CA' } });
    const cells = [...(page.box.querySelectorAll('tbody tr')[1]?.querySelectorAll('td') ?? [])];
    expect(cells.slice(2, 4).map((cell) => cell.textContent)).toEqual(['21 de noviembre de 2026', '$1,299.00']);
  });

  test('an order opens in place: lines with pictures, PO number, and the budget before and after [DEC-Q448]', async () => {
    const page = await opened();
    const opener = await page.findButton('Details of order Q-1');
    expect(opener.textContent).toBe('Q-1');
    fireEvent.click(opener);
    const details = await page.findByRole('region', { name: 'Details of order Q-1' });
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect([...details.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      'Enamel mugItem MUGQuantity: 40$500.00',
      'PENItem PENQuantity: 56$112.40',
    ]);
    expect(details.querySelector('img')?.getAttribute('src')).toBe('/images/MUG.webp');
    expect([...details.querySelectorAll('dl > div')].map((fact) => fact.textContent)).toEqual([
      'Purchase orderPO 4711',
      'DeliveryHead office, 200 West 79th Street, New York, NY 10024',
      'Budget of FacilitiesBefore this order $900.00After this order $287.60',
      'Budget of TravelUnlimited',
    ]);
    fireEvent.click(opener);
    await expect.poll(() => page.queryByRole('region', { name: 'Details of order Q-1' })).toBeNull();
    // a shop that sends no lines
    expect(page.queryByRole('button', { name: 'Details of order Q-2' })).toBeNull();
  });

  test('a row says how many items an order has, its PO number, and that a budget does not suffice [DEC-Q610]', async () => {
    const budgets = [{ bcName: 'Travel', before: '9.00', after: '-5.00' }];
    const page = await opened({ shop: ({ approvals }) => Object.assign(approvals.waiting[0] ?? {}, { budgets }) });
    const texts = [...page.box.querySelectorAll('tbody th')].map((cell) =>
      [...cell.querySelectorAll('p')].map((text) => text.textContent),
    );
    expect(texts).toEqual([
      ['96 items · Purchase order PO 4711', "There isn't enough budget left for this order."],
      [],
      [],
    ]);
  });

  test('budgets with one name are all shown, and each amount that the shop sends [DEC-Q448]', async () => {
    const budgets = [
      { bcName: 'Travel', before: '900.00', after: null },
      { bcName: 'Travel', before: null, after: '-5.00' },
    ];
    const warn = vi.spyOn(console, 'error');
    onTestFinished(() => warn.mockRestore());
    const page = await opened({ shop: ({ approvals }) => Object.assign(approvals.waiting[0] ?? {}, { budgets }) });
    await page.click('Details of order Q-1');
    const details = await page.findByRole('region', { name: 'Details of order Q-1' });
    expect([...details.querySelectorAll('dl > div')].slice(2).map((fact) => fact.textContent)).toEqual([
      'Budget of TravelBefore this order $900.00',
      'Budget of TravelAfter this order -$5.00',
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('Modify says that it fills the approver’s own cart [DEC-Q448]', async () => {
    const page = await opened();
    const modify = await page.findButton('Modify order Q-1');
    const hint = page.box.querySelector(`[id="${modify.getAttribute('aria-describedby')}"]`);
    expect(hint?.textContent).toContain('into your own cart');
  });

  test('accepting an order removes it, shows a status and calls onDecide [APPR-005, APPR-006]', async () => {
    const decisions: unknown[] = [];
    const page = await opened({}, { onDecide: (decision) => decisions.push(decision) });
    await page.click('Accept order Q-2');
    await expect.poll(page.status).toBe('Order Q-2 was accepted.');
    expect(page.rows()).toEqual(['Q-1', 'Q-3']);
    expect(decisions).toEqual([{ action: 'ACCEPT', done: ['Q-2'] }]);
  });

  test('declining requires a comment of at most commentMax characters; nothing is sent otherwise [APPR-002]', async () => {
    const page = await opened({}, { commentMax: 20 });
    await decline(page, 'Q-1', '   ');
    await expect.poll(page.alert).toBe('Please enter a comment.');
    await decline(page, 'Q-1', 'x'.repeat(21));
    await expect.poll(page.alert).toBe('Please use 20 characters or fewer.');
    expect(page.shop.requestsOf('decide')).toEqual([]);
    await decline(page, 'Q-1', ' Too many chairs ');
    await expect.poll(page.status).toBe('Order Q-1 was declined.');
    expect(page.shop.approvals.decided).toMatchObject([{ orderNumber: 'Q-1', approvalComments: 'Too many chairs' }]);
  });

  test('the decline form takes focus, returns it on cancel, and preserves its comment for the next time', async () => {
    const page = await opened();
    const opener = await page.findButton('Decline order Q-1');
    opener.focus();
    fireEvent.click(opener);
    await expect.poll(() => document.activeElement).toBe(await page.findByRole('textbox'));
    await page.type(/^Why/, 'Half a comm');
    await page.click('Cancel');
    await expect.poll(() => document.activeElement).toBe(opener);
    fireEvent.click(opener);
    expect((await page.findByRole<HTMLInputElement>('textbox')).value).toBe('Half a comm');
  });

  test('a comment for two selected orders is preserved when one of them leaves the list', async () => {
    const page = await opened();
    select(page, 'Select order Q-1');
    select(page, 'Select order Q-2');
    await page.click('Decline selected (2)');
    await page.type('Why are you declining these 2 orders?', 'Not this month');
    await page.click('Accept order Q-2');
    await expect.poll(page.rows).toEqual(['Q-1', 'Q-3']);
    expect(page.field('Why are you declining order Q-1?').value).toBe('Not this month');
  });

  test('a failed decline preserves the order and its comment, and the next try succeeds [APPR-006]', async () => {
    const page = await opened();
    page.shop.failNext(500, { of: 'decide' });
    await decline(page, 'Q-1', 'Too many chairs');
    await expect.poll(page.alert).toBe(SORRY);
    expect(page.field(/^Why/).value).toBe('Too many chairs');
    expect(page.rows()).toEqual(['Q-1', 'Q-2', 'Q-3']);
    await page.click('Decline order');
    await expect.poll(page.rows).toEqual(['Q-2', 'Q-3']);
    expect(page.alert()).toBe('');
  });

  test('declines several orders in one call; a remaining order shows the reason and preserves the comment [APPR-005, APPR-006]', async () => {
    const page = await opened();
    select(page, 'Select all on this page');
    page.shop.approvals.failures = {
      'Q-2': failedDecision('BUDGET_EXCEEDED'),
      'Q-3': failedDecision('ORDER_DECIDED', { action: 'ACCEPT', decidedBy: 'Helen Wasserman' }),
    };
    await page.click('Decline selected (3)');
    await page.type('Why are you declining these 3 orders?', 'Not this month');
    await page.click('Decline orders');
    await expect.poll(page.rows).toEqual(['Q-2']);
    expect(page.shop.requestsOf('decide')).toHaveLength(1);
    expect(page.alert()).toContain('Order Q-3 was already accepted by Helen Wasserman.');
    expect(page.alert()).toContain("There isn't enough budget left for this order.");
    expect(page.status()).toBe('Order Q-1 was declined.');
    expect(page.field('Why are you declining order Q-2?').value).toBe('Not this month');
  });

  test('an order whose items are gone names them, and keeps waiting [APPR-006]', async () => {
    const page = await opened();
    const [message] = failedDecision('OUT_OF_STOCK').messages ?? [];
    page.shop.approvals.failures = {
      'Q-1': { messages: ['MUG', 'PEN'].map((itemId) => ({ ...message, code: 'OUT_OF_STOCK', itemId })) },
    };
    await page.click('Accept order Q-1');
    await expect.poll(page.alert).toContain('No longer available in this quantity: Enamel mug; PEN.');
    expect(page.rows()).toEqual(['Q-1', 'Q-2', 'Q-3']);
  });

  test.each([
    ['none', null],
    ['one that is not in the order', 'STAPLER'],
  ])(
    'an order whose items are gone, of which the shop names %s, fails without a list [APPR-006]',
    async (_, itemId) => {
      const page = await opened();
      const [message] = failedDecision('OUT_OF_STOCK').messages ?? [];
      page.shop.approvals.failures = { 'Q-1': { messages: [{ ...message, code: 'OUT_OF_STOCK', itemId }] } };
      await page.click('Accept order Q-1');
      await expect.poll(page.alert).toBe(SORRY);
    },
  );

  test('a second click while a decision is pending sends no second request', async () => {
    const page = await opened();
    page.shop.hold('decide');
    await page.click('Accept order Q-1');
    await expect.poll(() => page.isOff('Decline order Q-1')).toBe(true);
    await page.click('Accept order Q-1');
    page.shop.release();
    await expect.poll(page.rows).toEqual(['Q-2', 'Q-3']);
    expect(page.shop.requestsOf('decide')).toHaveLength(1);
  });

  test('Modify shows a failure and can be retried; it navigates to the cart and ignores further clicks [CART-UPD-016]', async () => {
    const page = await opened();
    page.shop.failNext(500, { of: 'modify-order' });
    await page.click('Modify order Q-1');
    await expect.poll(page.alert).toBe(SORRY);
    await page.click('Modify order Q-1');
    await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/cc/sba/cart']);
    expect(page.shop.requestsOf('modify-order').at(-1)?.query).toMatchObject({ orderNumber: 'Q-1' });
    // the page itself has loaded
    page.storefront.host.firePageShow(false);
    await page.click('Modify order Q-1');
    expect(page.shop.requestsOf('modify-order')).toHaveLength(2);
  });

  test.each([
    ['Modify', 'modify-order'],
    ['Accept', 'decide'],
  ] as const)(
    'a failed %s is no longer shown when the customer returns from the cart of a successful Modify [CART-UPD-016]',
    async (action, of) => {
      const page = await opened();
      page.shop.failNext(500, { of });
      await page.click(`${action} order Q-1`);
      await expect.poll(page.alert).toBe(SORRY);
      await page.click('Modify order Q-1');
      await expect.poll(() => page.storefront.host.assigned).toHaveLength(1);
      await atRest(() => page.shop.requests.length);
      page.storefront.host.firePageShow(true);
      await expect.poll(() => page.isOff('Modify order Q-1')).toBe(false);
      expect(page.alert()).toBe('');
    },
  );

  test.each([
    ['a buyer without an approval code', { codes: ['H_MU'] }],
    ['a guest with an approval code', { isGuest: true }],
  ])('shows no orders to %s, and requests none [APPR-007]', async (_, setup: ApprovalSetup) => {
    const page = onApprovals(setup);
    await page.findByText('Your account is not set up to approve orders.');
    expect(page.shop.requestsOf('approvals')).toEqual([]);
  });

  test('an approver who has lost the right sees that when the list is read [APPR-007]', async () => {
    runEffectsOnce();
    const page = onApprovals({ shop: (shop) => shop.refuseNext('NOT_APPROVER', { status: 403, of: 'approvals' }) });
    await page.findByText('Your account is not set up to approve orders.');
  });

  test('an approver who loses the right after the list was read sees that with the next decision [APPR-007]', async () => {
    const page = await opened();
    for (const of of ['decide', 'approvals'] as const) page.shop.refuseNext('NOT_APPROVER', { status: 403, of });
    await page.click('Accept order Q-1');
    await page.findByText('Your account is not set up to approve orders.');
  });

  test('a failed read can be retried, and an empty list shows a text [APPR-001]', async () => {
    runEffectsOnce();
    const page = onApprovals({
      shop(shop) {
        shop.approvals.waiting = [];
        shop.failNext('network', { of: 'approvals' });
      },
    });
    await expect.poll(page.alert).toBe(SORRY);
    await page.click('Try again');
    await expect.poll(page.status).toBe('No orders are waiting for your approval.');
  });

  test('a failed read shows an error while offline, too, instead of waiting silently', async () => {
    runEffectsOnce();
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const page = onApprovals({ shop: (shop) => shop.failNext('network', { of: 'approvals' }) });
    await expect.poll(page.alert).toBe(SORRY);
  });

  test('an answer with an error and no orders is a failure, not an empty list [DEC-Q594]', async () => {
    runEffectsOnce();
    const messages = [{ code: 'APPROVALS_UNAVAILABLE', type: 'ERROR' }];
    const page = onApprovals({ shop: (shop) => shop.answerNext(200, { messages }, 'approvals') });
    await expect.poll(page.alert).toBe(SORRY);
  });

  test('paginates many orders, and returns to the previous page when the last one becomes empty', async () => {
    const many = Array.from({ length: 5 }, (_, index) => approvalOrder(`Q-${index + 1}`));
    const setup: ApprovalSetup = {
      shop(shop) {
        shop.approvals.waiting = many;
      },
    };
    const page = await opened(setup, { pageSize: 2 });
    expect(page.rows()).toEqual(['Q-1', 'Q-2']);
    await page.click('Next');
    await page.click('Next');
    await expect.poll(page.rows).toEqual(['Q-5']);
    await page.click('Accept order Q-5');
    await expect.poll(page.rows).toEqual(['Q-3', 'Q-4']);
  });
});
