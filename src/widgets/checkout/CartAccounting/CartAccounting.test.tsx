import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { businessConfig } from '../../../../tests/support/widgets/businessSetup';
import { type BusinessSetup, onBusiness } from '../../../../tests/support/widgets/onBusiness';
import { beforeText, rendered, renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { BudgetCenterOverlay } from '../BudgetCenterOverlay/BudgetCenterOverlay';
import { PoNumberOverlay } from '../PoNumberOverlay/PoNumberOverlay';
import { ShipToOverlay } from '../ShipToOverlay/ShipToOverlay';
import { CartAccounting, type CartAccountingProps } from './CartAccounting';

const accountInfo = { bcName: 'Training', purchaseOrderNumber: '77', purchaseOrderRelease: 'R1' };

async function shown(props: CartAccountingProps = {}, setup: BusinessSetup = {}) {
  const page = onBusiness(
    <>
      <CartAccounting {...props} />
      <BudgetCenterOverlay />
      <PoNumberOverlay />
      <ShipToOverlay />
    </>,
    setup,
  );
  await page.findByRole('heading', { name: 'Order details' });
  await page.findByText('Ship to');
  return page;
}

type Shown = Awaited<ReturnType<typeof shown>>;

/** The text beside a name: 'Training'. */
const textBeside = ({ getByText }: Shown, name: string) => getByText(name).nextElementSibling?.textContent;

describe('CartAccounting', () => {
  test('shows the budget center, the purchase order number and release, and the ship-to location [SCR-002, SCR-003, SCR-004, SCR-005]', async () => {
    const page = await shown({}, { info: accountInfo });
    expect(textBeside(page, 'Budget center')).toBe('Training');
    expect(textBeside(page, 'Purchase order number')).toBe('77');
    expect(textBeside(page, 'Purchase order release')).toBe('R1');
    expect(textBeside(page, 'Ship to')).toContain('Head office');
    expect(page.status()).toBe('');
  });

  test('shows what is required before the checkout', async () => {
    const page = await shown({}, { accounting: { BC: 'required', PON: 'required', POR: 'optional' } });
    expect(page.status()).toBe('Required before checkout: budget center, purchase order number.');
    expect([textBeside(page, 'Budget center'), textBeside(page, 'Purchase order release')]).toEqual([
      'Required',
      'Not provided',
    ]);
  });

  test('omits what the account does not use', async () => {
    const page = await shown({}, { accounting: { POR: 'optional' } });
    expect(page.queryByText('Budget center')).toBeNull();
    expect(page.queryByText('Purchase order number')).toBeNull();
    expect(page.queryByText('Budget center by item')).toBeNull();
  });

  test.each([
    ['Add: Budget center', 'Budget center'],
    ['Add: Purchase order number', 'Purchase order number'],
    ['Add: Purchase order release', 'Purchase order release'],
    ['Change: Ship to', 'Ship to'],
  ])('%s opens its overlay', async (button, title) => {
    const page = await shown();
    await page.click(button);
    await expect.poll(page.title).toBe(title);
  });

  test('shows a value saved in its overlay', async () => {
    const page = await shown();
    await page.click('Add: Purchase order number');
    await page.type('Purchase order number', '4711');
    await page.click('Save');
    await expect.poll(() => page.box.querySelector('dl')?.textContent).toContain('4711');
    expect(page.status()).toBe('Required before checkout: budget center, purchase order release.');
  });

  test('offers a budget center for each item, unless showLines is false [CART-ENT-017, CART-ENT-023]', async () => {
    const page = await shown({}, { info: accountInfo });
    const items = page.getByText('Budget center by item').closest('details');
    const rows = items ? within(items).getAllByRole('listitem', { hidden: true }) : [];
    expect(rows.map((row) => row.querySelector('span')?.textContent)).toEqual(['Enamel mug', 'Gel pen, blue']);
    await page.click('Change budget center for Gel pen, blue');
    await expect.poll(page.title).toBe('Budget center for Gel pen, blue');
    page.unmount();
    const without = await shown({ showLines: false });
    expect(without.queryByText('Budget center by item')).toBeNull();
  });

  test('links to the checkout when the page has no such overlay', async () => {
    const page = onBusiness(<CartAccounting />);
    await page.click('Add: Budget center');
    const link = await page.findByRole('link', { name: 'Go to checkout' });
    expect(link.getAttribute('href')).toBe('/cc/sparq/checkout');
  });

  test('disables its buttons during another cart request', async () => {
    const page = await shown({}, { shop: (shop) => shop.hold('add') });
    const added = page.storefront.cart.add([{ sku: 'INK', quantity: 1 }], { feedback: 'none' });
    await expect.poll(() => page.isOff('Add: Budget center')).toBe(true);
    page.shop.release();
    await added;
    await expect.poll(() => page.isOff('Add: Budget center')).toBe(false);
  });

  test('a failed read of the cart can be retried', async () => {
    const page = onBusiness(<CartAccounting />, { shop: (shop) => shop.failNext(502, { of: 'read' }) });
    await page.click('Try again');
    await page.findByText('Budget center');
  });

  test('renders nothing for an empty cart, before sign-in and in a consumer shop [GEN-004]', async () => {
    const empty = onBusiness(<CartAccounting />, { cart: {} });
    await empty.storefront.cart.read();
    await expect.poll(() => empty.box.innerHTML).toBe('');
    const { accounting } = businessConfig().session;
    const guest = renderWidget(beforeText(<CartAccounting />), {
      config: { ...businessConfig(), session: { accounting } },
    });
    const consumer = renderWidget(beforeText(<CartAccounting />), {
      config: { session: { isLoggedIn: true, accounting } },
    });
    expect([await rendered(guest), await rendered(consumer)]).toEqual(['', '']);
    expect(consumer.storefront.shop.requests).toEqual([]);
  });
});
