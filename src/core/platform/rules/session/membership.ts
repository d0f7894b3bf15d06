/** The paid programs, and NON_MEMBER for everyone else [SESS-007, SESS-008]. */
export const MEMBERSHIP_PROGRAMS = ['NON_MEMBER', 'SELECT', 'PREMIUM'] as const;

export type MembershipProgram = (typeof MEMBERSHIP_PROGRAMS)[number];

/** NON_MEMBER unless the session says otherwise [SESS-007]. */
export function membershipProgram(session: {
  membershipDetail?: { membershipProgram?: MembershipProgram };
}): MembershipProgram {
  return session.membershipDetail?.membershipProgram || 'NON_MEMBER';
}

/** The membership tier of a PR6 or PR7 customer; others have none [GEN-006]. */
export function memberTier({ userType }: { userType?: string }): 'PR6' | 'PR7' | undefined {
  return userType === 'PR6' || userType === 'PR7' ? userType : undefined;
}

/** Only customers of a tier are told what members save [GEN-006]. */
export function hasMemberSavings(session: { userType?: string }): boolean {
  return memberTier(session) !== undefined;
}

/** Without a rewards number a customer is no member, and each rewards surface says so [GEN-009]. */
export function isRewardsMember({ rewardsNumber }: { rewardsNumber?: string }): boolean {
  return Boolean(rewardsNumber?.trim());
}
