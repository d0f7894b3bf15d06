import { expect, test } from 'vitest';
import type { Demand } from '../../platform/rules/session/accountingDemands';
import { type CheckoutPayment, isCovered, nicknameOf } from './checkoutPayment';

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
  ['an empty cart', { applied, remaining: money(0), ...empty }, 'off', false],
  ['an empty cart on the account', { applied: [], account, ...empty }, 'off', false],
])('an order with %s (%j, purchase orders %s) is covered: %s [GEN-008]', (_what, payment, demand, isPaid) => {
  expect(isCovered({ messages: [], ...payment } as unknown as CheckoutPayment, demand)).toBe(isPaid);
});

test.each([
  [' My card ', 'My card'],
  ['x'.repeat(32), 'x'.repeat(32)],
  ['x'.repeat(33), 'x'.repeat(32)],
  ['💳'.repeat(40), '💳'.repeat(32)],
])('the nickname %j is stored as %j [PAY-CARD-017]', (typed, nickname) => expect(nicknameOf(typed)).toBe(nickname));
