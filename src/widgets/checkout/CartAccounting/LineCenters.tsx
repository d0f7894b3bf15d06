import { activeLines, type Cart } from '../../../core/cart/rules/cart';
import type { Say } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import type { RequestedOverlay } from './AccountingRows';
import type { CartAccountingWord } from './messages';

export type LineCentersProps = {
  cart: Cart;
  /** The cart's budget center, which pays for lines without one of their own. */
  budgetCenter: string | undefined;
  isLocked: boolean;
  onAsk: (request: RequestedOverlay) => void;
  say: Say<CartAccountingWord>;
};

/** Each line with the budget center that pays for it, and a change button [CART-ENT-017, CART-ENT-023]. */
export function LineCenters({ cart, budgetCenter, isLocked, onAsk, say }: LineCentersProps) {
  // parts of a bundle are paid together with it
  const lines = activeLines(cart).filter((line) => line.id !== '' && line.parent?.relation !== 'BUNDLE');
  return (
    <details className="quire-cart-accounting__lines">
      <summary>{say('byItem')}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="quire-cart-accounting__row">
            <span>{line.name}</span>
            <span className={(line.budgetCenter ?? budgetCenter) ? '' : 'quire-cart-accounting__none'}>
              {line.budgetCenter ?? budgetCenter ?? say('notGiven')}
            </span>
            <Button
              kind="plain"
              isDisabled={isLocked}
              opensDialog
              label={say('changeOfItem', { name: line.name })}
              onClick={() => onAsk({ overlay: 'BC', lineId: line.id })}
            >
              {say('change')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
