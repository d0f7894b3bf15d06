import { useState } from 'react';
import { type Budget, hasBudgetOverview } from '../../../core/header/rules/siteHeader';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { useRewardsWithPrompt } from '../../../hooks/account/useRewards';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useRequestOverlay } from '../../../hooks/platform/useRequestOverlay';
import { Button } from '../../../ui/controls/Button';
import { RewardsFlyout } from '../../../ui/navigation/RewardsFlyout';
import { RewardsInPhase } from '../../../ui/navigation/RewardsInPhase';
import type { messages } from './messages';

/** The rewards of a header, with the messages of the separate rewards menu; `isFlat` without a button [HDR-006]. */
export function HeaderRewards({ isFlat = false }: { isFlat?: boolean }) {
  const { session } = useStorefront();
  const [isOpen, setOpen] = useState(false);
  const rewards = useRewardsWithPrompt('rewards-menu');
  if (isFlat) return <RewardsInPhase {...rewards} />;
  return (
    <div className={session.rewardsNumber ? 'quire-site-header__rewards' : undefined}>
      <RewardsFlyout {...rewards} isOpen={isOpen} onToggle={setOpen} />
    </div>
  );
}

/** The remaining budget of a business buyer, with a button that opens all budgets [HDR-010, BUD-003]. */
export function BudgetBalance({ budget, translate }: { budget: Budget; translate: Translate<keyof typeof messages> }) {
  const { site, locale } = useStorefront();
  const requestOverlay = useRequestOverlay();
  if (!site.isSBA || !budget.availableBalance) return null;
  const text = translate('budget', { amount: formatMoney(budget.availableBalance, locale) });
  if (!hasBudgetOverview(budget.centers)) return <p>{text}</p>;
  return (
    <Button kind="plain" opensDialog onClick={() => void requestOverlay({ overlay: 'BUDGET' })}>
      {text}
    </Button>
  );
}
