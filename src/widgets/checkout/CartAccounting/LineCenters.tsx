import { activeLines, type Cart } from '../../../core/cart/rules/cart';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Disclosure } from '../../../ui/controls/Disclosure';
import type { RequestedOverlay } from './AccountingRows';
import type { CartAccountingMessageKey } from './messages';

export type LineCentersProps = {
  cart: Cart;
  /** The cart's budget center, which pays for lines without one of their own. */
  budgetCenter: string | undefined;
  isLocked: boolean;
  onRequest: (request: RequestedOverlay) => void;
  translate: Translate<CartAccountingMessageKey>;
};

/** Each line with the budget center that pays for it, and a change button [CART-ENT-017, CART-ENT-023]. */
export function LineCenters({ cart, budgetCenter, isLocked, onRequest, translate }: LineCentersProps) {
  // parts of a bundle are paid together with it
  const lines = activeLines(cart).filter((line) => line.id !== '' && line.parent?.relation !== 'BUNDLE');
  return (
    <Disclosure className="quire-cart-accounting__lines" summary={translate('byItem')}>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="quire-cart-accounting__row">
            <span>{line.name}</span>
            <span className={(line.budgetCenter ?? budgetCenter) ? '' : 'quire-cart-accounting__none'}>
              {line.budgetCenter ?? budgetCenter ?? translate('notGiven')}
            </span>
            <Button
              kind="plain"
              isDisabled={isLocked}
              opensDialog
              label={translate('changeOfItem', { name: line.name })}
              onClick={() => onRequest({ overlay: 'BC', lineId: line.id })}
            >
              {translate('change')}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
