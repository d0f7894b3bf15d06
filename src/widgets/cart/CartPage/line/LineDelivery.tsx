import type { PageLine } from '../../../../core/cart/rules/lineFamilies';
import { usePickupKind } from '../../../../hooks/cart/useOverlayActions';
import { useLineDelivery } from '../../../../hooks/stores/useLineDelivery';
import { useDelivery } from '../../../../hooks/stores/useStore';
import { DeliveryOptions } from '../../../../ui/product/DeliveryOptions';
import { Spinner } from '../../../../ui/rendering/Spinner';

type LineDeliveryProps = PageLine & { isShippingFree: boolean; isChanging: boolean };

/**
 * How and when a line is delivered: a choice if it can be picked up, otherwise a text, and nothing for a line that is not
 * delivered [CART-MSG-018, SCR-006].
 */
export function LineDelivery(props: LineDeliveryProps) {
  return usePickupKind(props.line) ? <Choice {...props} /> : <Label {...props} />;
}

function Choice({ line, details, isShippingFree, isChanging }: LineDeliveryProps) {
  const { isBusy, ...options } = useLineDelivery(line, details, isShippingFree);
  return (
    <div className="quire-cart-page__delivery">
      <DeliveryOptions {...options} isBusy={isBusy || isChanging} />
    </div>
  );
}

function Label({ line, isChanging }: LineDeliveryProps) {
  const { label } = useDelivery(line.delivery);
  if (!label && !isChanging) return null;
  return (
    <p className="quire-cart-page__delivery quire-cart-page__quiet" aria-busy={isChanging || undefined}>
      {isChanging && <Spinner />}
      {label && <span>{label}</span>}
    </p>
  );
}
