import { describe, expect, test } from 'vitest';
import { PAYMENT_TAB_MESSAGES, paymentKinds, paymentTabs } from './paymentKinds';

const NOTHING = { isBusiness: false, hasWallet: false, hasPayLater: false, allowsPrepaid: false };
const ALL = { isBusiness: true, hasWallet: true, hasPayLater: true, allowsPrepaid: true };

describe('the ways to pay', () => {
  test('are all there in a business, and no purchase order in a consumer shop [GEN-008]', () => {
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
  });

  test('stand under three tabs, in this order and by these names [SCR-022]', () => {
    expect(paymentTabs(ALL).map((tab) => PAYMENT_TAB_MESSAGES[tab])).toEqual([
      'Credit Card',
      'Other Payment',
      'Gift & prepaid cards',
    ]);
  });

  test('leave out a tab that would be empty, and those that a page does not want', () => {
    expect(paymentTabs(NOTHING)).toEqual(['credit-card', 'gift']);
    expect(paymentTabs(ALL, ['gift', 'credit-card'])).toEqual(['credit-card', 'gift']);
    expect(paymentTabs(ALL, [])).toEqual(['credit-card', 'other', 'gift']);
  });
});
