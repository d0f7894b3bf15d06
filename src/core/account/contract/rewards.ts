import * as v from '../../../schema';
import { Amount, Flag, RequiredAmount, Text } from '../../platform/contract/scalar';

/** The amounts that a member has spent and earned [RWD-001]. */
export const RewardsInfoBody = v.object({
  showFreeSkuNewFlag: Flag,
  showTierUpgradeNewFlag: Flag,
  isFreeSkusEligible: Flag,
  remainingAmt: Amount,
  amtSpent: Amount,
  loyaltyRewards: v.nullish(v.array(v.object({ name: v.string(), amount: RequiredAmount, expiresOn: Text }))),
});

/** The rewards that are available now [RWD-001]. */
export const AvailableRewardsBody = v.object({ availableRewards: Amount });

export type RewardsInfoBody = v.InferOutput<typeof RewardsInfoBody>;

export type AvailableRewardsBody = v.InferOutput<typeof AvailableRewardsBody>;
