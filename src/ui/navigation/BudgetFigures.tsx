import type { BudgetCenters } from '../../core/header/rules/siteHeader';
import { formatMoney } from '../../core/platform/rules/priceText';
import { useStyles } from '../rendering/StyleRoot';
import styles from './BudgetFigures.css';

export type BudgetFiguresProps = {
  centers: BudgetCenters;
  locale: string;
  /** Returns the text "of {total}" or similar, in the parent's words. */
  outOf: (total: string) => string;
  levelText: string | undefined;
};

/** The budgets of a business buyer, each with its remaining amount [BUD-002]. */
export function BudgetFigures({ centers, locale, outOf, levelText }: BudgetFiguresProps) {
  useStyles(styles);
  return (
    <>
      {levelText && <p className="quire-budget-figures__level">{levelText}</p>}
      <dl className="quire-budget-figures">
        {centers.values.map(({ name, balance, total }) => (
          <div key={name} className="quire-budget-figures__one">
            <dt>{name}</dt>
            <dd>
              {balance && <strong>{formatMoney(balance, locale)}</strong>}{' '}
              {total && <span className="quire-budget-figures__total">{outOf(formatMoney(total, locale))}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
