import { describe, expect, test, vi } from 'vitest';
import { type FakeShop, fakeShop } from '../../../../tests/support/shop/fakeShop';
import { anAddress } from '../../../../tests/support/widgets/anAddress';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { consumeVendorMessages } from '../../../core/payment/client/vendorMessages';
import { VendorPaymentReturn, type VendorPaymentReturnProps } from './VendorPaymentReturn';

function renderReturn(props: VendorPaymentReturnProps = {}, prepare?: (shop: FakeShop) => void) {
  const shop = fakeShop({ cart: { MUG: 1 } });
  prepare?.(shop);
  const page = renderWidget(<VendorPaymentReturn {...props} />, { shop });
  return { ...page, shop, redirects: () => page.storefront.host.assigned };
}

const sent = (shop: FakeShop) => shop.requestsOf('vendor-payment').map(({ body }) => body);

describe('VendorPaymentReturn', () => {
  test('sends the approval to the shop, and redirects to the checkout when proceedCheckout is set [PAY-VEND-001, PAY-VEND-007, PAY-VEND-008]', async () => {
    const onReturn = vi.fn();
    const page = renderReturn({
      callId: 'call-1',
      encPaymentData: 'enc-1',
      apiKey: 'key-1',
      proceedCheckout: true,
      onReturn,
    });
    await expect.poll(page.redirects).toEqual(['https://shop.example/cc/sparq/checkout']);
    expect(sent(page.shop)).toMatchObject([
      { vendorPayment: { vendorPaymentType: 'VISA_PAY', callId: 'call-1', encPaymentData: 'enc-1', apiKey: 'key-1' } },
    ]);
    expect(onReturn).toHaveBeenCalledExactlyOnceWith({ target: 'checkout' });
    await page.findByRole('link', { name: 'Go to checkout' });
  });

  test('redirects to the cart when proceedCheckout is not set [PAY-VEND-009]', async () => {
    const page = renderReturn({ type: 'PAYPAL', nonce: 'nonce-1', payerId: 'payer-1' });
    await expect.poll(page.redirects).toEqual(['https://shop.example/cc/mmx/cart']);
    expect(sent(page.shop)).toMatchObject([
      { vendorPayment: { vendorPaymentType: 'PAYPAL', paymentMethodNonce: 'nonce-1', payerId: 'payer-1' } },
    ]);
    expect(consumeVendorMessages(page.storefront)).toEqual([]);
  });

  test('sends the billing and shipping addresses from the vendor [PAY-VEND-005]', async () => {
    const billingAddress = anAddress({ city: 'Boston' });
    const page = renderReturn({ type: 'PAYPAL', nonce: 'nonce-1', billingAddress, shippingAddress: anAddress() });
    await expect.poll(page.redirects).toHaveLength(1);
    expect(sent(page.shop)).toMatchObject([
      {
        vendorPayment: {
          contactInformation: { billingAddress: { city: 'Boston' }, shippingAddress: { city: 'Cambridge' } },
        },
      },
    ]);
  });

  test('redirects to the cart when the response does not contain the payment [PAY-VEND-010]', async () => {
    const page = renderReturn({ proceedCheckout: true }, (shop) =>
      shop.answerNext(200, { cartInfo: { ...shop.cart.body, orderPayment: { orderPayments: [] } } }, 'vendor-payment'),
    );
    await expect.poll(page.redirects).toEqual(['https://shop.example/cc/mmx/cart']);
  });

  test('redirects to the cart when the shop refuses the payment, and stores its message for that page [PAY-VEND-010, PAY-VEND-011]', async () => {
    const page = renderReturn({ type: 'PAYPAL', proceedCheckout: true }, (shop) =>
      shop.refuseNext('PAYPAL_AUTH_FAILURE', { of: 'vendor-payment', message: 'No' }),
    );
    await expect.poll(page.redirects).toEqual(['https://shop.example/cc/mmx/cart']);
    expect(consumeVendorMessages(page.storefront)).toMatchObject([{ code: 'PAYPAL_AUTH_FAILURE', type: 'ERROR' }]);
  });

  test('redirects to the cart after a network failure, and stores an error message for that page [PAY-VEND-011]', async () => {
    const page = renderReturn({}, (shop) => shop.failNext('network', { of: 'vendor-payment' }));
    await expect.poll(page.redirects).toEqual(['https://shop.example/cc/mmx/cart']);
    expect(consumeVendorMessages(page.storefront)).toMatchObject([{ code: 'PAYMENT_OPERATION_FAILED' }]);
  });

  test('shows a pending status until the shop responds, and redirects only then', async () => {
    const page = renderReturn({}, (shop) => shop.hold('vendor-payment'));
    await expect.poll(page.status).toContain("We're confirming your payment");
    await expect.poll(() => page.shop.held).toBe(1);
    expect(page.redirects()).toEqual([]);
    page.shop.release();
    await expect.poll(page.status).toBe('Taking you back to your cart.');
  });
});
