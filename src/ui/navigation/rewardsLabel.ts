import { type RewardsInfo, wholeDollarText } from '../../core/account/rules/rewards';
import type { RewardsWord } from '../../core/account/rules/rewardsWords';

/**
 * The label of the rewards button: the amount, if there is one, and whether there is something new [RWD-001, RWD-005].
 */
export function rewardsLabel(
  rewards: RewardsInfo | undefined,
  locale: string,
  say: (word: RewardsWord, figures?: Record<string, string>) => string,
): string {
  const { availableRewards, showFreeSkuNewFlag, showTierUpgradeNewFlag } = rewards ?? {};
  const words = availableRewards
    ? say('amount', { amount: wholeDollarText(availableRewards, locale) })
    : say('rewards');
  return showFreeSkuNewFlag || showTierUpgradeNewFlag ? `${words} · ${say('isNew')}` : words;
}
