import type { Site } from '../../platform/rules/context';
import { isAssociate } from '../../platform/rules/session/membership';
import { hasPermission } from '../../platform/rules/session/permissions';
import type { Session } from '../../platform/rules/session/session';

/** The roles that the library distinguishes, the most privileged first [GEN-002]. */
export const ROLES = ['admin', 'approver', 'associate', 'business-buyer', 'customer', 'guest'] as const;

export type Role = (typeof ROLES)[number];

const ADMIN_CODES = ['H_MU', 'H_SB', 'H_SAM'];
const APPROVER_CODES = ['H_AO', 'H_AL', 'H_AG'];

/** Whether this is a signed-in customer of the business site [GEN-010]. */
export function isBusinessBuyer({ isLoggedIn }: Pick<Session, 'isLoggedIn'>, site: Site): boolean {
  return site.isSBA && isLoggedIn;
}

/** All roles of a user, in the order of `ROLES`. An approver of a business account is a buyer too [GEN-002]. */
export function rolesOf(session: Session, site: Site): Role[] {
  const holds = (codes: string[]) => codes.some((code) => hasPermission(session.permissionDetail, code));
  const { isLoggedIn } = session;
  const facts: Record<Role, boolean> = {
    admin: isLoggedIn && holds(ADMIN_CODES),
    approver: isLoggedIn && holds(APPROVER_CODES),
    associate: isAssociate(session),
    'business-buyer': isBusinessBuyer(session, site),
    customer: isLoggedIn,
    guest: !isLoggedIn,
  };
  return ROLES.filter((role) => facts[role]);
}
