import { expect, test } from 'vitest';
import { checkSubscription } from './offersSubscription';

test.each([
  [{ email: ' ada@shop.example ', phone: '' }, false, { ok: true, email: 'ada@shop.example', phone: '' }],
  [
    { email: 'ada@shop.example', phone: '(508) 555-0134' },
    false,
    { ok: true, email: 'ada@shop.example', phone: '5085550134' },
  ],
  [{ email: 'ada@shop.example', phone: '12' }, false, { ok: false, faults: ['phone'] }],
  [{ email: 'ada@shop.example', phone: ' ' }, undefined, { ok: true, email: 'ada@shop.example', phone: '' }],
  [{ email: 'ada', phone: '' }, false, { ok: false, faults: ['email'] }],
  [{ email: '', phone: '12' }, false, { ok: false, faults: ['email', 'phone'] }],
  [{ email: 'ada@shop.example', phone: '' }, true, { ok: false, faults: ['phone'] }],
])('the subscription %j, with the phone required (%s), gives %j [CONT-009]', (typed, requirePhone, verdict) => {
  expect(checkSubscription(typed, { requirePhone })).toEqual(verdict);
});
