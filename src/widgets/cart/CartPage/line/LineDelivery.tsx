import type { LineItem } from '../../../../core/cart/rules/cart';
import { storeAddressLine } from '../../../../core/stores/rules/store';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { useDelivery } from '../../../../hooks/stores/useDelivery';
import { Spinner } from '../../../../ui/rendering/Spinner';
import { messages } from '../messages';

/**
 * How and when a line is delivered, and the store where it is picked up, which is named by its number until the shop's
 * details are loaded. Renders nothing for lines that are not delivered [CART-MSG-018, SCR-006].
 */
export function LineDelivery({ delivery, isChanging }: { delivery: LineItem['delivery']; isChanging: boolean }) {
  const translate = useMessages('cart-page', messages);
  const { label, store } = useDelivery(delivery);
  const number = delivery?.storeNumber;
  const place = store ? storeAddressLine(store) : number && translate('store', { number });
  const text = [label, place].filter(Boolean).join(' · ');
  if (!text && !isChanging) return null;
  return (
    <p className="quire-cart-page__quiet" aria-busy={isChanging || undefined}>
      {isChanging && <Spinner />}
      {text && <span>{text}</span>}
    </p>
  );
}
