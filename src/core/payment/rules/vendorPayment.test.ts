import { describe, expect, test } from 'vitest';
import { vendorCountry, vendorReturn } from './vendorPayment';

const MESSAGES = [{ code: 'PAYPAL_AUTH_FAILURE', type: 'ERROR' }];

const success = (paymentTypes: string[], isCheckoutPosted = false) =>
  ({ isSuccess: true, paymentTypes, isCheckoutPosted, messages: MESSAGES }) as const;

describe('vendorReturn', () => {
  test.each([
    ['VISA_PAY', true, false, 'checkout'],
    ['VISA_PAY', undefined, true, 'checkout'],
    ['PAYPAL', true, false, 'checkout'],
    ['VISA_PAY', false, true, 'cart'],
    ['VISA_PAY', undefined, false, 'cart'],
  ] as const)(
    'a success with %s in the cart, proceedCheckout %s and posted %s leads to the %s [PAY-VEND-007, PAY-VEND-008, PAY-VEND-009]',
    (type, proceedCheckout, isPosted, target) => {
      expect(vendorReturn(success(['GIFT', type], isPosted), type, proceedCheckout)).toEqual({ target, messages: [] });
    },
  );

  test('a success without that payment in the cart counts as a failure, even with proceedCheckout [PAY-VEND-010]', () => {
    expect(vendorReturn(success(['PAYPAL']), 'VISA_PAY', true)).toEqual({ target: 'cart', messages: MESSAGES });
  });

  test('a failure leads to the cart with its messages [PAY-VEND-010, PAY-VEND-011]', () => {
    const failure = { isSuccess: false, messages: MESSAGES } as const;
    expect(vendorReturn(failure, 'VISA_PAY', true)).toEqual({ target: 'cart', messages: MESSAGES });
    expect(vendorReturn({ ...failure, messages: [] }, 'VISA_PAY')).toEqual({ target: 'cart', messages: [] });
  });
});

test('the country of a vendor payment is USA, or CA on the Canadian site [PAY-VEND-004]', () => {
  expect([vendorCountry(false), vendorCountry(true)]).toEqual(['USA', 'CA']);
});
