import { formatMoney } from '../../../core/platform/rules/priceText';
import { useBudget } from '../../../hooks/header/useBudget';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { ButtonDrawer } from '../../../ui/overlays/ButtonDrawer';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './BudgetOverlay.css';
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
  useStyles(styles);
  const translate = useMessages('budget-overlay', messages);
  const { locale } = useStorefront();
  const { budget, isLoading } = useBudget(props.budget);
  const content = budget ? 'ready' : isLoading ? 'loading' : 'none';
  const layer = useLayer(['BUDGET'], props, { name: 'budget-overlay', content });
  if (!budget) return null;

  const { availableBalance, center, centers } = budget;
  const amount = availableBalance && formatMoney(availableBalance, locale);
  return (
    <Widget block="budget-overlay" props={props}>
      <ButtonDrawer
        {...layer}
        button={amount ? translate('balance', { amount }) : translate('button')}
        surface="overlay"
        title={translate('title')}
        closeLabel={translate('close')}
      >
        {center && <p>{translate('center', { name: center })}</p>}
        {centers.level && <p className="quire-budget-overlay__level">{translate('level', { level: centers.level })}</p>}
        <dl className="quire-budget-overlay__centers">
          {centers.values.map(({ name, balance, total }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {balance && <strong>{formatMoney(balance, locale)}</strong>}{' '}
                {total && <span>{translate('outOf', { total: formatMoney(total, locale) })}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </ButtonDrawer>
    </Widget>
  );
}
