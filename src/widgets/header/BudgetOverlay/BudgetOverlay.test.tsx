import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { beforeText, rendered, renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { BudgetOverlay } from './BudgetOverlay';

const bc = {
  bcDetails: { availableBalance: '12.00' },
  invoiceInfo: {
    bc: { budgetingEnabled: 'Y', isConfigured: true, level: 'Account', values: [{ name: 'Lab', balance: '12.00' }] },
  },
};

const without = (part: object) => ({ ...bc, invoiceInfo: { bc: { ...bc.invoiceInfo.bc, ...part } } });

describe('BudgetOverlay', () => {
  test('shows the balance, and each budget with its remaining amount [BUD-001, BUD-002, HDR-010]', async () => {
    const page = renderWidget(<BudgetOverlay />, { config: BUSINESS_CONTEXT });
    await page.click('Budget balance: $820.50');
    await expect.poll(page.title).toBe('Your budgets');
    const text = page.drawer()?.textContent;
    expect(text).toContain('Budget center: Facilities');
    expect(text).toContain('Facilities$820.50 of $1,000.00');
    expect(text).toContain('Kitchen$75.00');
  });

  test('opens on request, resolves as closed, and reads no header if `budget` is given', async () => {
    const page = renderWidget(<BudgetOverlay budget={bc} />, { config: BUSINESS_CONTEXT });
    await page.findButton('Budget balance: $12.00');
    const outcome = requestOverlay(page.storefront, { overlay: 'BUDGET' });
    await page.click('Close');
    expect(await outcome).toBe('closed');
    expect(page.storefront.shop.requestsOf('header')).toEqual([]);
  });

  test.each([
    ['budgeting is off', without({ budgetingEnabled: false })],
    ['it is not configured', without({ isConfigured: 'N' })],
    ['it has no values', without({ values: [] })],
    ['its information is missing', { bcDetails: bc.bcDetails }],
  ])('renders nothing while %s [BUD-003]', async (_, budget) => {
    const page = renderWidget(beforeText(<BudgetOverlay budget={budget} />), { config: BUSINESS_CONTEXT });
    expect(await rendered(page)).toBe('');
  });

  test('ends a request as unavailable if there is no budget, and does not open later [BUD-003]', async () => {
    const none = without({ values: [] });
    const around = (budget: unknown) => (
      <>
        <BudgetOverlay budget={budget} />
        <p>Header</p>
      </>
    );
    const page = renderWidget(around(none), { config: BUSINESS_CONTEXT });
    await page.findByText('Header');
    const opened: unknown[] = [];
    page.storefront.events.subscribe('drawer:opened', (drawer) => opened.push(drawer));
    expect(await requestOverlay(page.storefront, { overlay: 'BUDGET' })).toBe('unavailable');
    page.redraw(around(bc));
    await page.findButton('Budget balance: $12.00');
    expect(page.title()).toBeUndefined();
    expect(opened).toEqual([]);
  });

  test.each([
    ['opens it when the budget arrives', 'Your budgets'],
    ['ends it as unavailable when none arrives', undefined],
  ])('with a request while the header is loading, %s [BUD-003]', async (_, title) => {
    const shop = fakeShop();
    if (!title) shop.failNext(404, { of: 'header', times: 9 });
    shop.hold('header');
    const page = renderWidget(<BudgetOverlay />, { shop, config: BUSINESS_CONTEXT });
    await expect.poll(() => shop.requestsOf('header')).not.toEqual([]);
    const outcome = requestOverlay(page.storefront, { overlay: 'BUDGET' });
    shop.release();
    if (title) await expect.poll(page.title).toBe(title);
    else expect(await outcome).toBe('unavailable');
  });

  test('renders nothing and sends no requests for consumers [HDR-010]', async () => {
    const shop = fakeShop();
    expect(await rendered(renderWidget(beforeText(<BudgetOverlay budget={bc} />), { shop }))).toBe('');
    expect(shop.requests).toEqual([]);
  });
});
