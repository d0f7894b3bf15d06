import { hasBudgetOverview } from '../../core/rules/budget';
import { formatMoney } from '../../core/rules/priceText';
import type { Budget } from '../../core/rules/siteHeader';
import { useStorefront } from '../../hooks/StorefrontProvider';
import { useAskOverlay } from '../../hooks/useAskOverlay';
import type { Say } from '../../hooks/useMessages';
import { Button } from '../../ui/Button';
import type { HeaderWord } from './messages';

/** What a business buyer may still spend, and the way to all budgets [HDR-010, BUD-003]. */
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
