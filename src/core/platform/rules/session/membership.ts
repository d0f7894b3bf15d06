/** The types of user; ASC is an associate [GEN-005]. */
export const USER_TYPES = ['GUEST', 'REGISTERED', 'THIRD_PARTY', 'PR6', 'PR7', 'ASC'] as const;

export type UserType = (typeof USER_TYPES)[number];

/** [SESS-005] */
export function isAssociate({ userType }: { userType?: UserType }): boolean {
  return userType === 'ASC';
}

/** The paid programs, and NON_MEMBER for everyone else [SESS-007, SESS-008]. */
export const MEMBERSHIP_PROGRAMS = ['NON_MEMBER', 'SELECT', 'PREMIUM'] as const;

export type MembershipProgram = (typeof MEMBERSHIP_PROGRAMS)[number];

/** The session's membership program; default NON_MEMBER [SESS-007]. */
export function membershipProgram(session: {
  membershipDetail?: { membershipProgram?: MembershipProgram };
}): MembershipProgram {
  return session.membershipDetail?.membershipProgram || 'NON_MEMBER';
}

/** Whether member savings are displayed. Only customers of the tiers PR6 and PR7 see them [GEN-006]. */
export function hasMemberSavings({ userType }: { userType?: string }): boolean {
  return userType === 'PR6' || userType === 'PR7';
}
