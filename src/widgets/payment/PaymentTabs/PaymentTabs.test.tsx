import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { atRest } from '../../../../tests/support/widgets/atRest';
import { onPaymentTabs } from '../../../../tests/support/widgets/onPaymentTabs';
import { ADDRESS, aSavedCard } from '../../../../tests/support/widgets/paymentFacts';
import { runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { PaymentTabs } from './PaymentTabs';

const tabNames = async (page: ReturnType<typeof onPaymentTabs>) =>
  (await page.ready()).map(({ textContent }) => textContent);

describe('PaymentTabs', () => {
  test('shows three tabs for a business, in the specified order and with the specified names [SCR-022, GEN-008]', async () => {
    const page = onPaymentTabs({ isBusiness: true });
    expect(await tabNames(page)).toEqual(['Credit Card', 'Other Payment', 'Gift & prepaid cards']);
  });

  test('shows no purchase order tab in a consumer shop [GEN-008]', async () => {
    const page = onPaymentTabs();
    expect(await tabNames(page)).toEqual(['Credit Card', 'Gift & prepaid cards']);
  });

  test('shows only the configured tabs, and starts with the configured one', async () => {
    const page = onPaymentTabs({ isBusiness: true }, { tabs: ['gift', 'other'], defaultTab: 'gift' });
    expect(await tabNames(page)).toEqual(['Other Payment', 'Gift & prepaid cards']);
    expect(page.getByRole('tab', { selected: true }).textContent).toBe('Gift & prepaid cards');
  });

  test('arrow keys move the focus between tabs, and a click opens a tab', async () => {
    const page = onPaymentTabs();
    const [first, second] = await page.ready();
    first?.focus();
    fireEvent.keyDown(first!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(second);
    expect(page.getByRole('tab', { selected: true })).toBe(first);
    second?.click();
    await page.findByRole('button', { name: 'Add a gift card' });
  });

  test('preserves a chosen invoice while another tab is open', async () => {
    const page = onPaymentTabs({ payment: { takesInvoices: true } }, { defaultTab: 'other' });
    await page.choose(/invoice/i);
    await page.tab('Credit Card');
    await page.findByTitle('Card details');
    await page.tab('Other Payment');
    expect((await page.findByRole<HTMLInputElement>('radio', { name: /invoice/i })).checked).toBe(true);
  });

  test('shows a loading status, then an error with a retry when the payment fails to load, and moves the focus from there to its status', async () => {
    runEffectsOnce();
    const page = onPaymentTabs({
      shop(shop) {
        shop.failNext('lost', { of: 'payment-read' });
        shop.hold('payment-read');
      },
    });
    await expect.poll(page.status).toContain('Loading your payment options');
    page.shop.release('payment-read');
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    page.getByRole('button', { name: 'Try again' }).focus();
    await page.click('Try again');
    await page.ready();
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('status');
  });

  test('shows a payment made in another browser tab once the page is visible again', async () => {
    const page = onPaymentTabs();
    await page.ready();
    page.shop.payment.applied = [aSavedCard()];
    page.storefront.host.fireVisible();
    await expect.poll(page.status).toContain('Your order is fully covered.');
  });

  test('the app controls the selected tab by `tab` and `onTabChange` [SCR-022]', async () => {
    const onTabChange = vi.fn();
    const page = onPaymentTabs({}, { tab: 'gift', onTabChange });
    const selected = () => page.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'));
    await page.findByRole('tab', { name: 'Credit Card' });
    expect(selected()).toEqual(['false', 'true']);
    page.getByRole('tab', { name: 'Gift & prepaid cards' }).click();
    page.getByRole('tab', { name: 'Credit Card' }).click();
    await expect.poll(() => onTabChange.mock.calls).toEqual([['credit-card']]);
    expect(selected()).toEqual(['false', 'true']);
    page.redraw(<PaymentTabs tab="credit-card" onTabChange={onTabChange} />);
    await expect.poll(selected).toEqual(['true', 'false']);
  });

  test('a tab that the app has rejected is not selected when the app no longer controls the tab', async () => {
    const page = onPaymentTabs({}, { tab: 'credit-card' });
    const selected = () => page.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'));
    (await page.findByRole('tab', { name: 'Gift & prepaid cards' })).click();
    await expect.poll(selected).toEqual(['true', 'false']);
    page.redraw(<PaymentTabs />);
    await page.ready();
    expect(selected()).toEqual(['true', 'false']);
  });

  test('a failure stays while the app rejects another tab, and ends with the tab that it is about [PAY-MSG-001]', async () => {
    const page = onPaymentTabs({ payment: { cards: [aSavedCard()] } }, { tab: 'credit-card' });
    page.shop.refuseNext('PAYMENT_OPERATION_FAILED', { of: 'payment-apply' });
    await page.click('Use this card');
    const failure = 'Error occurred while processing your payment. Please try again.';
    await expect.poll(page.alert).toBe(failure);
    page.getByRole('tab', { name: 'Gift & prepaid cards' }).click();
    page.redraw(<PaymentTabs tab="credit-card" />);
    await page.ready();
    expect(page.alert()).toBe(failure);
    page.redraw(<PaymentTabs tab="gift" />);
    await expect.poll(page.alert).toBe('');
  });

  test('shows a payment although a read that the shop answered before arrives after it', async () => {
    const page = onPaymentTabs({ payment: { cards: [aSavedCard()] } });
    await page.ready();
    const reads = () => page.shop.requestsOf('payment-read').length;
    const before = reads();
    for (const call of ['payment-read', 'payment-apply'] as const) page.shop.hold(call);
    await page.press('Use this card');
    await expect.poll(() => page.shop.requestsOf('payment-apply')).toHaveLength(1);

    const { applied } = page.shop.payment;
    page.shop.payment.applied = [];
    await page.storefront.cart.add([{ sku: 'MUG', quantity: 1 }], { feedback: 'none' });
    await expect.poll(reads).toBeGreaterThan(before);
    page.shop.payment.applied = applied;
    page.shop.release('payment-apply');
    await expect.poll(page.status).toContain('Your order is fully covered.');
    page.shop.release('payment-read');
    await expect.poll(() => page.shop.held).toBe(0);
    await atRest(() => page.shop.requests.length);
    expect(page.text()).not.toContain('Left to pay');
  });

  test('removes a saved card that another browser tab has deleted, once the shop refuses it', async () => {
    const page = onPaymentTabs({
      payment: { cards: [aSavedCard(), aSavedCard({ id: 'card-2', accountNumber: '2222', isDefault: true })] },
    });
    await page.findByRole('radio', { name: /2222/ });
    page.shop.payment.cards.pop();
    page.shop.refuseNext('PAYMENT_OPERATION_FAILED', { of: 'payment-apply' });
    await page.press('Use this card');
    await expect.poll(() => page.queryByRole('radio', { name: /2222/ })).toBeNull();
    expect(page.alert()).toBe('Error occurred while processing your payment. Please try again.');
    await page.press('Use this card');
    await expect.poll(page.status).toContain('Your order is fully covered.');
  });

  test('pays by the default saved card, calls onSuccess once nothing is left to pay, and removes the payment again', async () => {
    const onSuccess = vi.fn();
    const page = onPaymentTabs(
      { payment: { cards: [aSavedCard(), aSavedCard({ id: 'card-2', accountNumber: '2222', isDefault: true })] } },
      { onSuccess },
    );
    await page.click('Use this card');
    await expect.poll(page.status).toContain('Your order is fully covered.');
    expect(page.shop.requestsOf('payment-apply')[0]?.body).toEqual({
      cardPayment: { paymentType: 'CREDIT_CARD', currencyCode: 'USD', profileRefId: 'card-2' },
    });
    await expect.poll(() => onSuccess.mock.calls).toEqual([[[expect.objectContaining({ lastFour: '2222' })]]]);
    await page.click('Remove Visa ending in 2222');
    await expect.poll(page.text).toContain('Left to pay$31.25');
  });

  test('moves keyboard focus to a related control when an applied payment or the last saved card is removed', async () => {
    const page = onPaymentTabs({
      payment: {
        applied: [
          { id: 'gift', paymentType: 'GIFT_CARD', profileRefId: 'giftcard', accountNumber: '0042' },
          aSavedCard({ id: 'card' }),
        ],
        cards: [aSavedCard()],
      },
    });
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
    const focusAndPress = async (name: string) => {
      (await page.findByRole('button', { name })).focus();
      await page.press(name);
    };
    await focusAndPress('Remove Gift card ending in 0042');
    await expect.poll(focused).toBe('Remove Visa ending in 1111');
    await focusAndPress('Remove Visa ending in 1111');
    await expect.poll(focused).toBe('Applied to this order');
    await focusAndPress('Remove this card');
    await expect.poll(focused).toBe('Use this card');
  });

  test('shows nickname, default, last use and expiration of each saved card, and the rewards of a store card [PAY-CARD-018, PAY-CARD-019, PAY-CARD-022, CART-MSG-019]', async () => {
    const soon = new Date();
    soon.setDate(soon.getDate() + 1);
    const page = onPaymentTabs({
      payment: {
        cards: [
          aSavedCard({ isDefault: true, isLastUsed: true, userNotes: 'Work' }),
          aSavedCard({ id: '2', accountNumber: '2222', expiryYear: '2020' }),
          aSavedCard({
            id: '3',
            accountNumber: '3333',
            expiryDay: soon.getDate(),
            expiryMonth: soon.getMonth() + 1,
            expiryYear: soon.getFullYear(),
          }),
          aSavedCard({ id: '4', accountNumber: '4444', expiryMonth: null, expiryYear: null }),
          aSavedCard({ id: '5', accountNumber: '5555', brand: 'STORE_CARD', expiryMonth: null, expiryYear: null }),
        ],
      },
    });
    await page.ready();
    const descriptions = [...page.box.querySelectorAll('.quire-choices :is(.quire-quiet, .quire-bad:not(:empty))')].map(
      ({ textContent }) => textContent,
    );
    const month = String(soon.getMonth() + 1).padStart(2, '0');
    expect(descriptions).toEqual([
      'Work · Default · Last used · Expires 12/40',
      'Expired 12/20',
      `Expires soon: ${month}/${String(soon.getFullYear()).slice(-2)}`,
      'Expiration date missing',
      'Earn up to 5% back in Rewards with the store card.',
    ]);
  });

  test('does not send an expired card, and prompts for a different one [PAY-MSG-010]', async () => {
    const page = onPaymentTabs({ payment: { cards: [aSavedCard({ expiryYear: '2020' })] } });
    await page.click('Use this card');
    await expect.poll(page.alert).toBe('Please select a different card or add a new card to proceed with your order.');
    expect(page.shop.requestsOf('payment-apply')).toEqual([]);
  });

  test.each([
    ['success', 'Your American Express offer was applied.'],
    ['failure', "We couldn't apply your American Express offer."],
    ['warning', 'Please check your American Express offer before you place the order.'],
  ] as const)('shows the message for an Amex offer that ended in %s [PAY-CARD-023]', async (amexStatus, expected) => {
    const page = onPaymentTabs({}, { amexStatus });
    await expect.poll(page.status).toContain(expected);
  });

  test.each([
    ['PAYMENT_OPERATION_FAILED', 'Error occurred while processing your payment. Please try again.'],
    [
      'SPAY_API_FAILURE',
      "We're unable to process your payment at this time. Please try again or use a different payment method.",
    ],
    ['PAYMENT_EXPIRED', 'Please select a different card or add a new card to proceed with your order.'],
    [
      'CARD_DECLINED',
      'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.',
    ],
    ['NO_EMAIL', 'Invalid email address'],
    ['CARD_REFUSED', 'Please check that your credit card details are correct and try again.'],
    [
      'CARD_INVALID',
      'Please verify the credit card number, expiration date and security code are correct and try again.',
    ],
  ])(
    'shows the specified message when the shop refuses with %s [PAY-CODE-001, PAY-CODE-003, PAY-CODE-005, PAY-CODE-006, PAY-MSG-001, PAY-MSG-004, PAY-MSG-005, PAY-MSG-007, PAY-MSG-009, PAY-MSG-010]',
    async (code, expected) => {
      const page = onPaymentTabs({
        payment: { cards: [aSavedCard()] },
        shop: (shop) => shop.refuseNext(code, { of: 'payment-apply' }),
      });
      await page.click('Use this card');
      await expect.poll(page.alert).toBe(expected);
    },
  );

  test('retries a saved card by the link in the error, and suggests changing payment the second time [PAY-MSG-002, PAY-MSG-003]', async () => {
    const page = onPaymentTabs({
      payment: { cards: [aSavedCard()] },
      shop(shop) {
        shop.refuseNext('CARD_AUTH_RETRY', { of: 'payment-apply' });
        shop.refuseNext('CARD_AUTH_RETRY', { of: 'payment-apply' });
      },
    });
    await page.click('Use this card');
    await expect.poll(page.alert).toBe("We're sorry, something went wrong. Click here to retry.");
    await page.press('Click here');
    await expect.poll(page.alert).toBe('We are still experiencing problems. Please select Change payment.');
    expect(page.shop.requestsOf('payment-apply')).toHaveLength(2);
  });

  test('opens the billing address of a saved card when the shop rejects it, and saves the correction [PAY-CODE-004, PAY-MSG-006]', async () => {
    const page = onPaymentTabs({
      payment: { cards: [aSavedCard({ billingAddress: ADDRESS })] },
      shop: (shop) => shop.refuseNext('ADDRESS_INVALID', { of: 'payment-apply' }),
    });
    await page.click('Use this card');
    await expect.poll(page.topTitle).toBe('Edit your billing address');
    expect(page.alert()).toBe(
      'Please verify the credit card number, expiration date, security code and billing address are correct and try again.',
    );
    await page.type('Street address', '2 Main Street');
    await page.press('Save');
    await expect.poll(page.topTitle).toBe('Edit your card');
    await page.press('Save');
    await expect.poll(page.topTitle).toBeUndefined();
    expect(page.shop.requestsOf('card-change')[0]?.body).toMatchObject({
      cardPayment: { billingAddress: { id: 'address-1', address1: '2 Main Street' } },
    });
  });

  test('changes the nickname of a saved card in its drawer, and limits it to 32 characters, with the focus in a longer one [PAY-CARD-024, PAY-CARD-017]', async () => {
    const page = onPaymentTabs({ payment: { cards: [aSavedCard()] } });
    await page.click('Edit this card');
    await expect.poll(page.topTitle).toBe('Edit your card');
    await page.type('Nickname (optional)', 'x'.repeat(33));
    await expect.poll(page.alert).toBe('A nickname can have up to 32 characters.');
    await page.press('Save');
    expect(document.activeElement).toBe(page.field('Nickname (optional)'));
    expect(page.shop.requestsOf('card-change')).toEqual([]);
    await page.type('Nickname (optional)', 'Travel');
    await page.press('Save');
    await expect.poll(page.topTitle).toBeUndefined();
    expect(page.shop.requestsOf('card-change')[0]?.body).toEqual({
      cardPayment: { userNotes: 'Travel', isDefault: false },
    });
    await expect.poll(page.text).toContain('Travel');
  });

  test('closes the drawer of a saved card that was deleted elsewhere, and prompts for a different one [PAY-MSG-010]', async () => {
    const page = onPaymentTabs({
      payment: { cards: [aSavedCard(), aSavedCard({ id: 'card-2', accountNumber: '2222', isDefault: true })] },
    });
    await page.click('Edit this card');
    await expect.poll(page.topTitle).toBe('Edit your card');
    page.shop.payment.cards.pop();
    await page.press('Save');
    await expect.poll(page.alert).toBe('Please select a different card or add a new card to proceed with your order.');
    await expect.poll(page.topTitle).toBeUndefined();
    await expect.poll(() => page.queryByRole('radio', { name: /2222/ })).toBeNull();
    expect(page.getByRole('radio', { checked: true }).closest('label')?.textContent).toContain('1111');
  });

  test('pays by purchase order for a business, and requires a number of at most 35 characters [GEN-008]', async () => {
    const page = onPaymentTabs({ isBusiness: true }, { defaultTab: 'other' });
    await page.click('Pay with this purchase order');
    await expect.poll(page.alert).toBe('Please enter a purchase order number.');
    await page.type('Purchase order number', 'x'.repeat(36));
    await page.click('Pay with this purchase order');
    await expect.poll(page.alert).toBe('A purchase order number can have up to 35 characters.');
    await page.type('Purchase order number', ' PO-77 ');
    await page.click('Pay with this purchase order');
    await expect.poll(page.text).toContain('Purchase order PO-77');
    expect(page.shop.requestsOf('payment-apply')[0]?.body).toEqual({ purchaseOrderNumber: 'PO-77' });
  });

  test('opens as a drawer when the layout is "drawer", and calls onOpenChange [SCR-019]', async () => {
    const onOpenChange = vi.fn();
    const page = onPaymentTabs({}, { layout: 'drawer', onOpenChange });
    await page.click('Choose how to pay');
    await expect.poll(() => page.top()?.dataset['drawer']).toBe('payment_drawer');
    await page.ready();
    await page.press('Close');
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  test('updates the amount left to pay when the cart changes', async () => {
    const page = onPaymentTabs();
    await page.ready();
    await page.storefront.cart.read();
    await page.storefront.cart.add([{ sku: 'MUG', quantity: 1 }]);
    await expect.poll(page.text).toContain('Left to pay$43.75');
  });

  test('updates the amount left to pay when the shop has another total for the same cart [DEC-Q451]', async () => {
    const page = onPaymentTabs();
    await page.ready();
    page.shop.cart.extra = { cartSummary: { orderTotal: '33.20' } };
    await page.storefront.cart.read({ isRefresh: true });
    await expect.poll(page.text).toContain('Left to pay$33.20');
  });

  test('offers the addresses of the account for a new card', async () => {
    const page = onPaymentTabs();
    await page.findByRole('radio', { name: new RegExp(`${ADDRESS.firstName} ${ADDRESS.lastName}`) });
  });

  test('inline, it publishes no opening, whatever `defaultOpen` says [SCR-019]', async () => {
    const opened: string[] = [];
    const page = onPaymentTabs({}, { defaultOpen: true });
    page.storefront.events.subscribe('drawer:opened', ({ name }) => opened.push(name));
    await page.ready();
    expect(opened).toEqual([]);
  });
});
