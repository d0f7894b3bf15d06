import { useId } from 'react';
import type { LineItem } from '../../../../core/cart/rules/cart';
import { lineBounds, maxQuantity } from '../../../../core/cart/rules/quantity';
import { useLineQuantity } from '../../../../hooks/cart/useLineQuantity';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { QuantityStepper } from '../../../../ui/controls/QuantityStepper';
import { messages } from '../messages';

const PROBLEMS = {
  'not-a-whole-number': 'notAWholeNumber',
  'over-limit': 'overLimit',
  'over-parent': 'overParent',
  'not-a-multiple': 'notAMultiple',
} as const;

export type LineQuantityProps = { line: LineItem; parent?: LineItem | undefined; isLeaving: boolean };

/**
 * The quantity of a line. A typed quantity waits in the client while another change is in flight, so the field is never
 * disabled for that; a step is ignored meanwhile [CART-UPD-006].
 */
export function LineQuantity({ line, parent, isLeaving }: LineQuantityProps) {
  const translate = useMessages('cart-page', messages);
  const bounds = lineBounds(line, parent ? [parent] : []);
  const quantity = useLineQuantity(line, bounds);
  const id = useId();
  const { name } = line;
  const figures = { max: maxQuantity(bounds), increment: bounds.increment ?? 1 };

  return (
    <QuantityStepper
      value={quantity.text}
      label={translate('quantity', { name })}
      fewerLabel={translate('fewer', { name })}
      moreLabel={translate('more', { name })}
      canStepDown={quantity.canStepDown}
      canStepUp={quantity.canStepUp}
      isDisabled={line.id === '' || isLeaving}
      error={quantity.problem && translate(PROBLEMS[quantity.problem.reason], figures)}
      errorId={id}
      onType={quantity.type}
      onStep={quantity.step}
      onCommit={quantity.commit}
    />
  );
}
