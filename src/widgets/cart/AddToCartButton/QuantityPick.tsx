import { nearestQuantity, type QuantityBounds } from '../../../core/cart/rules/quantity';
import { useQuantityDraft } from '../../../hooks/cart/useQuantityDraft';
import { useStepper } from '../../../hooks/cart/useStepper';
import { useMessages } from '../../../hooks/platform/useMessages';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { quantityMessages } from './quantityMessages';

export type QuantityPickProps = {
  start: number;
  bounds: QuantityBounds;
  /** Called with each quantity; undefined while the text in the field is not a valid quantity. */
  onPick: (quantity: number | undefined) => void;
};

/** The quantity field of the button [CART-QTY-001, CART-QTY-002]. */
export function QuantityPick({ start, bounds, onPick }: QuantityPickProps) {
  const translate = useMessages('add-to-cart-button', quantityMessages);
  const draft = useQuantityDraft(nearestQuantity(start, bounds), bounds, onPick);
  return <QuantityStepper {...useStepper(draft, '', bounds, translate)} />;
}
