import { describe, expect, test } from 'vitest';
import { anAddress } from '../../../../tests/support/widgets/anAddress';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { consumeVendorMessages, storeVendorMessages } from './vendorMessages';
import { sendVendorPayment, vendorFailure } from './vendorPayment';

const HOUR_MS = 3_600_000;

const ADDRESS = anAddress({ id: 'address-1', type: 'B', address2: 'Floor 2', phones: ['617-555-0123'] });

describe('sendVendorPayment', () => {
  test('the type defaults to VISA_PAY, with the consumer type CNC and the country USA [PAY-VEND-001, PAY-VEND-002, PAY-VEND-003, PAY-VEND-004, PAY-VEND-007]', async () => {
    const checkoutIdValidity = String(Date.now() + 8 * HOUR_MS);
    const page = aStorefront({ host: { localStorage: { checkoutId: 'checkout-1', checkoutIdValidity } } });
    const answer = await sendVendorPayment(page, { callId: 'call-1', encPaymentData: 'enc-1', apiKey: 'key-1' });
    expect(page.shop.requestsOf('vendor-payment')[0]).toMatchObject({
      path: '/cc/api/checkout/default/vendorpayment',
      method: 'POST',
      body: {
        vendorPayment: {
          vendorPaymentType: 'VISA_PAY',
          checkoutId: 'checkout-1',
          requestType: 'P',
          consumerType: 'CNC',
          country: 'USA',
          encPaymentData: 'enc-1',
          apiKey: 'key-1',
          callId: 'call-1',
        },
      },
    });
    expect(answer).toMatchObject({ isSuccess: true, paymentTypes: ['VISA_PAY'] });
  });

  test.each([
    ['expires soon', { checkoutIdValidity: String(Date.now() + 5 * HOUR_MS) }],
    ['has no expiry', {}],
    ['belongs to another session', { checkoutIdValidity: String(Date.now() + 8 * HOUR_MS), walletSession: 'ctx-0' }],
  ])('a checkout id that %s is not sent [PAY-AUTH-006, PAY-VEND-002]', async (_, stored) => {
    const page = aStorefront({ host: { localStorage: { checkoutId: 'checkout-1', ...stored } } });
    await sendVendorPayment(page, {});
    expect(page.shop.requestsOf('vendor-payment')).toMatchObject([
      { body: { vendorPayment: expect.not.objectContaining({ checkoutId: 'checkout-1' }) } },
    ]);
  });

  test('a wallet payment carries its vendor fields, and the billing and shipping addresses [PAY-VEND-005, PAY-VEND-006, PAY-FORM-002]', async () => {
    const page = aStorefront({ config: { siteId: 'CA', locale: 'en-CA', payment: { storePayEnabled: true } } });
    await sendVendorPayment(page, {
      type: 'PAYPAL',
      nonce: 'nonce-1',
      payerId: 'payer-1',
      payerEmail: 'ada@shop.example',
      deviceData: 'device-1',
      billingAddress: { ...ADDRESS, email: 'ada@shop.example', isOfWallet: true },
      shippingAddress: { ...ADDRESS, phones: [] },
    });
    const contact = {
      firstName: 'Ada',
      lastName: 'Lovelace',
      address1: '1 Main Street',
      address2: 'Floor 2',
      city: 'Cambridge',
      state: 'MA',
      zipCode: '02138',
      country: 'US',
    };
    expect(page.shop.requestsOf('vendor-payment')[0]?.body).toEqual({
      vendorPayment: {
        vendorPaymentType: 'PAYPAL',
        requestType: 'SP',
        consumerType: 'CNC',
        country: 'CA',
        paymentMethodNonce: 'nonce-1',
        payerId: 'payer-1',
        payerEmail: 'ada@shop.example',
        deviceData: 'device-1',
        contactInformation: {
          billingAddress: {
            ...contact,
            phones: [{ number: '6175550123' }],
            email: { emailId1: 'ada@shop.example' },
            paypalAddress: true,
          },
          shippingAddress: { ...contact, phones: [] },
        },
      },
    });
  });

  test.each([
    ['PAYPAL', { billingAddress: ADDRESS, shippingAddress: { ...ADDRESS, city: 'Boston' } }, 'Cambridge'],
    ['BNPL', { billingAddress: ADDRESS, shippingAddress: { ...ADDRESS, city: 'Boston' } }, 'Cambridge'],
    ['BNPL', { shippingAddress: { ...ADDRESS, city: 'Boston' } }, 'Boston'],
  ])(
    'a %s payment is billed to the vendor’s billing address, or else to the shipping address: %j [PAY-FORM-010]',
    async (type, contacts, city) => {
      const page = aStorefront();
      await sendVendorPayment(page, { type, ...contacts });
      expect(page.shop.requestsOf('vendor-payment')).toMatchObject([
        {
          body: {
            vendorPayment: { contactInformation: { billingAddress: { city }, shippingAddress: { city: 'Boston' } } },
          },
        },
      ]);
    },
  );

  test('the widget’s store pay overrides the page’s [PAY-AUTH-003]', async () => {
    const page = aStorefront({ config: { payment: { storePayEnabled: true } } });
    await sendVendorPayment(page, {}, { storePayEnabled: false });
    await sendVendorPayment(page, {}, {});
    const types = page.shop.requestsOf('vendor-payment').map(({ body }) => body);
    expect(types).toMatchObject([{ vendorPayment: { requestType: 'P' } }, { vendorPayment: { requestType: 'SP' } }]);
  });

  test('only what the vendor has given is sent [PAY-VEND-005]', async () => {
    const page = aStorefront();
    const { address2: _, ...address } = ADDRESS;
    await sendVendorPayment(page, { type: 'PAYPAL', nonce: '' });
    await sendVendorPayment(page, { type: 'PAYPAL', billingAddress: address });
    const [without, withOne] = page.shop.requestsOf('vendor-payment').map(({ body }) => body);
    const fixed = { vendorPaymentType: 'PAYPAL', requestType: 'P', consumerType: 'CNC', country: 'USA' };
    expect(without).toStrictEqual({ vendorPayment: fixed });
    const { id: _id, type: _type, ...billed } = { ...address, phones: [{ number: '6175550123' }] };
    expect(withOne).toStrictEqual({
      vendorPayment: { ...fixed, contactInformation: { billingAddress: billed } },
    });
  });

  test('a payment waits for another change of the cart, and is applied after it [PAY-VEND-001, CART-UPD-005]', async () => {
    const page = aStorefront();
    page.shop.hold('add');
    const adding = page.cart.add([{ sku: 'MUG', quantity: 1 }]);
    await expect.poll(() => page.shop.held).toBe(1);
    const paying = sendVendorPayment(page, { type: 'PAYPAL' });
    page.shop.release();
    await adding;
    expect(await paying).toEqual({ isSuccess: true, paymentTypes: ['PAYPAL'], isCheckoutPosted: false, messages: [] });
    expect(page.shop.requests.map(({ call }) => call)).toEqual(['add', 'vendor-payment']);
  });

  test.each([
    [{}, { paymentTypes: [], isCheckoutPosted: false }],
    [{ orderPayment: { orderPayments: null } }, { paymentTypes: [] }],
    [
      {
        orderPayment: { orderPayments: [{ vendorPaymentType: null }, { vendorPaymentType: 'BNPL' }] },
        cartAttributes: { proceedCheckout: true },
        messages: [{ code: 'SPAY_API_FAILURE', type: 'ERROR' }],
      },
      { paymentTypes: ['BNPL'], isCheckoutPosted: true, messages: [{ code: 'SPAY_API_FAILURE', type: 'ERROR' }] },
    ],
  ])('the answer of the cart %j is %j [PAY-VEND-008]', async (cart, answer) => {
    const page = aStorefront();
    page.shop.answerNext(200, { cartInfo: { cartId: 'cart-1', items: [], messages: [], ...cart } }, 'vendor-payment');
    expect(await sendVendorPayment(page, { type: 'BNPL' })).toMatchObject({ isSuccess: true, ...answer });
  });

  test('a failure has the messages of the shop, or PAYMENT_OPERATION_FAILED if there are none [PAY-VEND-011]', async () => {
    const page = aStorefront();
    page.shop.refuseNext('PAYPAL_AUTH_FAILURE', { of: 'vendor-payment', message: 'No' });
    const refused = await sendVendorPayment(page, {}).catch((error) => error);
    expect(vendorFailure(refused)).toEqual({
      isSuccess: false,
      messages: [expect.objectContaining({ code: 'PAYPAL_AUTH_FAILURE', type: 'ERROR', text: 'No' })],
    });
    page.shop.failNext('network', { of: 'vendor-payment' });
    const lost = await sendVendorPayment(page, {}).catch((error) => error);
    expect(lost).toMatchObject({ kind: 'network' });
    expect(vendorFailure(lost).messages).toEqual([{ code: 'PAYMENT_OPERATION_FAILED', type: 'ERROR' }]);
  });
});

describe('Vendor messages for the cart page', () => {
  test('stored vendor messages are consumed once [PAY-VEND-011]', () => {
    const page = aStorefront();
    storeVendorMessages(page, [
      { code: 'SPAY_API_FAILURE', type: 'ERROR', text: 'No' },
      { code: 'X', type: '' },
    ]);
    expect(consumeVendorMessages(page)).toEqual([
      { code: 'SPAY_API_FAILURE', type: 'ERROR', text: 'No' },
      { code: 'X', type: '' },
    ]);
    expect(consumeVendorMessages(page)).toEqual([]);
  });

  test('storing no messages leaves those that are stored already [PAY-VEND-011]', () => {
    const page = aStorefront();
    storeVendorMessages(page, []);
    expect(page.host.sessionStorage.get('vendorMessages')).toBeNull();
    storeVendorMessages(page, [{ code: 'X', type: 'ERROR' }]);
    storeVendorMessages(page, []);
    expect(consumeVendorMessages(page)).toStrictEqual([{ code: 'X', type: 'ERROR' }]);
  });

  test.each(['', 'no JSON', '{}', '[1]', 'null'])(
    'there are no vendor messages if another script stored %j',
    (text) => {
      const page = aStorefront();
      page.host.sessionStorage.set('vendorMessages', text);
      expect(consumeVendorMessages(page)).toEqual([]);
    },
  );
});
