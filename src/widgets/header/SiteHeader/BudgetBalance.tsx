import { hasBudgetOverview } from '../../../core/header/rules/budget';
import type { Budget } from '../../../core/header/rules/siteHeader';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useAskOverlay } from '../../../hooks/platform/useAskOverlay';
import type { Say } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import type { HeaderWord } from './messages';

/** The remaining budget of a business buyer, with a button that opens all budgets [HDR-010, BUD-003]. */
export function BudgetBalance({ budget, say }: { budget: Budget; say: Say<HeaderWord> }) {
  const { site, locale } = useStorefront();
  const ask = useAskOverlay();
  if (!site.isSBA || !budget.availableBalance) return null;
  const words = say('budget', { amount: formatMoney(budget.availableBalance, locale) });
  if (!hasBudgetOverview(budget.centers)) return <p>{words}</p>;
  return (
    <Button kind="plain" opensDialog onClick={() => void ask({ overlay: 'BUDGET' })}>
      {words}
    </Button>
  );
}
