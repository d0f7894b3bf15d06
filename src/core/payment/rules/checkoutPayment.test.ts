import { expect, test } from 'vitest';
import type { Demand } from '../../platform/rules/session/accountingDemands';
import { type CheckoutPayment, canSaveCard, isCovered, nicknameOf } from './checkoutPayment';

const money = (minor: number) => ({ minor, currency: 'USD' });
const applied = [{ id: '1', amount: money(100) }];
const account = { name: 'Doherty & Hughsby' };
const empty = { messages: [{ code: 'EMPTY_CART', type: 'WARNING' }] };

test.each<[string, object, Demand, boolean]>([
  ['the full amount applied', { applied, remaining: money(0) }, 'off', true],
  [
    'the full amount applied and a purchase order required',
    { applied, remaining: money(0), account },
    'required',
    true,
  ],
  ['a part applied', { applied, remaining: money(5) }, 'off', false],
  ['a part applied and the rest on the account', { applied, remaining: money(5), account }, 'optional', true],
  ['nothing applied and all of it on the account', { applied: [], remaining: money(105), account }, 'off', true],
  [
    'a part applied and a purchase order required for the rest',
    { applied, remaining: money(5), account },
    'required',
    false,
  ],
  ['nothing applied and nothing to pay', { applied: [], remaining: money(0) }, 'off', false],
  [
    'the full amount applied and another message',
    { applied, remaining: money(0), messages: [{ code: 'OTHER', type: 'INFO' }] },
    'off',
    true,
  ],
  ['an unknown amount remaining', { applied }, 'off', false],
  ['an empty cart', { applied, remaining: money(0), ...empty }, 'off', false],
  ['an empty cart on the account', { applied: [], account, ...empty }, 'off', false],
])('an order with %s (%j, purchase orders %s) is covered: %s [GEN-008]', (_what, payment, demand, isPaid) => {
  expect(isCovered({ messages: [], ...payment } as unknown as CheckoutPayment, demand)).toBe(isPaid);
});

test.each([
  [' My card ', 'My card'],
  ['x'.repeat(32), 'x'.repeat(32)],
  [`${'x'.repeat(31)} y`, 'x'.repeat(31)],
  ['x'.repeat(33), 'x'.repeat(32)],
  ['💳'.repeat(40), '💳'.repeat(32)],
])('the nickname %j is stored as %j [PAY-CARD-017]', (typed, nickname) => expect(nicknameOf(typed)).toBe(nickname));

test.each([
  [0, undefined, true],
  [9, 10, true],
  [10, 10, false],
  [11, 10, false],
])('with %i saved cards of a limit of %s, another can be saved: %s [CART-CODE-025]', (count, cardLimit, canSave) => {
  const cards = Array.from({ length: count }, () => ({})) as CheckoutPayment['cards'];
  expect(canSaveCard({ cards, ...(cardLimit !== undefined && { cardLimit }) })).toBe(canSave);
});
