import { type RewardsInfo, type RewardsMessageKey, wholeDollarText } from '../../core/account/rules/rewards';

/**
 * The label of the rewards button: the amount, if there is one, and whether there is something new [RWD-001, RWD-005].
 */
export function rewardsLabel(
  rewards: RewardsInfo | undefined,
  locale: string,
  translate: (key: RewardsMessageKey, figures?: Record<string, string>) => string,
): string {
  const { availableRewards, showFreeSkuNewFlag, showTierUpgradeNewFlag } = rewards ?? {};
  const text = availableRewards
    ? translate('amount', { amount: wholeDollarText(availableRewards, locale) })
    : translate('rewards');
  return showFreeSkuNewFlag || showTierUpgradeNewFlag ? `${text} · ${translate('isNew')}` : text;
}
