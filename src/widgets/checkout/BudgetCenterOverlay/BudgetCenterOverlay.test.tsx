import { fireEvent } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { type BusinessSetup, onBusiness } from '../../../../tests/support/widgets/onBusiness';
import { beforeText, rendered, renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { BudgetCenterOverlay, type BudgetCenterOverlayProps } from './BudgetCenterOverlay';

const BC = { overlay: 'BC' } as const;

/** The open overlay; `outcome` is the result for the widget that opened it. */
async function opened(
  props: BudgetCenterOverlayProps = {},
  setup: BusinessSetup = {},
  request: { lineId?: string } = {},
) {
  const page = onBusiness(<BudgetCenterOverlay {...props} />, setup);
  await page.ready();
  const outcome = page.requestOverlay({ ...BC, ...request });
  await expect.poll(page.title).toMatch(/^Budget center/);
  return { ...page, outcome };
}

type Opened = Awaited<ReturnType<typeof opened>>;

const names = ({ getAllByRole }: Opened) => getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
const chosen = ({ queryAllByRole }: Opened) =>
  queryAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
async function choose(page: Opened, name: string) {
  fireEvent.click(await page.findByRole('radio', { name: new RegExp(`^${name}`) }));
  await expect.poll(() => chosen(page)).toBe(name);
}

describe('BudgetCenterOverlay', () => {
  test('saves the budget center that a buyer chooses for the cart, and resolves as done [SCR-002]', async () => {
    const page = await opened();
    expect(names(page)).toEqual(['Facilities', 'Management', 'Training']);
    expect(page.text()).toContain('$8,420.00 available');

    await choose(page, 'Facilities');
    await page.click('Save');

    expect(await page.outcome).toBe('done');
    expect(page.sent()).toEqual([{ accountInfo: { bcName: 'Facilities' } }]);
    await expect.poll(page.drawer).toBeUndefined();
  });

  test('marks a budget center whose balance is too low for the order', async () => {
    const page = await opened({}, { cart: { MUG: 2 } });
    expect(page.text()).toContain('$20.00 available, not enough for this order');
  });

  test('a required budget center shows an error without a choice, and saves nothing [SCR-002]', async () => {
    const page = await opened();
    await page.click('Save');
    await expect.poll(page.alert).toBe('Please choose a budget center.');
    expect(page.sent()).toEqual([]);
    await choose(page, 'Training');
    expect(page.alert()).toBe('');
  });

  test('an optional budget center can be cleared', async () => {
    const page = await opened({}, { accounting: { BC: 'optional' }, info: { bcName: 'Training' } });
    expect(chosen(page)).toBe('Training');
    fireEvent.click(page.getByRole('radio', { name: 'No budget center' }));
    await expect.poll(() => chosen(page)).toBe('');
    await page.click('Save');
    expect(await page.outcome).toBe('done');
    expect(page.sent()).toEqual([{ accountInfo: { bcName: '' } }]);
  });

  test('for one line, shows its name, offers the order’s budget center as well, and saves only that line [CART-ENT-023]', async () => {
    const page = onBusiness(<BudgetCenterOverlay />, { info: { bcName: 'Facilities' } });
    await page.ready();
    const outcome = page.requestOverlay({ ...BC, lineId: page.lineId('PEN') });
    await expect.poll(page.title).toBe('Budget center for Gel pen, blue');
    expect(names({ ...page, outcome })).toEqual(['', 'Facilities', 'Management', 'Training']);
    await choose({ ...page, outcome }, 'Training');
    await page.click('Save');
    expect(await outcome).toBe('done');
    expect(page.sent()).toEqual([
      { accountInfo: {}, items: [{ cartItemId: page.lineId('PEN'), itemAccountInfo: { bcName: 'Training' } }] },
    ]);
  });

  test('for a line that leaves the cart, closes and does not become the overlay of the cart [SCR-002, CART-ENT-023]', async () => {
    const page = onBusiness(<BudgetCenterOverlay />, { info: { bcName: 'Facilities' } });
    await page.ready();
    const outcome = page.requestOverlay({ ...BC, lineId: page.lineId('PEN') });
    await expect.poll(page.title).toBe('Budget center for Gel pen, blue');
    page.shop.cart.put('PEN', 0);
    await page.storefront.cart.read({ isRefresh: true });
    expect(await outcome).toBe('closed');
    await expect.poll(page.drawer).toBeUndefined();
    expect(page.sent()).toEqual([]);
  });

  test('warns that lines with their own budget center change, too, and sends ignoreBcUpdate with preservesLines', async () => {
    const withOwn = (shop: Opened['shop']) =>
      Object.assign(shop.products['PEN'] ?? {}, { line: { itemAccountInfo: { bcName: 'Training' } } });
    const page = await opened({}, { info: { bcName: 'Facilities' }, shop: withOwn });
    expect(page.text()).toContain('This also applies to items with their own budget center.');
    page.unmount();

    const alone = await opened({ preservesLines: true }, { info: { bcName: 'Facilities' }, shop: withOwn });
    expect(alone.text()).not.toContain('with their own budget center');
    await choose(alone, 'Management');
    await alone.click('Save');
    await alone.outcome;
    expect(alone.sent()).toEqual([{ accountInfo: { bcName: 'Management' }, ignoreBcUpdate: true }]);
  });

  test('disables Save while saving, and a second click sends nothing', async () => {
    const page = await opened({}, { shop: (shop) => shop.hold('change') });
    await choose(page, 'Facilities');
    await page.click('Save');
    await expect.poll(() => page.isOff('Save')).toBe(true);
    await page.click('Save');
    expect(page.shop.requestsOf('change')).toHaveLength(1);
    page.shop.release();
    expect(await page.outcome).toBe('done');
  });

  test('a failed save shows an error, preserves the choice and can be retried', async () => {
    const page = await opened({}, { shop: (shop) => shop.failNext('network', { of: 'change' }) });
    await choose(page, 'Facilities');
    await page.click('Save');
    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    expect(chosen(page)).toBe('Facilities');
    await page.click('Save');
    expect(await page.outcome).toBe('done');
  });

  test('Cancel resolves as closed and saves nothing', async () => {
    const page = await opened();
    await choose(page, 'Facilities');
    await page.click('Cancel');
    expect(await page.outcome).toBe('closed');
    expect(page.sent()).toEqual([]);
  });

  test('many budget centers can be searched, and a search without a match shows that', async () => {
    const budgetCenters = Array.from({ length: 12 }, (_, index) => ({ budgetCenter: `Department ${index + 1}` }));
    const page = await opened({}, { info: { budgetCenters } });
    await page.type('Find a budget center', ' MENT 12');
    await expect.poll(() => names(page)).toEqual(['Department 12']);
    await page.type('Find a budget center', 'nobody');
    await expect.poll(page.status).toContain('No budget centers match “nobody”.');
  });

  test('shows a text when the account has no budget centers', async () => {
    const page = await opened({}, { info: { budgetCenters: [] } });
    expect(page.text()).toContain('Your account has no budget centers yet.');
  });

  test('without a cart, nothing can be saved, and the failed read can be retried', async () => {
    const page = onBusiness(<BudgetCenterOverlay />, { shop: (shop) => shop.failNext(502, { of: 'read' }) });
    await page.findByRole('dialog', { hidden: true });
    void page.requestOverlay(BC);
    await page.findByRole('button', { name: 'Try again' });
    // an unknown budget center cannot be replaced
    expect(page.queryByRole('button', { name: 'Save' })).toBeNull();
    await page.click('Try again');
    await page.findByRole('radio', { name: /^Facilities/ });
  });

  test('calls onOpen, onSuccess and onClose in this order', async () => {
    const calls: string[] = [];
    const page = await opened({
      onOpenChange: (open) => calls.push(open ? 'open' : 'close'),
      onSuccess: () => calls.push('save'),
    });
    await choose(page, 'Facilities');
    await page.click('Save');
    await expect.poll(() => calls).toEqual(['open', 'save', 'close']);
  });

  test('renders nothing and handles no request in a consumer shop or if the account does not use it [GEN-004]', async () => {
    const consumer = renderWidget(beforeText(<BudgetCenterOverlay />), {
      config: { session: { accounting: { BC: 'required' } } },
    });
    expect(await rendered(consumer)).toBe('');
    expect(await requestOverlay(consumer.storefront, BC)).toBe('unavailable');
    const business = onBusiness(beforeText(<BudgetCenterOverlay />), { accounting: { BC: 'off', PON: 'required' } });
    expect(await rendered(business)).toBe('');
    expect(await business.requestOverlay(BC)).toBe('unavailable');
  });
});
