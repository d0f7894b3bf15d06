import { expect, test } from 'vitest';
import { createSession, type Session } from '../../platform/rules/session/session';
import { isBusinessBuyer, type Role, rolesOf } from './roles';

const com = { isSBA: false };
const sba = { isSBA: true };

const persons: [string, Partial<Session>, typeof com, Role[]][] = [
  ['a guest', {}, com, ['guest']],
  ['a guest on the business site', {}, sba, ['guest']],
  ['a signed-in consumer', { isLoggedIn: true, userType: 'REGISTERED' }, com, ['customer']],
  ['a signed-in buyer', { isLoggedIn: true, userType: 'REGISTERED' }, sba, ['business-buyer', 'customer']],
  ['an associate', { isLoggedIn: true, userType: 'ASC' }, com, ['associate', 'customer']],
  ...['H_AO', 'H_AL', 'H_AG'].map((code): [string, Partial<Session>, typeof com, Role[]] => [
    `an approver with ${code}`,
    { isLoggedIn: true, permissionDetail: { header: [code] } },
    sba,
    ['approver', 'business-buyer', 'customer'],
  ]),
  [
    'an admin who is also an approver',
    { isLoggedIn: true, permissionDetail: { header: ['H_MU', 'H_AO'] } },
    sba,
    ['admin', 'approver', 'business-buyer', 'customer'],
  ],
  [
    'a guest with permission codes from before sign-out',
    { permissionDetail: { header: ['H_MU', 'H_AO'] } },
    sba,
    ['guest'],
  ],
];

test.each(persons)('%s (%j, %j) has the roles %j [GEN-002]', (_who, fields, site, roles) => {
  const session = createSession(fields);
  expect(rolesOf(session, site)).toEqual(roles);
});

test.each([
  [true, sba, true],
  [false, sba, false],
  [true, com, false],
])('a customer with isLoggedIn %s at %j is a business buyer: %s', (isLoggedIn, site, expected) => {
  expect(isBusinessBuyer({ isLoggedIn }, site)).toBe(expected);
});
