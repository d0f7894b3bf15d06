import type { Site } from '../../platform/rules/context';
import {
  blockType,
  canBuyOffContract,
  hasMarketPrice,
  isHealthcare,
  isWholesaler,
  sortOptions,
} from '../../platform/rules/session/permissions';
import type { Session } from '../../platform/rules/session/session';
import { type CustomerType, customerTypes, isNewCustomer } from './customerType';
import { type Role, rolesOf } from './roles';
import { customerSegment, isRewardsMember, type Segment, type SegmentNumbers } from './segment';

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
