import { type RewardsInfo, type RewardsMessageKey, wholeDollarText } from '../../core/account/rules/rewards';
import { Flyout } from '../overlays/Flyout';
import type { Disclosure } from '../overlays/useDisclosure';
import { RewardsInPhase, type RewardsInPhaseProps } from './RewardsInPhase';

export type RewardsFlyoutProps = RewardsInPhaseProps & Disclosure;

/**
 * The rewards that a member can use, in whole dollars, with the details in a flyout. For everyone else, the flyout
 * offers to join [HDR-006].
 */
export function RewardsFlyout({ isOpen, onToggle, ...rest }: RewardsFlyoutProps) {
  return (
    <Flyout isOpen={isOpen} onToggle={onToggle} label={rewardsLabel(rest.rewards, rest.locale, rest.translate)}>
      <RewardsInPhase {...rest} />
    </Flyout>
  );
}

/**
 * The label of the rewards button: the amount, if there is one, and whether there is something new [RWD-001, RWD-005].
 */
function rewardsLabel(
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
