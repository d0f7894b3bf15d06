import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { type FakeShop, fakeShop } from '../../../../tests/support/shop/fakeShop';
import { anAddress } from '../../../../tests/support/widgets/anAddress';
import { aSavedCard, VENDORS } from '../../../../tests/support/widgets/paymentFacts';
import { renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { useShownPayment } from '../../../hooks/payment/usePlaceOrder';
import { PlaceOrderButton, type PlaceOrderButtonProps } from './PlaceOrderButton';

const HOME = anAddress();
const CONFIRMATION = 'https://shop.example/webapp/order/Q-100001';

const byCard = ({ payment }: FakeShop) => {
  payment.applied = [{ ...aSavedCard(), id: 'payment-1' }];
};

/** A cart of $25.00. */
function onButton(
  prepare: (shop: FakeShop) => void = byCard,
  { isBusiness, ...props }: PlaceOrderButtonProps & { isBusiness?: boolean } = {},
) {
  const shop = fakeShop({ cart: { MUG: 2 } });
  prepare(shop);
  const page = renderWidget(<PlaceOrderButton email="ada@shop.example" shippingAddress={HOME} {...props} />, {
    shop,
    config: isBusiness ? { ...BUSINESS_CONTEXT, session: { isLoggedIn: true } } : {},
  });
  return {
    ...page,
    shop,
    assigned: page.storefront.host.assigned,
    sent: () => shop.requestsOf('order-place'),
    ready: (name: string) => expect.poll(() => page.queryByRole('button', { name }) && page.isOff(name)).toBe(false),
  };
}

describe('PlaceOrderButton', () => {
  test('states the amount that it charges, places the order and opens the confirmation [PAY-FORM-005, ROUTE-012]', async () => {
    const onSuccess = vi.fn();
    const page = onButton(byCard, { onSuccess });

    await page.click('Pay $25.00');

    await expect.poll(() => page.assigned).toEqual([CONFIRMATION]);
    expect(onSuccess).toHaveBeenCalledWith(expect.objectContaining({ number: 'Q-100001', isWaiting: false }));
    expect(page.sent()[0]?.body).toMatchObject({ email: 'ada@shop.example', expected: { orderTotal: '25.00' } });
    await expect.poll(page.status).toBe('Thank you! Your order number is Q-100001.');
  });

  test.each<[string, (shop: FakeShop) => void, boolean, string, string]>([
    [
      'a gift card covers all',
      ({ payment }) => {
        payment.applied = [{ id: '1', paymentType: 'GIFT_CARD', profileRefId: 'fullgiftcard' }];
      },
      false,
      'Place order',
      '',
    ],
    [
      'a gift card and a card pay',
      ({ payment }) => {
        payment.applied = [
          { id: '1', paymentType: 'GIFT_CARD', profileRefId: 'giftcard' },
          { ...aSavedCard(), id: '2' },
        ];
      },
      false,
      'Pay $15.00',
      '',
    ],
    [
      'an invoice is possible and not chosen',
      ({ payment }) => {
        payment.takesInvoices = true;
      },
      false,
      'Place order',
      'Choose how to pay the remaining $25.00.',
    ],
    [
      'the company must approve',
      ({ payment }) => {
        payment.account = { name: 'Doherty', needsApproval: true };
      },
      true,
      'Send for approval',
      '',
    ],
    ['nothing pays', () => {}, false, 'Place order', 'Choose how to pay the remaining $25.00.'],
    ['the cart is empty', ({ cart }) => cart.clear(), false, 'Place order', 'Your cart is empty.'],
  ])('if %s, its text says what it does [GEN-008, GEN-010]', async (_, prepare, isBusiness, label, note) => {
    const page = onButton(prepare, { isBusiness });
    await page.findByRole('button', { name: label });
    await expect.poll(() => [page.status(), page.isOff(label)]).toEqual([note, note !== '']);
  });

  test('a double click is one order, and the button is busy meanwhile', async () => {
    const page = onButton();
    await page.findByRole('button', { name: 'Pay $25.00' });
    page.shop.hold('order-place');
    await page.click('Pay $25.00');
    await page.click('Pay $25.00');
    await expect.poll(page.status).toBe('Placing your order');
    expect((await page.findButton('Pay $25.00')).getAttribute('aria-busy')).toBe('true');
    page.shop.release();
    await expect.poll(() => page.assigned).toEqual([CONFIRMATION]);
    expect(page.sent()).toHaveLength(1);
  });

  test('a listener prevents the navigation, and the confirmation stays as a link', async () => {
    const page = onButton(byCard, { onSuccess: ({ preventDefault }) => preventDefault() });
    await page.click('Pay $25.00');
    const link = await page.findByRole('link', { name: 'View your order' });
    expect(link.getAttribute('href')).toBe('/webapp/order/Q-100001');
    expect(page.assigned).toEqual([]);
  });

  test('a page that is restored from the back/forward cache links to the confirmation, and orders nothing', async () => {
    const page = onButton();
    await page.click('Pay $25.00');
    await expect.poll(() => page.assigned).toEqual([CONFIRMATION]);
    page.storefront.host.firePageShow(true);
    await page.findByRole('link', { name: 'View your order' });
    expect(page.queryByRole('button')).toBeNull();
  });

  test('a total that changed elsewhere is displayed, and the order is not placed before [DEC-Q340]', async () => {
    const page = onButton();
    await page.findByRole('button', { name: 'Pay $25.00' });
    page.shop.cart.put('PEN', 1);
    const total = page.shop.cart.body.cartSummary?.orderTotal;

    await page.click('Pay $25.00');

    await expect
      .poll(page.alert)
      .toContain(`The total changed from $25.00 to $${total}. Look it over, then place the order.`);
    expect(page.assigned).toEqual([]);
    await page.click(`Pay $${total}`);
    await expect.poll(() => page.assigned).toEqual([CONFIRMATION]);
    expect(page.alert()).toBe('');
  });

  test('payments that changed elsewhere are displayed with their amounts before and now [DEC-Q340]', async () => {
    const onError = vi.fn();
    const page = onButton(
      ({ payment }) => {
        payment.tokens['giftcard'] = { lastFour: '0042', balance: '30.00' };
        payment.applied = [
          { id: '1', paymentType: 'GIFT_CARD', profileRefId: 'giftcard', accountNumber: '0042' },
          { ...aSavedCard(), id: '2' },
        ];
      },
      { onError },
    );
    await page.ready('Place order');
    page.shop.payment.tokens['giftcard'] = { lastFour: '0042', balance: '0.00' };

    await page.click('Place order');

    await expect
      .poll(page.alert)
      .toBe(
        'Your order or its payment changed. Look it over, then place the order.' +
          'Gift card ending in 0042: $25.00 before, $0.00 nowCard ending in 1111: $0.00 before, $25.00 now',
      );
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'refused', code: 'ORDER_CHANGED', retryable: false }),
    );
    await page.findByRole('button', { name: 'Pay $25.00' });
  });

  test.each([
    [
      'CARD_DECLINED',
      'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.',
    ],
    ['ORDER_NOT_PLACED', 'No longer available in this quantity: Mug.'],
    ['NO_EMAIL', 'Invalid email address'],
  ])(
    'the reason of the refusal %s is displayed, and the order can be placed again [PAY-MSG-009, PAY-CODE-005]',
    async (code, text) => {
      const page = onButton();
      page.shop.refuseNext(code, { of: 'order-place', message: 'No longer available in this quantity: Mug.' });
      await page.click('Pay $25.00');
      await expect.poll(page.alert).toBe(text);
      await page.click('Pay $25.00');
      await expect.poll(() => page.assigned).toEqual([CONFIRMATION]);
    },
  );

  test('an order whose answer is lost is placed once, by another press [DEC-Q342]', async () => {
    const onError = vi.fn();
    const page = onButton(byCard, { onError });
    page.shop.failNext('lost', { of: 'order-place' });
    await page.click('Pay $25.00');
    await expect.poll(page.alert).toBe("We couldn't confirm your order. Try again: we'll place it only once.");
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ retryable: true }));
    await page.click('Try again');
    await expect.poll(() => page.assigned).toEqual([CONFIRMATION]);
  });

  test('after a lost answer, changed payments and the amount of another press are displayed [DEC-Q340]', async () => {
    const page = onButton(({ payment }) => {
      payment.tokens['giftcard'] = { lastFour: '0042', balance: '30.00' };
      payment.applied = [
        { id: '1', paymentType: 'GIFT_CARD', profileRefId: 'giftcard', accountNumber: '0042' },
        { ...aSavedCard(), id: '2' },
      ];
    });
    await page.ready('Place order');
    page.shop.failNext(502, { of: 'order-place' });
    page.shop.payment.tokens['giftcard'] = { lastFour: '0042', balance: '0.00' };

    await page.click('Place order');

    await expect
      .poll(page.alert)
      .toBe(
        "We couldn't confirm your order. Try again: we'll place it only once." +
          'Gift card ending in 0042: $25.00 before, $0.00 nowCard ending in 1111: $0.00 before, $25.00 now',
      );
    await page.findByRole('button', { name: 'Pay $25.00' });
    expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('after a lost answer, a new total is displayed [DEC-Q340]', async () => {
    const page = onButton();
    await page.ready('Pay $25.00');
    page.shop.failNext(502, { of: 'order-place' });
    page.shop.cart.put('PEN', 1);
    const total = page.shop.cart.body.cartSummary?.orderTotal;
    await page.click('Pay $25.00');
    await expect.poll(page.alert).toContain(`The total changed from $25.00 to $${total}.`);
    expect(page.alert()).toContain("We couldn't confirm your order.");
    await page.findByRole('button', { name: `Pay $${total}` });
  });

  test('a changed payment of a vendor has its name [DEC-Q340]', async () => {
    const page = onButton(({ payment }) => {
      payment.vendors = VENDORS;
      payment.applied = [{ id: '1', paymentType: 'PAYPAL' }];
    });
    await page.ready('Pay $25.00');
    page.shop.payment.applied = [{ ...aSavedCard(), id: '2' }];
    await page.click('Pay $25.00');
    await expect.poll(page.alert).toContain('Quire Wallet: $25.00 before, $0.00 now');
  });

  test('a listener that throws does not prevent the navigation [ROUTE-012]', async () => {
    const page = onButton(byCard, {
      onSuccess: () => {
        throw new Error('of the page');
      },
    });
    await page.click('Pay $25.00');
    await expect.poll(() => page.assigned).toEqual([CONFIRMATION]);
  });

  test('a confirmation without a URL has no link [ROUTE-012]', async () => {
    const page = onButton();
    page.shop.answerNext(200, { order: { orderNumber: 'Q-7', isWaiting: false } }, 'order-place');
    await page.click('Pay $25.00');
    await expect.poll(page.status).toBe('Thank you! Your order number is Q-7.');
    await expect.poll(() => page.queryByRole('button')).toBeNull();
    expect(page.queryByRole('link')).toBeNull();
  });

  test.each([
    'INVALID_DATA_ITEM',
    'INVALID_BUDGET_CENTER',
    'ONE_LOCATION_ONLY',
    'PAYMENT_OPERATION_FAILED',
    'EMPTY_CART',
    'IDEMPOTENCY_KEY_REUSED',
    'ADDRESS_INVALID',
  ])('the refusal %s displays the text of the shop [DEC-Q342]', async (code) => {
    const page = onButton();
    page.shop.refuseNext(code, { of: 'order-place', message: 'The reason of the shop.' });
    await page.click('Pay $25.00');
    await expect.poll(page.alert).toBe('The reason of the shop.');
  });

  test('a refusal without a text says that the order was not placed [DEC-Q342]', async () => {
    const page = onButton();
    page.shop.answerNext(400, {}, 'order-place');
    await page.click('Pay $25.00');
    await expect.poll(page.alert).toBe("We couldn't place your order. Check your details.");
  });

  test('payments that cannot be read are read again by a press', async () => {
    runEffectsOnce();
    const page = onButton((shop) => {
      byCard(shop);
      shop.failNext('lost', { of: 'payment-read' });
    });
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    await page.click('Try again');
    await page.findByRole('button', { name: 'Pay $25.00' });
    expect(page.alert()).toBe('');
  });
});

describe('PlaceOrderButton in a form', () => {
  const LABELS: Record<string, string> = { email: 'Email' };

  function onForm(fields: Record<string, string>, isBusiness = false) {
    const shop = fakeShop({ cart: { MUG: 2 } });
    shop.payment.takesInvoices = !isBusiness;
    if (isBusiness) shop.payment.account = { name: 'Doherty' };
    const page = renderWidget(
      <form>
        {Object.entries(fields).map(([name, value]) => (
          <label key={name}>
            {LABELS[name] ?? name}
            <input name={name} defaultValue={value} required />
          </label>
        ))}
        <PlaceOrderButton />
      </form>,
      { shop, config: isBusiness ? { ...BUSINESS_CONTEXT, session: { isLoggedIn: true } } : {} },
    );
    const enabled = () =>
      expect.poll(() => page.queryByRole('button', { name: 'Place order' }) && !page.isOff('Place order')).toBe(true);
    return { ...page, shop, enabled, body: () => shop.requestsOf('order-place')[0]?.body };
  }

  const CONTACT = {
    payment: 'INVOICE',
    name: 'Ada King Lovelace',
    email: 'ada@shop.example',
    address1: '12 Main Street',
    zipCode: '10001',
  };

  test('sends the fields of the form, with the invoice that they choose [DEC-Q400]', async () => {
    const page = onForm(CONTACT);
    await page.enabled();
    await page.click('Place order');
    await expect.poll(page.body).toMatchObject({
      email: 'ada@shop.example',
      addresses: [{ firstName: 'Ada King', lastName: 'Lovelace', address1: '12 Main Street', zipCode: '10001' }],
      paymentType: 'INVOICE',
    });
  });

  test('sends the accounting fields of a business [GEN-004]', async () => {
    const page = onForm({ shipTo: '3', budgetCenter: 'Facilities', poNumber: 'PO 7' }, true);
    await page.enabled();
    await page.click('Place order');
    await expect.poll(page.body).toMatchObject({
      shipToAddressId: '3',
      accountInfo: { bcName: 'Facilities', purchaseOrderNumber: 'PO 7' },
    });
  });

  test('places the order when the form is submitted by Enter, and nothing while a field is invalid', async () => {
    const page = onForm({ ...CONTACT, email: '' });
    await page.enabled();
    const form = page.box.querySelector('form') as HTMLFormElement;
    await page.click('Place order');
    await expect.poll(page.alert).toBe('Please check these fields: Email.');
    page.field('Email').value = 'ada@shop.example';
    expect(page.body()).toBeUndefined();
    expect(fireEvent.submit(form)).toBe(false);
    await expect.poll(page.body).toMatchObject({ email: 'ada@shop.example' });
  });

  test('a total that changes with the ZIP code is stated by the button, another one also by an alert [DEC-Q540]', async () => {
    const shop = fakeShop({ cart: { MUG: 2 } });
    byCard(shop);
    let refetch = () => {};
    const PaymentStep = () => {
      refetch = useShownPayment().refetch;
      return null;
    };
    const page = renderWidget(
      <form>
        <input name="address1" defaultValue="12 Main Street" />
        <input aria-label="ZIP code" name="zipCode" defaultValue="10001" />
        <PaymentStep />
        <PlaceOrderButton email="ada@shop.example" />
      </form>,
      { shop },
    );
    const grow = (quantity: number) => {
      shop.cart.put('PEN', quantity);
      refetch();
      return `$${shop.cart.body.cartSummary?.orderTotal}`;
    };
    await page.findByRole('button', { name: 'Pay $25.00' });

    page.field('ZIP code').value = '94016';
    const first = grow(1);
    await page.findByRole('button', { name: `Pay ${first}` });
    expect(page.alert()).toBe('');

    const second = grow(2);
    await expect
      .poll(page.alert)
      .toBe(`The total changed from ${first} to ${second}. Look it over, then place the order.`);
  });

  test('compares with the total that the server has displayed [DEC-Q340]', async () => {
    const page = onForm({ ...CONTACT, orderTotal: '5.58' });
    await expect.poll(page.alert).toBe('The total changed from $5.58 to $25.00. Look it over, then place the order.');
  });
});
