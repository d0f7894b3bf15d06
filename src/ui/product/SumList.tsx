import type { CartSummary } from '../../core/cart/rules/cart';
import { type SumRow, sumRows } from '../../core/cart/rules/cartSum';
import { FURNITURE_WORDS } from '../../core/cart/rules/furnitureWords';
import { INSTANT_SAVING } from '../../core/cart/rules/instantSaving';
import type { SUM_WORDS } from '../../core/cart/rules/sumWords';
import { formatMoney } from '../../core/platform/rules/priceText';
import { type Overrides, wordsFor } from '../../core/platform/rules/wording';
import { useStyles } from '../rendering/StyleRoot';
import styles from './SumList.css';

export type SumListProps = {
  sums: CartSummary;
  isMember: boolean;
  locale: string;
  say: (what: keyof typeof SUM_WORDS) => string;
  /** The page's own cart messages. */
  words: Overrides | undefined;
};

/** The totals of a cart or an order, row by row [CART-ENT-003, CART-ENT-024, FURN-004, GEN-006]. */
export function SumList({ sums, isMember, locale, say, words }: SumListProps) {
  useStyles(styles);

  const nameOf = (what: SumRow['what']) => {
    if (what === 'instantSavings') return words?.instantSaving ?? INSTANT_SAVING;
    if (what === 'furnitureServiceFee') return wordsFor(FURNITURE_WORDS, 'furniture.service', words);
    return say(what);
  };
  return (
    <dl className="quire-sums">
      {sumRows(sums, { isMember }).map(({ what, amount, isSaving }) => (
        <div key={what} className={`quire-sums__row quire-sums__row--${isSaving ? 'saving' : what}`}>
          <dt>{nameOf(what)}</dt>
          <dd>
            {isSaving && '−'}
            {amount === 'to-be-determined'
              ? wordsFor(FURNITURE_WORDS, 'furniture.toBeDetermined', words)
              : formatMoney(amount, locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
