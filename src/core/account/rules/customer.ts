import type { Site } from '../../platform/rules/context';
import type { CustomerAttributes } from '../../platform/rules/session/customer';
import { hasFlow } from '../../platform/rules/session/flow';
import { membershipProgram } from '../../platform/rules/session/membership';
import {
  blockType,
  canBuyOffContract,
  hasMarketPrice,
  hasPermission,
  isHealthcare,
  isWholesaler,
  sortOptions,
} from '../../platform/rules/session/permissions';
import type { Session } from '../../platform/rules/session/session';
import { type Role, rolesOf } from './roles';
import { customerSegment, isRewardsMember, type Segment, type SegmentNumbers } from './segment';

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

/** A shop's own segments, the precedence of customer types, and how long a customer is new [DEC-051, DEC-052, DEC-081]. */
export type SegmentSettings = {
  map?: SegmentNumbers;
  typeOrder?: readonly CustomerType[];
  newCustomerDays?: number;
};

/** What a page may know about its customer, for content and prices of its own. */
export type Customer = {
  /** The most privileged role first [GEN-002]. */
  roles: Role[];
  /** The type of the highest precedence first; empty if the customer is of none [SEG-016 to SEG-019]. */
  types: CustomerType[];
  segment: Segment;
  /** Joined within 90 days [SEG-020]. */
  isNew: boolean;
  isRewardsMember: boolean;
  /** What the business account may do and how it buys [SESS-016, SESS-017, SESS-020 to SESS-023]. */
  canBuyOffContract: boolean;
  isWholesaler: boolean;
  isHealthcare: boolean;
  hasMarketPrice: boolean;
  blockType: 'BIO' | 'IBV' | undefined;
  sortOptions: string[];
};

/** The customer of a session at the time `now`, in epoch milliseconds. */
export function customerOf(session: Session, site: Site, now: number, segments: SegmentSettings = {}): Customer {
  const { permissionDetail, customerAttributes = {} } = session;
  return {
    roles: rolesOf(session, site),
    types: customerTypes(session, segments.typeOrder, segments.map),
    segment: customerSegment(customerAttributes, segments.map),
    isNew: isNewCustomer(customerAttributes, now, segments.newCustomerDays),
    isRewardsMember: isRewardsMember(session, segments.map),
    canBuyOffContract: canBuyOffContract(permissionDetail),
    isWholesaler: isWholesaler(permissionDetail),
    isHealthcare: isHealthcare(permissionDetail),
    hasMarketPrice: hasMarketPrice(permissionDetail),
    blockType: blockType(permissionDetail),
    sortOptions: sortOptions(permissionDetail),
  };
}
