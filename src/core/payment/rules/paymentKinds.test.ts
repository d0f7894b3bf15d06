import { describe, expect, test } from 'vitest';
import { PAYMENT_TAB_MESSAGES, paymentKinds, paymentTabs } from './paymentKinds';

const NOTHING = { isBusiness: false, hasWallet: false, hasPayLater: false, allowsPrepaid: false };
const ALL = { isBusiness: true, hasWallet: true, hasPayLater: true, allowsPrepaid: true };

describe('Payment methods', () => {
  test('a business has every payment method, and a consumer shop has no purchase order [GEN-008]', () => {
    expect(paymentKinds(ALL)).toEqual([
      'credit-card',
      'wallet',
      'pay-later',
      'purchase-order',
      'gift-card',
      'prepaid-card',
    ]);
    expect(paymentKinds({ ...ALL, isBusiness: false })).not.toContain('purchase-order');
    expect(paymentKinds(NOTHING)).toEqual(['credit-card', 'gift-card']);
    expect(paymentKinds({ ...NOTHING, hasUnpaid: true })).toEqual(['credit-card', 'unpaid', 'gift-card']);
  });

  test('the payment methods are in three tabs, in this order and with these names [SCR-022]', () => {
    expect(paymentTabs(ALL).map((tab) => PAYMENT_TAB_MESSAGES[tab])).toEqual([
      'Credit Card',
      'Other Payment',
      'Gift & prepaid cards',
    ]);
  });

  test('an empty tab is left out, and a page may limit the tabs; an empty limit counts as none', () => {
    expect(paymentTabs(NOTHING)).toEqual(['credit-card', 'gift']);
    expect(paymentTabs(ALL, ['gift', 'credit-card'])).toEqual(['credit-card', 'gift']);
    expect(paymentTabs(ALL, [])).toEqual(['credit-card', 'other', 'gift']);
  });
});
