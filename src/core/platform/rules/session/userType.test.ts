import { expect, test } from 'vitest';
import { isAssociate, USER_TYPES } from './userType';

test('the user types are those of the shop [GEN-005]', () => {
  expect(USER_TYPES).toEqual(['GUEST', 'REGISTERED', 'THIRD_PARTY', 'PR6', 'PR7', 'ASC']);
});

test.each([undefined, ...USER_TYPES])(
  'a user of type %s is an associate only if the type is ASC [SESS-005]',
  (userType) => {
    expect(isAssociate({ userType })).toBe(userType === 'ASC');
  },
);
