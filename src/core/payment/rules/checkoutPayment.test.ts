import { expect, test } from 'vitest';
import type { Demand } from '../../platform/rules/session/accountingDemands';
import { type CheckoutPayment, isCovered } from './checkoutPayment';

const money = (minor: number) => ({ minor, currency: 'USD' });
const applied = [{ id: '1', amount: money(100) }];
const account = { name: 'Doherty & Hughsby' };
const empty = { messages: [{ code: 'EMPTY_CART', type: 'WARNING' }] };

test.each<[string, object, Demand, boolean]>([
  ['all of it', { applied, remaining: money(0) }, 'off', true],
  ['all of it on a purchase order', { applied, remaining: money(0), account }, 'required', true],
  ['a part of it', { applied, remaining: money(5) }, 'off', false],
  ['a part of it, and the account the rest', { applied, remaining: money(5), account }, 'optional', true],
  ['nothing, and the account all of it', { applied: [], remaining: money(105), account }, 'off', true],
  ['a part of it, the rest being for a purchase order', { applied, remaining: money(5), account }, 'required', false],
  ['nothing of an order that costs nothing', { applied: [], remaining: money(0) }, 'off', false],
  ['nothing of a cart that is empty', { applied, remaining: money(0), ...empty }, 'off', false],
  ['nothing of a cart that is empty, on the account', { applied: [], account, ...empty }, 'off', false],
])('payments that bear %s cover an order (%j, purchase orders %s): %s [GEN-008]', (_what, payment, demand, isPaid) => {
  expect(isCovered({ messages: [], ...payment } as unknown as CheckoutPayment, demand)).toBe(isPaid);
});
