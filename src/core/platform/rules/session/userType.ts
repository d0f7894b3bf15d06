/** The types of user; ASC is an associate [GEN-005]. */
export const USER_TYPES = ['GUEST', 'REGISTERED', 'THIRD_PARTY', 'PR6', 'PR7', 'ASC'] as const;

export type UserType = (typeof USER_TYPES)[number];

/** [SESS-005] */
export function isAssociate({ userType }: { userType?: UserType }): boolean {
  return userType === 'ASC';
}
