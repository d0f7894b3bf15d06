import type { Money } from '../../core/platform/rules/money';
import { formatMoney } from '../../core/platform/rules/priceText';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Price.css';

export type PriceProps = { amount: Money | undefined; locale: string; was?: Money; wasLabel?: string };

/** An amount, and the previous amount that it replaces. Renders nothing if the shop gives no amount. */
export function Price({ amount, locale, was, wasLabel }: PriceProps) {
  useStyles(styles);
  if (!amount) return null;
  return (
    <span className="quire-price" part="price">
      <span>{formatMoney(amount, locale)}</span>
      {was && was.minor > amount.minor && (
        <>
          {' '}
          <s className="quire-price__was">
            <span className="quire-hidden-visually">{`${wasLabel ?? ''} `}</span>
            <span>{formatMoney(was, locale)}</span>
          </s>
        </>
      )}
    </span>
  );
}
