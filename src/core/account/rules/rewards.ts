import type { Money } from '../../platform/rules/money';
import { minorDigits } from '../../platform/rules/money';
import { formatMoney } from '../../platform/rules/priceText';

/** What a member has earned. Each half comes by a read of its own, and is empty where that failed [RWD-001, RWD-004]. */
export type RewardsInfo = {
  showFreeSkuNewFlag?: boolean;
  showTierUpgradeNewFlag?: boolean;
  isFreeSkusEligible?: boolean;
  /** What is left to spend until the next reward. */
  remainingAmt?: Money;
  amtSpent?: Money;
  availableRewards?: Money;
  loyaltyRewards?: LoyaltyReward[];
  /** Epoch milliseconds of the read. */
  timestamp: number;
};

export type LoyaltyReward = { name: string; amount: Money; expiresOn: string | undefined };

/** How long what was read is kept [RWD-003]. */
export const REWARDS_CACHE_MS = 300_000;

/** The key of session storage for one member [RWD-003]. */
export function rewardsKey(rewardsId: string): string {
  return `rewardsInfo_${rewardsId}`;
}

/** Does what was read at `timestamp` still count? Up to 5 minutes, and never what is said to come from the future [RWD-003]. */
export function isRewardsFresh(
  { timestamp }: Pick<RewardsInfo, 'timestamp'>,
  now: number,
  cacheMs = REWARDS_CACHE_MS,
): boolean {
  const age = now - timestamp;
  return age >= 0 && age < cacheMs;
}

/** The amount as rewards are shown: in whole dollars, rounded down: "$12" for 12.99 [RWD-005]. */
export function wholeDollarText(amount: Money, locale?: string): string {
  const unit = 10 ** minorDigits(amount.currency);
  const whole = { ...amount, minor: Math.floor(amount.minor / unit) * unit };
  return formatMoney(whole, locale).replace(/[.,]0+(?=\D*$)/, '');
}

/** A level of the loyalty program: from which amount on. Which ones there are is the shop's to say [RWD-006]. */
export type TierThreshold = { name: string; from: Money };

export type TierProgress = {
  tier: string | undefined;
  /** The level above, and what is left to spend to reach it; none at the top. */
  next: { name: string; remaining: Money } | undefined;
  /** From the level's own threshold to the next one: 0 to 1. */
  share: number;
};

/** How far a customer is in the program; undefined without thresholds: then nothing is said about it [RWD-006]. */
export function tierProgress(spent: Money, thresholds: readonly TierThreshold[] = []): TierProgress | undefined {
  const levels = thresholds
    .filter(({ from }) => from.currency === spent.currency)
    .sort((one, other) => one.from.minor - other.from.minor);
  if (levels.length === 0) return undefined;
  const reached = levels.filter(({ from }) => from.minor <= spent.minor).at(-1);
  const above = levels.find(({ from }) => from.minor > spent.minor);
  if (!above) return { tier: reached?.name, next: undefined, share: 1 };
  const start = reached?.from.minor ?? 0;
  const remaining = { ...spent, minor: above.from.minor - spent.minor };
  const share = Math.max(0, (spent.minor - start) / (above.from.minor - start));
  return { tier: reached?.name, next: { name: above.name, remaining }, share };
}
