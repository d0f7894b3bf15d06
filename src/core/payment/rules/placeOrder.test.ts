import { describe, expect, test } from 'vitest';
import type { CheckoutPayment } from './checkoutPayment';
import type { Payment } from './payment';
import { orderAction, paymentChanges, type UnpaidMethod } from './placeOrder';

const money = (minor: number) => ({ minor, currency: 'USD' });
const applied = (type: string, minor?: number): Payment => ({
  id: type,
  type,
  isDefault: false,
  isLastUsed: false,
  isSaved: false,
  ...(minor !== undefined && { amount: money(minor) }),
});
const account = { name: 'Doherty' };
const order = (parts: Partial<CheckoutPayment>): CheckoutPayment => ({
  applied: [],
  cards: [],
  addresses: [],
  vendors: [],
  messages: [],
  total: money(3684),
  remaining: money(0),
  ...parts,
});

describe('orderAction', () => {
  test.each<[string, Partial<CheckoutPayment>, ReturnType<typeof orderAction>]>([
    ['a card', { applied: [applied('CREDIT_CARD', 3684)] }, { kind: 'pay', amount: money(3684) }],
    [
      'a gift card and a card',
      { applied: [applied('GIFT_CARD', 1000), applied('CREDIT_CARD', 2684)] },
      { kind: 'pay', amount: money(2684) },
    ],
    ['a gift card alone', { applied: [applied('GIFT_CARD', 3684)] }, { kind: 'place' }],
    [
      'a part of it',
      { applied: [applied('GIFT_CARD', 1000)], remaining: money(2684) },
      { kind: 'unpaid', amount: money(2684) },
    ],
    ['nothing', { remaining: money(3684) }, { kind: 'unpaid', amount: money(3684) }],
    [
      'an invoice that nobody has chosen',
      { remaining: money(3684), isInvoiceOffered: true },
      { kind: 'unpaid', amount: money(3684) },
    ],
    [
      'a part of it, before the rest is known',
      { applied: [applied('CREDIT_CARD', 3684)], remaining: undefined },
      { kind: 'place' },
    ],
    [
      'a part of it, with the rest on an account',
      { account, applied: [applied('GIFT_CARD', 1000)], remaining: money(2684) },
      { kind: 'place' },
    ],
    [
      'a card, before its total is known',
      { applied: [applied('CREDIT_CARD', 3684)], total: undefined },
      { kind: 'place' },
    ],
    ['nothing, although nothing remains', {}, { kind: 'place' }],
    [
      'a gift card and a purchase order',
      { account, applied: [applied('GIFT_CARD', 1000), applied('PURCHASE_ORDER')] },
      { kind: 'place' },
    ],
    ['a total of zero', { total: money(0) }, { kind: 'place' }],
    ['a business account', { account, remaining: money(3684) }, { kind: 'place' }],
    ['a purchase order', { account, applied: [applied('PURCHASE_ORDER')] }, { kind: 'place' }],
    [
      'a business account over its limit',
      { account: { ...account, needsApproval: true }, remaining: money(3684) },
      { kind: 'approval' },
    ],
  ])('an order that is paid by %s [GEN-008]', (_, parts, action) => {
    expect(orderAction(order(parts))).toEqual(action);
  });
});

test.each<[UnpaidMethod, Partial<CheckoutPayment>, string]>([
  ['INVOICE', { isInvoiceOffered: true }, 'place'],
  ['INVOICE', { isPickupOffered: true }, 'unpaid'],
  ['PICKUP', { isPickupOffered: true }, 'place'],
  ['PICKUP', {}, 'unpaid'],
])('an order for which %s is chosen and the shop offers %j: %s [DEC-Q400]', (method, offered, kind) => {
  expect(orderAction(order({ remaining: money(3684), ...offered }), method).kind).toBe(kind);
});

test('paymentChanges returns changed, added and removed amounts [DEC-Q340]', () => {
  const [gift, card, other] = [applied('GIFT_CARD', 3348), applied('CREDIT_CARD', 0), applied('PREPAID_CARD', 100)];
  expect(paymentChanges([gift, card, other], [applied('GIFT_CARD', 0), applied('CREDIT_CARD', 3348)])).toEqual([
    { payment: applied('GIFT_CARD', 0), from: money(3348), to: money(0) },
    { payment: applied('CREDIT_CARD', 3348), from: money(0), to: money(3348) },
    { payment: other, from: money(100), to: undefined },
  ]);
  expect(paymentChanges([gift], [gift])).toEqual([]);
  expect(paymentChanges([], [other])).toEqual([{ payment: other, from: undefined, to: money(100) }]);
});
