import type { LineItem } from '../../../../core/cart/rules/cart';
import { deliveryLabel } from '../../../../core/cart/rules/deliveryLabel';
import { useDeliveryFacts } from '../../../../hooks/cart/useDeliveryFacts';
import { useStorefront } from '../../../../hooks/platform/StorefrontProvider';
import { Spinner } from '../../../../ui/rendering/Spinner';
import { LineStore } from './LineStore';

/**
 * How and when a line is delivered, or the store where it is picked up. Renders nothing for lines that are not
 * delivered [CART-MSG-018].
 */
export function LineDelivery({ delivery, isChanging }: { delivery: LineItem['delivery']; isChanging: boolean }) {
  const { settings } = useStorefront();
  const facts = useDeliveryFacts();
  const text = delivery && deliveryLabel(delivery, facts, settings.messages.cart);
  const number = delivery?.storeNumber;
  if (!text && !number && !isChanging) return null;
  return (
    <p className="quire-cart-page__quiet" aria-busy={isChanging || undefined}>
      {isChanging && <Spinner />}
      {number ? (
        <LineStore key={number} number={number} isPickup={delivery.type === 'ISP' && !delivery.isBackordered}>
          {text}
        </LineStore>
      ) : (
        text && <span>{text}</span>
      )}
    </p>
  );
}
