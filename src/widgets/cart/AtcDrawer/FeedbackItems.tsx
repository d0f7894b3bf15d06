import type { AnsweredAdd } from '../../../core/cart/rules/adding/addFeedback';
import { activeLines, type Cart } from '../../../core/cart/rules/cart';
import type { Translate } from '../../../hooks/platform/useMessages';
import { FeedbackItem } from './FeedbackItem';
import { DelegateAction } from './LineActions';
import type { AtcMessageKey } from './messages';

export type FeedbackItemsProps = {
  feedback: AnsweredAdd;
  cart: Cart;
  hasLists: boolean;
  translate: Translate<AtcMessageKey>;
};

/**
 * The items of an add. Their delivery may change while they are shown, so it is read from the cart [SCR-006, SCR-007].
 */
export function FeedbackItems({ feedback, cart, hasLists, translate }: FeedbackItemsProps) {
  const byId = new Map(activeLines(cart).map((line) => [line.id, line]));
  const items = feedback.items.map((item) => {
    const delivery = byId.get(item.id)?.delivery ?? item.delivery;
    return delivery === item.delivery ? item : { ...item, ...(delivery && { delivery }) };
  });

  return (
    <>
      <ul className="quire-atc-drawer__items">
        {items.map((item) => (
          <FeedbackItem
            key={item.id || item.sku}
            item={item}
            feedback={feedback}
            hasLists={hasLists}
            translate={translate}
          />
        ))}
      </ul>
      <DelegateAction lines={items} />
    </>
  );
}
