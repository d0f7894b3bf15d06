import type { CartSummary } from '../../core/cart/rules/cart';
import { INSTANT_SAVING, type SumRow, sumRows, type TOTALS_MESSAGES } from '../../core/cart/rules/cartSum';
import { FURNITURE_MESSAGES } from '../../core/cart/rules/furniture';
import { messageFor, type Overrides } from '../../core/platform/rules/messages';
import { formatMoney } from '../../core/platform/rules/priceText';
import { useStyles } from '../rendering/StyleRoot';
import styles from './SumList.css';

export type SumListProps = {
  sums: CartSummary;
  isMember: boolean;
  locale: string;
  translate: (what: keyof typeof TOTALS_MESSAGES) => string;
  /** The page's own cart messages. */
  overrides: Overrides | undefined;
};

/** The totals of a cart or an order, row by row [CART-ENT-003, CART-ENT-024, FURN-004, GEN-006]. */
export function SumList({ sums, isMember, locale, translate, overrides }: SumListProps) {
  useStyles(styles);

  const nameOf = (what: SumRow['what']) => {
    if (what === 'instantSavings') return overrides?.instantSaving ?? INSTANT_SAVING;
    if (what === 'furnitureServiceFee') return messageFor(FURNITURE_MESSAGES, 'furniture.service', overrides);
    return translate(what);
  };
  const textOf = (what: SumRow['what'], amount: SumRow['amount'], isSaving: boolean) => {
    if (what === 'tax' && amount === 'to-be-determined') return translate('taxLater');
    if (amount === 'to-be-determined') return messageFor(FURNITURE_MESSAGES, 'furniture.toBeDetermined', overrides);
    if (what === 'deliveryFee' && amount.minor === 0) return translate('freeDelivery');
    return `${isSaving ? '−' : ''}${formatMoney(amount, locale)}`;
  };
  return (
    <dl className="quire-sums">
      {sumRows(sums, { isMember }).map(({ what, amount, isSaving }) => (
        <div key={what} className={`quire-sums__row quire-sums__row--${isSaving ? 'saving' : what}`}>
          <dt>{nameOf(what)}</dt>
          <dd>{textOf(what, amount, isSaving)}</dd>
        </div>
      ))}
    </dl>
  );
}
