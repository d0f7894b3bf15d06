import { type Money, minorDigits } from '../../platform/rules/money';
import { formatMoney } from '../../platform/rules/priceText';

/**
 * A member's rewards. They are read by two requests; the fields of a failed request are missing [RWD-001, RWD-004].
 */
export type RewardsInfo = {
  showFreeSkuNewFlag?: boolean;
  showTierUpgradeNewFlag?: boolean;
  isFreeSkusEligible?: boolean;
  /** The amount left to spend until the next reward. */
  remainingAmt?: Money;
  amtSpent?: Money;
  availableRewards?: Money;
  loyaltyRewards?: LoyaltyReward[];
  /** Epoch milliseconds of the read. */
  timestamp: number;
};

export type LoyaltyReward = { name: string; amount: Money; expiresOn: string | undefined };

/** How long rewards are cached [RWD-003]. */
export const REWARDS_CACHE_MS = 300_000;

/** The session storage key of a member's cached rewards [RWD-003]. */
export function rewardsKey(rewardsId: string): string {
  return `rewardsInfo_${rewardsId}`;
}

/** Whether cached rewards are fresh: less than 5 minutes old, and without a `timestamp` in the future [RWD-003]. */
export function isRewardsFresh(
  { timestamp }: Pick<RewardsInfo, 'timestamp'>,
  now: number,
  cacheMs = REWARDS_CACHE_MS,
): boolean {
  const age = now - timestamp;
  return age >= 0 && age < cacheMs;
}

/** Formats an amount of rewards in whole dollars, rounded down: "$12" for 12.99 [RWD-005]. */
export function wholeDollarText(amount: Money, locale?: string): string {
  const unit = 10 ** minorDigits(amount.currency);
  const whole = { ...amount, minor: Math.floor(amount.minor / unit) * unit };
  const text = formatMoney(whole, locale);
  // without minor digits, the last zeros are thousands
  return unit === 1 ? text : text.replace(/[.,]0+(?=\D*$)/, '');
}

/** A tier of the loyalty program; `from` is its minimum amount. The shop configures the tiers [RWD-006]. */
export type TierThreshold = { name: string; from: Money };

export type TierProgress = {
  tier: string | undefined;
  /** The next tier, and the amount left to spend to reach it; undefined at the top tier. */
  next: { name: string; remaining: Money } | undefined;
  /** The progress from the tier's own threshold to the next one, 0 to 1. */
  share: number;
};

/** A customer's progress in the loyalty program; undefined without thresholds, then none is displayed [RWD-006]. */
export function tierProgress(spent: Money, thresholds: readonly TierThreshold[] = []): TierProgress | undefined {
  const levels = thresholds
    .filter(({ from }) => from.currency === spent.currency)
    .sort((a, b) => a.from.minor - b.from.minor);
  if (levels.length === 0) return undefined;
  const reached = levels.filter(({ from }) => from.minor <= spent.minor).at(-1);
  const above = levels.find(({ from }) => from.minor > spent.minor);
  if (!above) return { tier: reached?.name, next: undefined, share: 1 };
  const start = reached?.from.minor ?? 0;
  const remaining = { ...spent, minor: above.from.minor - spent.minor };
  const share = Math.max(0, (spent.minor - start) / (above.from.minor - start));
  return { tier: reached?.name, next: { name: above.name, remaining }, share };
}

/** Prompts for customers without rewards: a guest signs in, and a customer who is not a member joins [GEN-009]. */
export const REWARDS_PROMPT_MESSAGES = {
  guest: 'Sign in to see your rewards.',
  signIn: 'Sign in',
  join: 'Join Rewards and earn on everything you buy.',
  signUp: 'Join Rewards',
};

/** All messages about rewards in headers, menus and drawers. */
export const REWARDS_MESSAGES = {
  rewards: 'Rewards',
  amount: 'Rewards: {amount}',
  isNew: 'New',
  loading: 'Loading your rewards',
  empty: "We can't show your rewards right now.",
  ...REWARDS_PROMPT_MESSAGES,
  title: 'Your rewards',
  close: 'Close',
  available: 'Available rewards',
  spent: 'Spent this year',
  remaining: 'To your next reward',
  newFreeSku: 'New: you can choose a free product.',
  newTier: "New: you've reached another level.",
  tier: 'Your level: {name}',
  nextTier: '{amount} to go to {name}',
  earned: "What you've earned",
  expires: 'until {date}',
};

export type RewardsMessageKey = keyof typeof REWARDS_MESSAGES;
