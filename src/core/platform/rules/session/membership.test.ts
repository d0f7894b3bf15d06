import { expect, test } from 'vitest';
import { hasMemberSavings, isAssociate, MEMBERSHIP_PROGRAMS, membershipProgram, USER_TYPES } from './membership';
import { createSession } from './session';

test('the user types are the shop’s [GEN-005]', () => {
  expect(USER_TYPES).toEqual(['GUEST', 'REGISTERED', 'THIRD_PARTY', 'PR6', 'PR7', 'ASC']);
});

test.each([undefined, ...USER_TYPES])(
  'a user of type %s is an associate only if the type is ASC [SESS-005]',
  (userType) => {
    expect(isAssociate({ userType })).toBe(userType === 'ASC');
  },
);

test('a customer belongs to no program by default [SESS-007]', () => {
  expect(membershipProgram(createSession())).toBe('NON_MEMBER');
});

test.each(['SELECT', 'PREMIUM'] as const)('a customer may belong to %s [SESS-008]', (program) => {
  expect(membershipProgram(createSession({ membershipDetail: { membershipProgram: program } }))).toBe(program);
  expect(MEMBERSHIP_PROGRAMS).toContain(program);
});

test.each([undefined, ...USER_TYPES])('a user of type %s has member savings only if it is PR6 or PR7', (userType) => {
  expect(hasMemberSavings({ userType })).toBe(userType === 'PR6' || userType === 'PR7');
});
