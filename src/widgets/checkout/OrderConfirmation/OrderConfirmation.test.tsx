import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { ORDER } from '../../../../tests/support/shop/fakeShopOrders';
import { renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import type { OrderBody } from '../../../core/checkout/contract/order';
import { OrderConfirmation, type OrderConfirmationProps } from './OrderConfirmation';

function onConfirmation(props: OrderConfirmationProps, order: Partial<OrderBody> = {}) {
  const shop = fakeShop();
  shop.failNext({ alter: () => ({ order: { ...ORDER, ...order } }) }, { of: 'order' });
  return renderWidget(<OrderConfirmation {...props} />, { shop });
}

const text = ({ box }: { box: HTMLElement }) => box.textContent ?? '';

describe('OrderConfirmation', () => {
  test('shows the number and the summary of the order, and calls onLoad [ROUTE-012]', async () => {
    const onLoad = vi.fn((_: { number: string }): void => undefined);
    const page = onConfirmation({ orderNumber: 'Q-100001', content: 'We are on it.', onLoad });

    await expect.poll(page.status).toBe('Thank you for your order');
    for (const expected of ['Q-100001', 'November 20, 2026', 'ada@shop.example', 'Cambridge, MA 02138', 'By invoice'])
      expect(text(page)).toContain(expected);
    expect(text(page)).toContain('3 items');
    expect(text(page)).toContain('Enamel mugQuantity: 2$25.00');
    expect(text(page)).toContain('Total$31.25');
    expect(text(page)).toContain('We are on it.');
    await expect.poll(() => onLoad.mock.calls).toEqual([[{ number: 'Q-100001' }]]);
  });

  test('shows the breakdown of the total if the shop sends one, with member savings only for members [ROUTE-012, GEN-006]', async () => {
    runEffectsOnce();
    const cartSummary = {
      cartSubTotal: '31.25',
      instantCouponSavings: '5.00',
      cartSubTotalAfterCoupons: '26.25',
      finalMembershipSavings: '1.31',
      surchargeFeePerUnit: '2.10',
      furnSvcFee: '0.00',
      balanceOrdTotal: '28.35',
    };
    const page = onConfirmation({ orderNumber: 'Q-100001' }, { cartSummary, orderTotal: '28.35' });

    await page.findByText('Subtotal');
    const rows = [...page.box.querySelectorAll('.quire-sums__row')].map((row) => row.textContent);
    expect(rows).toEqual([
      'Subtotal$31.25',
      'Instant Saving−$5.00',
      'Subtotal after coupons$26.25',
      'Surcharge$2.10',
      'Total$28.35',
    ]);
  });

  test('shows a loading status until the order is read [ROUTE-012]', async () => {
    const shop = fakeShop();
    shop.hold('order');
    const page = renderWidget(<OrderConfirmation orderNumber="Q-100001" />, { shop });
    await expect.poll(page.status).toContain('Loading your order');

    shop.release();
    await expect.poll(page.status).toBe('Thank you for your order');
  });

  test.each([['Q-7'], [undefined]])('shows that the order %s was not found [ROUTE-012]', async (orderNumber) => {
    const page = renderWidget(<OrderConfirmation {...(orderNumber && { orderNumber })} />);

    await page.findByText('We could not find this order.');
    expect((await page.findByRole('link', { name: 'Continue shopping' })).getAttribute('href')).toBe('/');
  });

  test('an order that waits for approval shows that, and no thanks', async () => {
    runEffectsOnce();
    const page = onConfirmation(
      { orderNumber: 'Q-100001' },
      { isWaiting: true, payment: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-7' },
    );

    await expect.poll(page.status).toBe('Your order is waiting for approval');
    expect(text(page)).toContain("We'll confirm it once it's approved.");
    expect(text(page)).toContain('PO-7');
    expect(text(page)).not.toContain('Thank you');
  });

  test('a failed read of the order can be retried', async () => {
    runEffectsOnce();
    const shop = fakeShop();
    shop.failNext('network', { of: 'order' });
    const page = renderWidget(<OrderConfirmation orderNumber="Q-100001" />, { shop });
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');

    await page.click('Try again');
    await expect.poll(page.status).toBe('Thank you for your order');
    expect(page.alert()).toBe('');
  });

  test('clears proceedCheckoutDone, since the next cart has not been at the checkout [STOR-006]', async () => {
    const host = { fetch: fakeShop().fetch, localStorage: { proceedCheckoutDone: 'true' } };
    const page = renderWidget(<OrderConfirmation orderNumber="Q-100001" />, { host });
    await expect.poll(page.status).toBe('Thank you for your order');

    await expect.poll(() => page.storefront.host.localStorage.get('proceedCheckoutDone')).toBeNull();
  });
});
