'use client';

import { formatMoney } from '../../../core/platform/rules/priceText';
import { useBudget } from '../../../hooks/header/useBudget';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { Button } from '../../../ui/controls/Button';
import { BudgetFigures } from '../../../ui/navigation/BudgetFigures';
import { Drawer } from '../../../ui/overlays/Drawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type BudgetOverlayProps = RootProps &
  OpenProps & {
    /** In the shop's field format [BUD-001, BUD-002]. The default is the budget from the header's data. */
    budget?: unknown;
  };

/**
 * The remaining amounts of a buyer's budgets. Rendered only if budgets are enabled, configured and have values
 * [BUD-003, HDR-010].
 */
export function BudgetOverlay(props: BudgetOverlayProps) {
  const translate = useMessages('budget-overlay', messages);
  const { locale } = useStorefront();
  const { budget, isLoading } = useBudget(props.budget);
  const layer = useLayer(['BUDGET'], props, { content: budget ? 'ready' : isLoading ? 'loading' : 'none' });
  const { isOpen } = layer;
  useDrawerEvents('budget-overlay', isOpen);
  if (!budget) return null;

  const { availableBalance, center, centers } = budget;
  const amount = availableBalance && formatMoney(availableBalance, locale);
  return (
    <Widget block="budget-overlay" props={props}>
      <Button kind="plain" opensDialog isExpanded={isOpen} onClick={layer.open}>
        {amount ? translate('balance', { amount }) : translate('button')}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => layer.close()}
        name="budget-overlay"
        surface="overlay"
        title={translate('title')}
        closeLabel={translate('close')}
      >
        {center && <p>{translate('center', { name: center })}</p>}
        <BudgetFigures
          centers={centers}
          locale={locale}
          outOf={(total) => translate('outOf', { total })}
          levelText={centers.level && translate('level', { level: centers.level })}
        />
      </Drawer>
    </Widget>
  );
}
