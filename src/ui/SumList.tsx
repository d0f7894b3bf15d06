import type { CartSummary } from '../core/rules/cart';
import { type SumRow, sumRows } from '../core/rules/cartSum';
import { FURNITURE_WORDS } from '../core/rules/furnitureWords';
import { INSTANT_SAVING } from '../core/rules/instantSaving';
import { hasMemberSavings } from '../core/rules/membership';
import { formatMoney } from '../core/rules/priceText';
import type { SUM_WORDS } from '../core/rules/sumWords';
import { wordsFor } from '../core/rules/wording';
import { useStorefront } from '../hooks/StorefrontProvider';
import type { Say } from '../hooks/useMessages';
import { useStyles } from './StyleRoot';
import styles from './SumList.css';

export type SumListProps = {
  sums: CartSummary;
  /** Whose they are. */
  userType: string;
  say: Say<keyof typeof SUM_WORDS>;
};

/** What a cart or an order comes to, row by row [CART-ENT-003, CART-ENT-024, FURN-004, GEN-006]. */
export function SumList({ sums, userType, say }: SumListProps) {
  useStyles(styles);
  const { locale, settings } = useStorefront();
  const words = settings.messages.cart;
  const rows = sumRows(sums, { isMember: hasMemberSavings({ userType }) });

  const nameOf = (what: SumRow['what']) => {
    if (what === 'instantSavings') return words?.instantSaving ?? INSTANT_SAVING;
    if (what === 'furnitureServiceFee') return wordsFor(FURNITURE_WORDS, 'furniture.service', words);
    return say(what);
  };
  return (
    <dl className="quire-sums">
      {rows.map(({ what, amount, isSaving }) => (
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
