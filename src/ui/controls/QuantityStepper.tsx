import { useRef } from 'react';
import { INPUT_MAX_CHARACTERS } from '../../core/cart/rules/quantity';
import { useStyles } from '../rendering/StyleRoot';
import { isComposing } from './isComposing';
import { ownTyping } from './ownTyping';
import { pasteQuantity, type QuantityInsertion } from './pasteQuantity';
import styles from './QuantityStepper.css';

export type QuantityStepperProps = {
  /** The text in the input. It is a string because half-typed numbers are text too. */
  value: string;
  label: string;
  fewerLabel: string;
  moreLabel: string;
  canStepDown: boolean;
  canStepUp: boolean;
  isDisabled?: boolean;
  /** The error message of the value. */
  error?: string | undefined;
  errorId: string;
  /** The maximum number of characters. The default is three, as in the cart area. */
  maxCharacters?: number;
  onType: (text: string) => void;
  onStep: (direction: 1 | -1) => void;
  /** Called when typing ends: on Enter, or when the field loses the focus. */
  onCommit: () => void;
};

/** A quantity field: the customer types a number of limited length [CART-QTY-001], or steps it up and down. */
export function QuantityStepper(props: QuantityStepperProps) {
  useStyles(styles);
  const { value, isDisabled, error, errorId, maxCharacters = INPUT_MAX_CHARACTERS, onType, onCommit } = props;
  /** The last text that was rendered or typed. A script may clear the field without an event before it types. */
  const known = useRef(value);
  const write = (input: HTMLInputElement | null) => {
    if (!input || known.current === value) return;
    known.current = value;
    input.value = value;
  };
  const paste = (event: QuantityInsertion) => pasteQuantity(event, maxCharacters, onType);

  const step = (direction: 1 | -1, name: string, isPossible: boolean) => (
    <button
      type="button"
      className="quire-stepper__step"
      aria-label={name}
      aria-disabled={isDisabled || !isPossible || undefined}
      onClick={() => {
        if (!isDisabled && isPossible) props.onStep(direction);
      }}
    >
      {direction === 1 ? '+' : '−'}
    </button>
  );

  return (
    <div {...ownTyping} className="quire-stepper">
      <div className="quire-stepper__box">
        {step(-1, props.fewerLabel, props.canStepDown)}
        <input
          className="quire-stepper__input"
          inputMode="numeric"
          autoComplete="off"
          maxLength={maxCharacters}
          ref={write}
          defaultValue={value}
          readOnly={isDisabled}
          aria-label={props.label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={errorId}
          onInput={({ currentTarget }) => {
            known.current = currentTarget.value;
            onType(known.current);
          }}
          onPaste={paste}
          onDrop={paste}
          onBlur={onCommit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // does not submit a form of the page around it
            event.preventDefault();
            if (!isComposing(event)) onCommit();
          }}
        />
        {step(1, props.moreLabel, props.canStepUp)}
      </div>
      <p id={errorId} role="status" className="quire-stepper__error quire-bad">
        {error}
      </p>
    </div>
  );
}
