import type { LineItem } from '../../../../core/cart/rules/cart';
import { lineBounds } from '../../../../core/cart/rules/quantity';
import { useLineQuantity } from '../../../../hooks/cart/useLineQuantity';
import { useStepper } from '../../../../hooks/cart/useStepper';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { QuantityStepper } from '../../../../ui/controls/QuantityStepper';
import { messages } from '../messages';

export type LineQuantityProps = { line: LineItem; parent?: LineItem | undefined; isLeaving: boolean };

/**
 * The quantity of a line. A typed quantity waits in the client while another change is in flight, so the field is never
 * disabled for that; a step is ignored meanwhile [CART-UPD-006].
 */
export function LineQuantity({ line, parent, isLeaving }: LineQuantityProps) {
  const translate = useMessages('cart-page', messages);
  const bounds = lineBounds(line, parent ? [parent] : []);
  const stepper = useStepper(useLineQuantity(line, bounds), line.name, bounds, translate);
  return <QuantityStepper {...stepper} isDisabled={line.id === '' || isLeaving} />;
}
