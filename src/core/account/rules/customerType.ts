import type { CustomerAttributes } from '../../platform/rules/session/customer';
import { hasFlow } from '../../platform/rules/session/flow';
import { membershipProgram } from '../../platform/rules/session/membership';
import { hasPermission } from '../../platform/rules/session/permissions';
import type { Session } from '../../platform/rules/session/session';
import { customerSegment } from './segment';

/** What a customer can be beside a plain one, the one that counts first at the front [SEG-016 to SEG-019]. */
export const CUSTOMER_TYPES = ['linkPlus', 'link', 'MVP', 'Premium', 'Select', 'Elite', 'Best'] as const;

export type CustomerType = (typeof CUSTOMER_TYPES)[number];

/** Everything this customer is, in the order of `order` [SEG-016, SEG-017, SEG-018, SEG-019]. */
export function customerTypes(session: Session, order: readonly CustomerType[] = CUSTOMER_TYPES): CustomerType[] {
  const { permissionDetail, customerAttributes } = session;
  const holds = (code: string) => hasPermission(permissionDetail, code, 'globalPermission');
  const program = membershipProgram(session);
  const { kind } = customerSegment(customerAttributes);
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

/** What this customer is above all; undefined for a plain one. */
export function customerType(session: Session, order?: readonly CustomerType[]): CustomerType | undefined {
  return customerTypes(session, order)[0];
}

/** How long a customer is new [SEG-020]. */
export const NEW_CUSTOMER_DAYS = 90;

/** Did the customer join within the last 90 days, the last instant included? Without a date, or with one to come, not [SEG-020]. */
export function isNewCustomer({ joinDate }: CustomerAttributes, now: number, days = NEW_CUSTOMER_DAYS): boolean {
  const age = now - Date.parse(joinDate ?? '');
  return age >= 0 && age <= days * 86_400_000;
}
