import { expect, test } from 'vitest';
import type { SessionData } from '../../platform/rules/session/permissions';
import { type SalesRep, salesRepOf } from './salesRep';

const cases: [SessionData | undefined, SalesRep | undefined][] = [
  [{ salesRepName: 'Grace' }, { name: 'Grace' }],
  [{ salesRepEmail: 'grace@shop.example' }, { email: 'grace@shop.example' }],
  [{ salesRepPhone: '5085550134' }, { phone: '(508) 555-0134' }],
  [
    { salesRepName: ' Grace ', salesRepPhone: 'ext. 7', salesRepEmail: '' },
    { name: 'Grace', phone: 'ext. 7' },
  ],
  [
    { salesRepEmail: ' grace@shop.example ', salesRepPhone: ' ext. 7 ' },
    { email: 'grace@shop.example', phone: 'ext. 7' },
  ],
  [{ salesRepName: ' ', salesRepEmail: ' ', salesRepPhone: ' ' }, undefined],
  [{}, undefined],
  [undefined, undefined],
];

test.each(cases)('session data %j has the sales representative %j [HDR-011]', (sessionData, rep) => {
  expect(salesRepOf({ ...(sessionData && { sessionData }) })).toEqual(rep);
});

test('a session without permission details has no sales representative [HDR-011]', () => {
  expect(salesRepOf(undefined)).toBeUndefined();
});
