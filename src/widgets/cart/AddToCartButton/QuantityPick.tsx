import { useId } from 'react';
import { maxQuantity, nearestQuantity, type QuantityBounds } from '../../../core/cart/rules/quantity';
import { useQuantityDraft } from '../../../hooks/cart/useQuantityDraft';
import { useMessages } from '../../../hooks/platform/useMessages';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { quantityMessages } from './quantityMessages';

export type QuantityPickProps = {
  start: number;
  bounds: QuantityBounds;
  /** Called with each quantity; undefined while the text in the field is not a valid quantity. */
  onPick: (quantity: number | undefined) => void;
};

export const PROBLEMS = {
  'not-a-whole-number': 'notAWholeNumber',
  'over-limit': 'overLimit',
  'over-parent': 'overParent',
  'not-a-multiple': 'notAMultiple',
} as const;

/** The quantity field of the button [CART-QTY-001, CART-QTY-002]. */
export function QuantityPick({ start, bounds, onPick }: QuantityPickProps) {
  const translate = useMessages('add-to-cart-button', quantityMessages);
  const draft = useQuantityDraft(nearestQuantity(start, bounds), bounds, onPick);
  const errorId = useId();
  const figures = { max: maxQuantity(bounds), increment: bounds.increment ?? 1 };

  return (
    <QuantityStepper
      value={draft.text}
      label={translate('quantity')}
      fewerLabel={translate('fewer')}
      moreLabel={translate('more')}
      canStepDown={draft.canStepDown}
      canStepUp={draft.canStepUp}
      error={draft.verdict.ok ? undefined : translate(PROBLEMS[draft.verdict.reason], figures)}
      errorId={errorId}
      onType={draft.type}
      onStep={draft.step}
      onCommit={draft.commit}
    />
  );
}
