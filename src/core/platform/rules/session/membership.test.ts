import { expect, test } from 'vitest';
import {
  hasMemberSavings,
  isAssociate,
  MEMBERSHIP_PROGRAMS,
  membershipProgram,
  memberTier,
  USER_TYPES,
} from './membership';
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

test.each(USER_TYPES)('a %s has a member tier and member savings only if the type is PR6 or PR7', (userType) => {
  const isTier = userType === 'PR6' || userType === 'PR7';
  expect(memberTier({ userType })).toBe(isTier ? userType : undefined);
  expect(hasMemberSavings({ userType })).toBe(isTier);
});

test('a customer of an unknown type has no tier and no member savings', () => {
  expect(memberTier({})).toBeUndefined();
  expect(hasMemberSavings({})).toBe(false);
});
