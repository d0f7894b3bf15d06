import { describe, expect, test, vi } from 'vitest';
import { anAddress } from '../../../../tests/support/anAddress';
import { type FakeShop, fakeShop } from '../../../../tests/support/fakeShop';
import { renderWidget } from '../../../../tests/support/renderWidget';
import { consumeVendorMessages } from '../../../core/payment/client/vendorMessages';
import { VendorPaymentReturn, type VendorPaymentReturnProps } from './index';

function renderReturn(props: VendorPaymentReturnProps = {}, prepare?: (shop: FakeShop) => void) {
  const shop = fakeShop({ cart: { MUG: 1 } });
  prepare?.(shop);
  const page = renderWidget(<VendorPaymentReturn {...props} />, { shop });
  return { ...page, shop, went: () => page.storefront.host.assigned };
}

const sent = (shop: FakeShop) => shop.requestsOf('vendor-payment').map(({ body }) => body);

describe('VendorPaymentReturn', () => {
  test('gives the shop the approval, and goes on to the checkout where that was begun [PAY-VEND-001, PAY-VEND-007, PAY-VEND-008]', async () => {
    const onReturn = vi.fn();
    const page = renderReturn({
      callId: 'call-1',
      encPaymentData: 'enc-1',
      apiKey: 'key-1',
      proceedCheckout: true,
      onReturn,
    });
    await expect.poll(page.went).toEqual(['https://shop.example/cc/sparq/checkout']);
    expect(sent(page.shop)).toMatchObject([
      { vendorPayment: { vendorPaymentType: 'VISA_PAY', callId: 'call-1', encPaymentData: 'enc-1', apiKey: 'key-1' } },
    ]);
    expect(onReturn).toHaveBeenCalledExactlyOnceWith({ target: 'checkout' });
    await page.findByRole('link', { name: 'Go to checkout' });
  });

  test('goes to the cart where the checkout was not begun [PAY-VEND-009]', async () => {
    const page = renderReturn({ type: 'PAYPAL', nonce: 'nonce-1', payerId: 'payer-1' });
    await expect.poll(page.went).toEqual(['https://shop.example/cc/mmx/cart']);
    expect(sent(page.shop)).toMatchObject([
      { vendorPayment: { vendorPaymentType: 'PAYPAL', paymentMethodNonce: 'nonce-1', payerId: 'payer-1' } },
    ]);
    expect(consumeVendorMessages(page.storefront)).toEqual([]);
  });

  test('says who is billed and sent to, as the vendor has said it [PAY-VEND-005]', async () => {
    const billingAddress = anAddress({ city: 'Boston' });
    const page = renderReturn({ type: 'PAYPAL', nonce: 'nonce-1', billingAddress, shippingAddress: anAddress() });
    await expect.poll(page.went).toHaveLength(1);
    expect(sent(page.shop)).toMatchObject([
      {
        vendorPayment: {
          contactInformation: { billingAddress: { city: 'Boston' }, shippingAddress: { city: 'Cambridge' } },
        },
      },
    ]);
  });

  test('of a payment that the cart does not have goes to the cart [PAY-VEND-010]', async () => {
    const page = renderReturn({ proceedCheckout: true }, (shop) =>
      shop.answerNext(200, { cartInfo: { ...shop.cart.body, orderPayment: { orderPayments: [] } } }, 'vendor-payment'),
    );
    await expect.poll(page.went).toEqual(['https://shop.example/cc/mmx/cart']);
  });

  test('that failed goes to the cart, and what the shop said waits there [PAY-VEND-010, PAY-VEND-011]', async () => {
    const page = renderReturn({ type: 'PAYPAL', proceedCheckout: true }, (shop) =>
      shop.refuseNext('PAYPAL_AUTH_FAILURE', { of: 'vendor-payment', message: 'No' }),
    );
    await expect.poll(page.went).toEqual(['https://shop.example/cc/mmx/cart']);
    expect(consumeVendorMessages(page.storefront)).toMatchObject([{ code: 'PAYPAL_AUTH_FAILURE', type: 'ERROR' }]);
  });

  test('without an answer goes to the cart, and says there that it failed [PAY-VEND-011]', async () => {
    const page = renderReturn({}, (shop) => shop.failNext('network', { of: 'vendor-payment' }));
    await expect.poll(page.went).toEqual(['https://shop.example/cc/mmx/cart']);
    expect(consumeVendorMessages(page.storefront)).toMatchObject([{ code: 'PAYMENT_OPERATION_FAILED' }]);
  });

  test('says that it is working until the shop has answered', async () => {
    const page = renderReturn({}, (shop) => shop.hold('vendor-payment'));
    await expect.poll(page.status).toContain("We're confirming your payment");
    await expect.poll(() => page.shop.held).toBe(1);
    expect(page.went()).toEqual([]);
    page.shop.release();
    await expect.poll(page.status).toBe('Taking you back to your cart.');
  });
});
