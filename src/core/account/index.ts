export { type CustomMessage, readMessages } from './client/messagesClient';
export { readRewards } from './client/rewardsClient';
export { type SignInVerdict, signInAs } from './client/signInAs';
export { type Customer, type CustomerType, customerOf, type SegmentSettings } from './rules/customer';
export {
  type LoyaltyReward,
  type RewardsInfo,
  type TierProgress,
  type TierThreshold,
  tierProgress,
} from './rules/rewards';
export type { Role } from './rules/roles';
export { type SalesRep, salesRepOf } from './rules/salesRep';
export { isRewardsMember, type Segment, type SegmentKind, type SegmentNumbers } from './rules/segment';
export type { SignInProblem } from './rules/signInMessages';
