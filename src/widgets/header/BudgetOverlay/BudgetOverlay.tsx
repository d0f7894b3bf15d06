'use client';

import { useState } from 'react';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { useBudget } from '../../../hooks/header/useBudget';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useDrawerNews } from '../../../hooks/platform/useDrawerNews';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOverlayRequest } from '../../../hooks/platform/useOverlayRequest';
import { Button } from '../../../ui/controls/Button';
import { BudgetFigures } from '../../../ui/navigation/BudgetFigures';
import { Drawer } from '../../../ui/overlays/Drawer';
import { Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type BudgetOverlayProps = {
  /** In the shop's field format [BUD-001, BUD-002]. The default is the budget from the header's data. */
  bc?: unknown;
  onOpen?: () => void;
  onClose?: () => void;
};

/**
 * The remaining amounts of a buyer's budgets. Rendered only if budgets are enabled, configured and have values
 * [BUD-003, HDR-010].
 */
export function BudgetOverlay(props: BudgetOverlayProps) {
  const say = useMessages('budget-overlay', messages);
  const { locale } = useStorefront();
  const budget = useBudget(props.bc);
  const { request, settle } = useOverlayRequest('BUDGET');
  const [isAsked, setAsked] = useState(false);
  const isOpen = budget !== undefined && (isAsked || request !== undefined);
  useDrawerNews('budget-overlay', isOpen, props);
  if (!budget) return null;

  const { availableBalance, center, centers } = budget;
  const amount = availableBalance && formatMoney(availableBalance, locale);
  function close() {
    setAsked(false);
    settle('closed');
  }
  return (
    <Widget block="budget-overlay">
      <Button kind="plain" opensDialog isExpanded={isOpen} onClick={() => setAsked(true)}>
        {amount ? say('balance', { amount }) : say('button')}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        name="budget-overlay"
        surface="overlay"
        title={say('title')}
        closeLabel={say('close')}
      >
        {center && <p>{say('center', { name: center })}</p>}
        <BudgetFigures
          centers={centers}
          locale={locale}
          outOf={(total) => say('outOf', { total })}
          levelText={centers.level && say('level', { level: centers.level })}
        />
      </Drawer>
    </Widget>
  );
}
