import { fireEvent } from '@testing-library/dom';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fakeCardFrames } from '../../../../tests/support/shop/fakeCardFrame';
import { type FakeShop, fakeShop } from '../../../../tests/support/shop/fakeShop';
import { asBusiness } from '../../../../tests/support/shop/fakeShopAccounting';
import { ADDRESS, aSavedCard } from '../../../../tests/support/widgets/paymentFacts';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { BUSINESS_CONTEXT, type TestStorefrontOptions } from '../../../../tests/support/widgets/storefront';
import { PlaceOrderButton } from '../PlaceOrderButton/PlaceOrderButton';
import { PaymentTabs } from './PaymentTabs';

const CONTACT = {
  name: 'Ada Lovelace',
  email: 'ada@shop.example',
  address1: '12 Main Street',
  city: 'New York',
  state: 'NY',
  zipCode: '10001',
};

/** A checkout with payment step and order button in one form, for a cart of $31.25. */
function onCheckout(
  prepare: (shop: FakeShop) => void = () => {},
  fields: Record<string, string> = CONTACT,
  config: TestStorefrontOptions['config'] = {},
  { isTyped = true, isHanging = false } = {},
) {
  const frames = fakeCardFrames({ isTyped });
  const load = isHanging ? frames.hang() : () => {};
  onTestFinished(frames.stop);
  const shop = fakeShop({ cart: { MUG: 2, PAPER: 1 } });
  shop.payment.addresses = [ADDRESS];
  prepare(shop);
  const page = renderWidget(
    <form>
      {Object.entries(fields).map(([name, value]) => (
        <label key={name}>
          {name}
          <input name={name} defaultValue={value} required />
        </label>
      ))}
      <PaymentTabs />
      <PlaceOrderButton />
    </form>,
    { shop, config },
  );
  return {
    ...page,
    shop,
    frames,
    load,
    body: () => shop.requestsOf('payment-apply')[0]?.body as { cardPayment?: Record<string, unknown> } | undefined,
    order: () => shop.requestsOf('order-place')[0]?.body,
    /** The order button is not busy. */
    idle: () => expect.poll(() => page.box.querySelector('.quire-place-order-button [aria-busy=true]')).toBeNull(),
    /** The card form is displayed, with a card in it. */
    async loaded() {
      await expect.poll(() => frames.received.map(({ kind }) => kind)).toContain('configure');
      await expect.poll(page.status).not.toContain('Loading');
    },
  };
}

/** The checkout of a business that requires a purchase order number, with its tab open. */
async function onOrderNumber(fields: Record<string, string>) {
  const page = onCheckout(
    (shop) => {
      asBusiness(shop.cart);
      shop.payment.account = { name: 'Doherty' };
    },
    fields,
    { ...BUSINESS_CONTEXT, session: { isLoggedIn: true, accounting: { PON: 'required' } } },
  );
  fireEvent.click(await page.findByRole('tab', { name: 'Other Payment' }));
  return page;
}

const billing = 'Billing address is the same as delivery';

describe('the fields of a card in the checkout', () => {
  test('one press pays with the typed card, billed to the delivery address, and places the order [DEC-Q402]', async () => {
    const page = onCheckout();
    await page.loaded();
    expect(page.queryByRole('button', { name: 'Use this card' })).toBeNull();
    expect((await page.findByRole('checkbox', { name: billing })).matches(':checked')).toBe(true);

    await page.click('Pay $31.25');

    await expect.poll(page.order).toMatchObject({ email: 'ada@shop.example', expected: { orderTotal: '31.25' } });
    expect(page.body()).toMatchObject({
      cardPayment: {
        source: 'USER_KEYED',
        accountNumber: 'visatoken',
        billingAddress: { type: 'B', firstName: 'Ada', lastName: 'Lovelace', address1: '12 Main Street', state: 'NY' },
      },
    });
  });

  test('Enter in the card form is the same press [DEC-Q402]', async () => {
    const page = onCheckout();
    await page.loaded();
    await page.findByRole('button', { name: 'Pay $31.25' });
    page.frames.submit();
    await expect.poll(page.order).toMatchObject({ expected: { orderTotal: '31.25' } });
  });

  test('a card that is refused places no order, and the payment step shows why [DEC-Q402]', async () => {
    const page = onCheckout();
    await page.loaded();
    page.frames.answerNext({ failure: 'CARD_REFUSED' });
    await page.click('Pay $31.25');
    await page.findByText('Please check that your credit card details are correct and try again.');
    expect(page.order()).toBeUndefined();

    await page.idle();
    await page.click('Pay $31.25');
    await expect.poll(page.order).toBeDefined();
  });

  test('a card that is declined when it is charged brings the fields back, and is not called covered [DEC-Q403]', async () => {
    const page = onCheckout((shop) => shop.refuseNext('CARD_DECLINED', { of: 'order-place' }));
    await page.loaded();
    await page.click('Pay $31.25');
    await page.findByText(/Your credit card was not charged/);
    await page.findByRole('button', { name: 'Remove Visa ending in 1111' });
    await expect.poll(page.status).not.toContain('covered');
    await expect.poll(() => page.box.querySelector('iframe')).not.toBeNull();
    await page.loaded();
    await page.idle();

    await page.click('Pay $31.25');
    await expect.poll(() => page.shop.requestsOf('order-place')).toHaveLength(2);
    expect(page.shop.requestsOf('payment-apply')).toHaveLength(2);
  });

  test('an order whose total has changed meanwhile is shown, and placed by the next press only [DEC-Q402, DEC-Q340]', async () => {
    const page = onCheckout();
    await page.loaded();
    await page.findByRole('button', { name: 'Pay $31.25' });
    page.shop.cart.put('PEN', 1);
    await page.click('Pay $31.25');
    await expect.poll(page.alert).toContain('The total changed from $31.25 to');
    expect(page.order()).toBeUndefined();
  });

  test('an order that this page has placed leaves no payment step and no alert about an empty cart, until there is another order', async () => {
    const page = onCheckout();
    await page.loaded();
    await page.click('Pay $31.25');
    await expect.poll(page.order).toBeDefined();
    await expect.poll(() => page.queryByRole('tab')).toBeNull();
    expect(page.alert()).toBe('');

    // a further cart of the same page, which is emptied elsewhere
    await page.storefront.cart.add([{ sku: 'MUG', quantity: 1 }], { feedback: 'none' });
    await expect.poll(() => page.queryByRole('tab', { selected: true })).not.toBeNull();
    page.shop.cart.clear();
    page.storefront.host.fireVisible();
    await page.findByText('View cart');
  });

  test('products in a cart that was empty are not a changed total [DEC-Q340]', async () => {
    const page = onCheckout(({ cart }) => cart.clear());
    await page.findByText('Your cart is empty.');
    await expect.poll(() => page.storefront.cart.state().count).toBe(0);
    page.shop.cart.put('PEN', 1);
    await page.storefront.cart.read({ isRefresh: true });
    await page.findByRole('button', { name: 'Pay $1.99' });
    expect(page.alert()).toBe('');
  });

  test('another billing address is one of the account, or a new one, and takes the focus if it is missing [SCR-020]', async () => {
    const page = onCheckout();
    await page.loaded();
    fireEvent.click(await page.findByRole('checkbox', { name: billing }));
    const saved = await page.findByRole('radio', { name: /Ada Lovelace/ });
    await page.click('Pay $31.25');
    await page.findByText('Please choose a billing address.');
    expect(document.activeElement).toBe(saved);
    expect(page.body()).toBeUndefined();

    fireEvent.click(saved);
    await page.click('Pay $31.25');
    await expect.poll(page.order).toBeDefined();
    expect(page.body()).toMatchObject({ cardPayment: { billingAddress: { address1: '1 Main Street' } } });
  });

  const emptied = { ...CONTACT, name: '' };

  test('one press marks the missing fields of the form and of the card, which takes no focus, and requests no token [DEC-Q402]', async () => {
    const page = onCheckout(undefined, emptied, {}, { isTyped: false });
    await page.loaded();
    await page.click('Pay $31.25');
    await expect.poll(page.alert).toBe('Please check these fields: name, Card details.');
    await expect.poll(() => page.frames.received.at(-1)?.kind).toBe('validate');
    expect(page.frames.received.map(({ kind }) => kind)).toEqual(['configure', 'validate']);
    expect(page.shop.requestsOf('payment-session')).toEqual([]);
  });

  test('a complete card is neither marked nor sent while a field of the form is missing [DEC-Q402]', async () => {
    const page = onCheckout(undefined, emptied);
    await page.loaded();
    await page.click('Pay $31.25');
    await expect.poll(page.alert).toBe('Please check these fields: name.');
    expect(page.frames.received.map(({ kind }) => kind)).toEqual(['configure']);
    expect(page.shop.requestsOf('payment-session')).toEqual([]);
  });

  test('a press while the card form loads leaves the focus outside, and marks the fields of the card once it has loaded [DEC-Q402]', async () => {
    const page = onCheckout(undefined, emptied, {}, { isTyped: false, isHanging: true });
    await page.findByRole('checkbox', { name: billing });
    await page.click('Pay $31.25');
    await expect.poll(page.alert).toBe('Please check these fields: name, Card details.');
    await page.type('name', 'Ada Lovelace');
    await page.click('Pay $31.25');
    expect(document.activeElement?.localName).not.toBe('iframe');
    expect(page.frames.received).toEqual([]);

    page.load();
    await expect.poll(() => page.frames.received.map(({ kind }) => kind)).toEqual(['configure', 'validate']);
    expect(page.shop.requestsOf('payment-session')).toEqual([]);
  });

  test('a missing answer to a captcha is marked by the press that marks the form, and the card is complete [DEC-Q402]', async () => {
    const page = onCheckout();
    page.frames.answerNext({ failure: 'CAPTCHA_REQUIRED' });
    await page.loaded();
    await page.click('Pay $31.25');
    await page.findByRole('textbox', { name: 'Please answer this question' });
    await page.idle();
    await page.type('name', '');
    await page.click('Pay $31.25');
    await page.findByText('Please answer the question to try again.');
    // the form around the payment step has the focus
    expect(document.activeElement).not.toBe(page.field('Please answer this question'));
    expect(page.alert()).toContain('Please check these fields: name');
    expect(page.alert()).not.toContain('Card details');
  });

  test('one press marks the empty card and the billing address, with the focus in the card [DEC-Q402]', async () => {
    const page = onCheckout(undefined, CONTACT, {}, { isTyped: false });
    await page.loaded();
    fireEvent.click(await page.findByRole('checkbox', { name: billing }));
    await page.click('Pay $31.25');
    await page.findByText('Please choose a billing address.');
    await expect.poll(() => page.frames.received.slice(-2).map(({ kind }) => kind)).toEqual(['focus', 'validate']);
  });

  test('an order without a delivery address asks for the billing address [SCR-020]', async () => {
    const page = onCheckout(undefined, { name: 'Ada', email: 'ada@shop.example' });
    await page.findByRole('radio', { name: /Ada Lovelace/ });
    expect(page.queryByRole('checkbox', { name: billing })).toBeNull();
  });

  test('the selected saved card pays with one press [DEC-Q402]', async () => {
    const page = onCheckout(({ payment }) => {
      payment.cards = [aSavedCard(), aSavedCard({ id: 'card-2', accountNumber: '2222' })];
    });
    fireEvent.click(await page.findByRole('radio', { name: /2222/ }));
    await page.click('Pay $31.25');
    await expect.poll(page.order).toBeDefined();
    expect(page.body()).toEqual({
      cardPayment: { paymentType: 'CREDIT_CARD', currencyCode: 'USD', profileRefId: 'card-2' },
    });
  });

  test('a gift card that covers all needs no card, and a part is stated with the rest [DEC-Q403]', async () => {
    const page = onCheckout(({ payment }) => {
      payment.applied = [
        { id: '1', paymentType: 'GIFT_CARD', profileRefId: 'giftcard', accountNumber: '0042' },
        { ...aSavedCard(), id: '2' },
      ];
    });
    await page.findByText('$10.00 gift card, $21.25 Visa 1111');
    await page.findByRole('button', { name: 'Use a different card' });
    await page.findByRole('button', { name: 'Pay $21.25' });
    page.shop.payment.applied = [{ id: '3', paymentType: 'GIFT_CARD', profileRefId: 'fullgiftcard' }];
    page.storefront.host.fireVisible();
    await page.findByText('Your order is paid without a card.');
    await page.findByRole('button', { name: 'Place order' });
  });

  test('a required purchase order number is asked for where it is entered, and sent with one press [DEC-Q402]', async () => {
    const page = await onOrderNumber({});
    await page.type('Purchase order number', ' ');
    await page.click('Place order');
    await page.findByText('Please enter a purchase order number.');
    expect(document.activeElement).toBe(page.field('Purchase order number'));
    expect(page.order()).toBeUndefined();

    await page.type('Purchase order number', 'PO-77');
    await page.click('Place order');
    await expect.poll(page.order).toBeDefined();
    expect(page.body()).toEqual({ purchaseOrderNumber: 'PO-77' });
  });

  test('a missing purchase order number is marked by the press that marks the form [DEC-Q402]', async () => {
    const page = await onOrderNumber({ name: '' });
    await page.click('Place order');
    await page.findByText('Please enter a purchase order number.');
    expect(page.alert()).toContain('Please check these fields: name, Purchase order number.');
    expect(document.activeElement).not.toBe(page.field('Purchase order number'));
  });

  test('an invoice is offered by the shop, is not chosen for the customer, and is sent when they choose it [DEC-Q400]', async () => {
    const page = onCheckout(({ payment }) => {
      payment.takesInvoices = true;
    });
    fireEvent.click(await page.findByRole('tab', { name: 'Other Payment' }));
    const invoice = await page.findByRole('radio', { name: /By invoice/ });
    expect(invoice.matches(':checked')).toBe(false);
    await expect.poll(() => page.isOff('Place order')).toBe(true);

    fireEvent.click(invoice);
    await expect.poll(() => page.isOff('Place order')).toBe(false);
    fireEvent.click(await page.findByRole('tab', { name: 'Credit Card' }));
    await page.findByRole('button', { name: 'Pay $31.25' });
    fireEvent.click(await page.findByRole('tab', { name: 'Other Payment' }));
    await page.click('Place order');
    await expect.poll(page.order).toMatchObject({ paymentType: 'INVOICE' });
  });
});
