import type { CustomerAttributes } from '../../platform/rules/session/customer';
import { hasFlow } from '../../platform/rules/session/flow';
import { membershipProgram } from '../../platform/rules/session/membership';
import { hasPermission } from '../../platform/rules/session/permissions';
import type { Session } from '../../platform/rules/session/session';
import { customerSegment, type SegmentNumbers } from './segment';

/** The special customer types, by descending precedence [SEG-016 to SEG-019]. */
export const CUSTOMER_TYPES = ['linkPlus', 'link', 'MVP', 'Premium', 'Select', 'Elite', 'Best'] as const;

export type CustomerType = (typeof CUSTOMER_TYPES)[number];

/** All types of this customer, in the order of `order` [SEG-016, SEG-017, SEG-018, SEG-019]. */
export function customerTypes(
  session: Session,
  order: readonly CustomerType[] = CUSTOMER_TYPES,
  segments?: SegmentNumbers,
): CustomerType[] {
  const { permissionDetail, customerAttributes } = session;
  const holds = (code: string) => hasPermission(permissionDetail, code, 'globalPermission');
  const program = membershipProgram(session);
  const { kind } = customerSegment(customerAttributes, segments);
  const facts: Record<CustomerType, boolean> = {
    linkPlus: holds('G_ALP'),
    link: holds('G_AL'),
    MVP: hasFlow(session, 'MVP'),
    Premium: program === 'PREMIUM',
    Select: program === 'SELECT',
    Elite: kind === 'loyalty-elite',
    Best: kind === 'best',
  };
  return order.filter((type) => facts[type]);
}

/** How long a customer counts as new [SEG-020]. */
export const NEW_CUSTOMER_DAYS = 90;

/**
 * Whether the customer joined at most 90 times 24 hours ago. False if the join date is missing or
 * in the future [SEG-020].
 */
export function isNewCustomer({ joinDate }: CustomerAttributes, now: number, days = NEW_CUSTOMER_DAYS): boolean {
  const age = now - Date.parse(joinDate ?? '');
  return age >= 0 && age <= days * 86_400_000;
}
