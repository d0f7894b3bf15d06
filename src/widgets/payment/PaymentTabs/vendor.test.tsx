import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FakeShop } from '../../../../tests/support/shop/fakeShop';
import { fakeVendorWindows } from '../../../../tests/support/shop/fakeVendorWindow';
import { anAddress } from '../../../../tests/support/widgets/anAddress';
import { onPaymentTabs } from '../../../../tests/support/widgets/onPaymentTabs';
import { aSavedCard, VENDORS } from '../../../../tests/support/widgets/paymentFacts';
import { runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { sendVendorPayment } from '../../../core/payment/client/vendorPayment';
import type { PaymentTabsProps } from './paymentTabsProps';

const ALL_ON = { defaultTab: 'other', walletEnabled: true, bnplEnabled: true } as const;

/** The other payment methods, for a cart of $31.25. */
function onVendors(prepare?: (shop: FakeShop) => void, props: PaymentTabsProps = {}) {
  const windows = fakeVendorWindows();
  onTestFinished(windows.stop);
  const page = onPaymentTabs(
    {
      shop(shop) {
        shop.payment.vendors = VENDORS;
        shop.cart.extra = { cartAttributes: { enablePaypal: true } };
        prepare?.(shop);
      },
    },
    { ...ALL_ON, ...props },
  );
  return {
    ...page,
    windows,
    /** Opens the window of the vendor. */
    async pay(vendor: string) {
      await page.press(`Pay with ${vendor}`);
      await expect.poll(() => windows.received).toHaveLength(1);
    },
  };
}

const sent = (shop: FakeShop) => shop.requestsOf('vendor-payment').map(({ body }) => body);

describe('PaymentTabs vendor payments', () => {
  test('the wallet opens its own window, receives the amount and its token, and pays once approved [PAY-VEND-001, PAY-VEND-007, PAY-AUTH-009, PAY-AUTH-010]', async () => {
    const onSuccess = vi.fn();
    const page = onVendors(undefined, { onSuccess });
    await page.press('Pay with Quire Wallet');
    await expect
      .poll(() => page.windows.received)
      .toEqual([{ amount: '31.25', currency: 'USD', clientToken: 'wallet-1' }]);
    expect(page.windows.opened).toEqual([VENDORS[0]?.url]);
    expect(page.status()).toContain('Please continue in the Quire Wallet window.');
    page.windows.approve();
    await expect.poll(page.status).toContain('Your order is fully covered.');
    expect(sent(page.shop)).toMatchObject([
      { vendorPayment: { vendorPaymentType: 'PAYPAL', paymentMethodNonce: 'nonce-1', payerId: 'payer-1' } },
    ]);
    expect(page.windows.isOpen).toBe(false);
    expect(page.text()).toContain('Quire Wallet$31.25');
    await expect.poll(() => onSuccess.mock.calls).toHaveLength(1);
  });

  test('an approval during another payment change is queued, and pays afterwards', async () => {
    const page = onVendors(({ payment }) => {
      payment.applied = [{ id: 'gift', paymentType: 'GIFT_CARD', profileRefId: 'giftcard', accountNumber: '0042' }];
    });
    await page.pay('Quire Wallet');
    page.shop.hold('payment-remove');
    await page.press('Remove Gift card ending in 0042');
    await expect.poll(() => page.shop.held).toBe(1);
    page.windows.approve();
    await expect.poll(() => page.windows.isOpen).toBe(false);
    expect(sent(page.shop)).toEqual([]);
    page.shop.release('payment-remove');
    await expect.poll(page.text).toContain('Quire Wallet$31.25');
    expect(page.text()).not.toContain('0042');
  });

  test.each([
    [{ storePayEnabled: true }, 'SP'],
    [{}, 'P'],
  ])(
    'each request carries the type for store pay: %j sends %s [PAY-AUTH-003, PAY-VEND-002]',
    async (props, requestType) => {
      const page = onVendors(undefined, props);
      await page.pay('Quire Wallet');
      page.windows.approve();
      await expect.poll(page.status).toContain('Your order is fully covered.');
      expect([...page.shop.requestsOf('payment-auth').map(({ body }) => body), ...sent(page.shop)]).toMatchObject([
        { vendorPayment: { requestType } },
        { vendorPayment: { requestType } },
      ]);
    },
  );

  test.each([
    ['Quire Wallet', { paypalAddress: true }],
    ['Quire Later', {}],
  ])('%s returns a billing address, which is sent to the shop [PAY-VEND-005]', async (name, flags) => {
    const page = onVendors();
    await page.pay(name);
    const { phones: _, ...address } = anAddress();
    page.windows.approve({ nonce: 'nonce-1', billingAddress: { ...anAddress(), email: 'ada@shop.example' } });
    await expect.poll(page.status).toContain('Your order is fully covered.');
    expect(sent(page.shop)).toMatchObject([
      {
        vendorPayment: {
          contactInformation: {
            billingAddress: {
              ...address,
              phones: [{ number: '6175550123' }],
              email: { emailId1: 'ada@shop.example' },
              ...flags,
            },
          },
        },
      },
    ]);
  });

  test('the pay-later vendor receives the amount that gift cards leave, and replaces a credit card', async () => {
    const page = onVendors((shop) => {
      shop.payment.applied = [
        { id: 'gift', paymentType: 'GIFT_CARD', profileRefId: 'giftcard', accountNumber: '0042' },
        aSavedCard({ id: 'card' }),
      ];
    });
    await page.press('Pay with Quire Later');
    await expect.poll(() => page.windows.received).toEqual([{ amount: '21.25', currency: 'USD' }]);
    page.windows.approve();
    await expect.poll(page.text).toContain('Quire Later$21.25');
    expect(page.text()).not.toContain('Visa');
  });

  test.each([
    [
      'Quire Wallet',
      "We're unable to process your payment at this time. Please try again or use a different payment method.",
    ],
    [
      'Quire Later',
      "We're unable to process your Quire Later payment. Please try again or use a different payment method.",
    ],
  ])(
    '%s has its own error message when it declines, and nothing is sent [PAY-CODE-007, PAY-CODE-008, PAY-MSG-004, PAY-MSG-012]',
    async (name, expected) => {
      const page = onVendors();
      await page.pay(name);
      page.windows.decline();
      await expect.poll(page.alert).toBe(expected);
      expect(sent(page.shop)).toEqual([]);
    },
  );

  test('shows a retry link when the vendor window times out, and then a change of payment [PAY-MSG-002, PAY-MSG-003, PAY-CODE-007]', async () => {
    const page = onVendors(undefined, { iframeTimeoutMs: 30 });
    page.windows.hang();
    await page.press('Pay with Quire Wallet');
    await expect.poll(page.alert).toBe("We're sorry, something went wrong. Click here to retry.");
    await page.press('Click here');
    await expect.poll(page.alert).toBe('We are still experiencing problems. Please select Change payment.');
    expect(page.windows.opened).toHaveLength(2);
    await page.press('Change payment');
    await page.findByRole('tab', { name: 'Credit Card', selected: true });
    expect(page.alert()).toBe('');
  });

  test.each<[string, (page: ReturnType<typeof onVendors>) => Promise<void>]>([
    ['looks closed', async ({ windows }) => windows.close()],
    ['is given up', ({ press }) => press('Cancel')],
  ])('asks the shop what was paid when the vendor window %s, and can open it again [PAY-VEND-010]', async (_, lose) => {
    const page = onVendors();
    await page.pay('Quire Wallet');
    page.shop.hold('payment-read');
    await lose(page);
    await expect.poll(page.status).toContain('Checking whether Quire Wallet has paid for this order');
    expect(page.windows.isOpen).toBe(false);
    page.shop.release('payment-read');
    await expect.poll(page.status).toContain("Quire Wallet hasn't paid for this order so far.");

    await page.press('Pay with Quire Wallet');
    await expect.poll(() => page.windows.received).toHaveLength(2);
    page.windows.approve();
    await expect.poll(page.status).toContain('Your order is fully covered.');
    expect(page.status()).not.toContain('so far');
  });

  test('a window that looks closed may pay through the page that the vendor returns to [PAY-VEND-008, PAY-VEND-010]', async () => {
    const page = onVendors();
    await page.pay('Quire Wallet');
    page.windows.sever();
    await expect.poll(page.status).toContain("Quire Wallet hasn't paid for this order so far.");
    expect(page.text()).not.toContain("weren't charged");

    page.shop.payment.applied = [{ id: 'paid', paymentType: 'CREDIT_CARD', vendorPaymentType: 'PAYPAL' }];
    await page.press('Check again');
    await expect.poll(page.status).toContain('Your order is fully covered.');
    expect(page.status()).not.toContain('so far');
    expect(page.button('Check again')).toBeUndefined();
    expect(sent(page.shop)).toEqual([]);
  });

  test('asks again by itself until the shop has the payment [PAY-VEND-010]', async () => {
    const page = onVendors();
    await page.pay('Quire Wallet');
    page.windows.sever();
    await expect.poll(page.status).toContain('so far');
    page.shop.payment.applied = [{ id: 'paid', paymentType: 'CREDIT_CARD', vendorPaymentType: 'PAYPAL' }];
    await expect.poll(page.status).toContain('Your order is fully covered.');
  });

  test('a payment in another tab, with the page that the vendor returns to, ends the wait [PAY-VEND-008]', async () => {
    const page = onVendors();
    await page.pay('Quire Wallet');
    const returned = aStorefront({ shop: page.shop, host: page.storefront.host.openTab() });
    await sendVendorPayment(returned, { type: 'PAYPAL', nonce: 'nonce-1' });
    await expect.poll(page.status).toContain('Your order is fully covered.');
    // an effect closes the window after the payment is displayed
    await expect.poll(page.status).not.toContain('Please continue');
    expect(page.windows.isOpen).toBe(false);
  });

  test('says that the shop did not answer, and nothing about the payment', async () => {
    const page = onVendors();
    await page.pay('Quire Wallet');
    page.shop.failNext('network', { of: 'payment-read', times: 9 });
    await page.press('Cancel');
    await expect.poll(page.status).toContain("We couldn't check whether Quire Wallet has paid for this order.");
    expect(page.button('Check again')).toBeDefined();
  });

  test('a vendor payment continues while another tab is selected [PAY-VEND-007]', async () => {
    const page = onVendors();
    await page.pay('Quire Wallet');
    await page.tab('Credit Card');
    expect(page.windows.isOpen).toBe(true);
    page.windows.approve();
    await expect.poll(page.text).toContain('Quire Wallet$31.25');
    expect(sent(page.shop)).toHaveLength(1);
  });

  test('one vendor payment is in flight at a time, however often and wherever it is pressed', async () => {
    const page = onVendors();
    await page.pay('Quire Later');
    page.windows.decline();
    await expect.poll(page.alert).toContain('Quire Later');

    const wallet = await page.findButton('Pay with Quire Wallet');
    const later = await page.findButton('Pay with Quire Later');
    wallet.click();
    wallet.click();
    later.click();
    await expect.poll(() => page.windows.received).toHaveLength(2);
    expect(page.windows.opened).toHaveLength(2);
    expect(page.status()).toContain('Please continue in the Quire Wallet window.');
    expect(page.isOff('Pay with Quire Later')).toBe(true);
  });

  test('an approval that arrives after its window has closed still pays [PAY-VEND-001]', async () => {
    const page = onVendors();
    await page.pay('Quire Wallet');
    page.windows.approveLate();
    await expect.poll(page.status).toContain('Your order is fully covered.');
    expect(sent(page.shop)).toHaveLength(1);
  });

  test('redirects the page to the vendor when the browser blocks the window', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    onTestFinished(() => assign.mockRestore());
    const page = onVendors();
    page.windows.block();
    await page.press('Pay with Quire Wallet');
    expect(assign).toHaveBeenCalledExactlyOnceWith(VENDORS[0]?.url);
  });

  test('ignores approvals from another origin, another window or with a wrong nonce', async () => {
    const page = onVendors();
    await page.pay('Quire Wallet');
    const yes = { kind: 'vendorEnd', end: 'approved', approval: { nonce: 'forged' } };
    page.windows.send(yes, { origin: 'https://evil.example' });
    page.windows.send(yes, { isOther: true });
    page.windows.send(yes, { nonce: 'guessed' });
    expect(page.status()).toContain('Please continue in the');
    page.windows.approve();
    await expect.poll(page.status).toContain('Your order is fully covered.');
    expect(sent(page.shop)).toHaveLength(1);
  });

  test('disables the wallet for a cart that does not allow it [PAY-AUTH-002]', async () => {
    const page = onVendors((shop) => {
      shop.cart.extra = { cartAttributes: { enablePaypal: false } };
    });
    await expect.poll(page.status).toContain('Quire Wallet is not available for this order.');
    expect(page.isOff('Pay with Quire Wallet')).toBe(true);
    expect(page.shop.requestsOf('payment-auth')).toEqual([]);
  });

  test.each<[string, boolean, PaymentTabsProps, RegExp | undefined]>([
    ['the shop', false, { walletEnabled: true }, /enablePaypal/],
    ['the page', true, {}, /payment\.walletEnabled/],
    ['neither', true, { walletEnabled: true }, undefined],
    ['the page, which has said so', true, { walletEnabled: false }, undefined],
  ])('the console names the missing switch of the wallet %s [DEC-Q466]', async (_, enablePaypal, props, named) => {
    runEffectsOnce();
    const page = onPaymentTabs(
      {
        shop(shop) {
          shop.payment.vendors = VENDORS;
          shop.cart.extra = { cartAttributes: { enablePaypal } };
        },
      },
      { defaultTab: 'other', bnplEnabled: true, ...props },
    );
    const warn = vi.spyOn(page.storefront.host.console, 'warn');
    await page.findButton('Pay with Quire Later');
    if (named) await expect.poll(() => warn.mock.calls).toEqual([[expect.stringMatching(named)]]);
    else expect(warn).not.toHaveBeenCalled();
  });

  test('the failure of a payment stays when the shop withdraws the tab of the vendor [PAY-MSG-001]', async () => {
    const page = onVendors((shop) => shop.refuseNext('PAYPAL_AUTH_FAILURE', { of: 'vendor-payment' }));
    await page.pay('Quire Wallet');
    page.shop.payment.vendors = [];
    page.windows.approve();
    await expect.poll(() => page.queryAllByRole('tab', { name: 'Other Payment' })).toEqual([]);
    await page.ready();
    expect(page.alert()).toMatch(/^We're unable to process your payment at this time/);
  });

  test('shows a retry link when the wallet token fails to load [PAY-AUTH-004, PAY-MSG-002]', async () => {
    const page = onVendors((shop) => shop.failNext('network', { of: 'payment-auth', times: 2 }));
    await expect.poll(page.alert).toBe("We're sorry, something went wrong. Click here to retry.");
    await page.press('Click here');
    const wallet = await page.findButton('Pay with Quire Wallet');
    await expect.poll(() => [page.alert(), wallet.getAttribute('aria-busy')]).not.toContain('true');
    await page.pay('Quire Wallet');
  });

  test('a wallet token that fails once another tab is selected does not count, and is requested again on return [PAY-AUTH-004, PAY-MSG-003]', async () => {
    const page = onVendors((shop) => {
      shop.hold('payment-auth');
      shop.failNext('network', { of: 'payment-auth', times: 4 });
    });
    await expect.poll(() => page.shop.held).toBe(1);
    await page.tab('Credit Card');
    await page.findByTitle('Card details');
    page.shop.release('payment-auth');
    await expect.poll(() => page.shop.requestsOf('payment-auth')).toHaveLength(2);
    expect(page.alert()).toBe('');

    await page.tab('Other Payment');
    await expect.poll(page.alert).toBe("We're sorry, something went wrong. Click here to retry.");
    expect(page.shop.requestsOf('payment-auth')).toHaveLength(4);
  });

  test.each<[string, (shop: FakeShop) => void]>([
    ['refuses', (shop) => shop.refuseNext('PAYPAL_AUTH_FAILURE', { of: 'vendor-payment' })],
    [
      'leaves out of its response',
      (shop) => shop.answerNext(200, { cartInfo: { ...shop.cart.body, orderPayment: {} } }, 'vendor-payment'),
    ],
  ])('shows an error for an approval that the shop %s [PAY-VEND-010]', async (_, prepare) => {
    const page = onVendors(prepare);
    await page.pay('Quire Wallet');
    page.windows.approve();
    await expect.poll(page.alert).toContain("We're unable to process your payment");
    expect(page.text()).toContain('Left to pay$31.25');
  });

  test('shows no tab for vendor payments unless the page enables them [PAY-AUTH-002, SCR-022]', async () => {
    const page = onVendors(undefined, { walletEnabled: false, bnplEnabled: false });
    const tabs = await page.ready();
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Credit Card', 'Gift & prepaid cards']);
  });
});
