import { INPUT_MAX_CHARACTERS } from '../../core/cart/rules/quantityLimits';
import { useStyles } from '../rendering/StyleRoot';
import styles from './QuantityStepper.css';

export type QuantityStepperProps = {
  /** What stands in the box: text, because half-typed numbers do too. */
  value: string;
  label: string;
  fewerLabel: string;
  moreLabel: string;
  canStepDown: boolean;
  canStepUp: boolean;
  isDisabled?: boolean;
  /** Explains what is wrong with the value. */
  error?: string;
  errorId: string;
  /** How many characters the box takes; three, as in the cart area, unless it is said. */
  maxCharacters?: number;
  onType: (text: string) => void;
  onStep: (direction: 1 | -1) => void;
  /** Typing is done: Enter, or the focus leaves. */
  onCommit: () => void;
};

/** A quantity: typed, in so many characters as its place takes [CART-QTY-001], or stepped. */
export function QuantityStepper(props: QuantityStepperProps) {
  useStyles(styles);
  const { value, label, isDisabled = false, error, errorId, onType, onStep, onCommit } = props;
  const { maxCharacters = INPUT_MAX_CHARACTERS } = props;

  const step = (direction: 1 | -1, name: string, isPossible: boolean) => (
    <button
      type="button"
      className="quire-stepper__step"
      aria-label={name}
      aria-disabled={isDisabled || !isPossible || undefined}
      onClick={() => {
        if (!isDisabled && isPossible) onStep(direction);
      }}
    >
      {direction === 1 ? '+' : '−'}
    </button>
  );

  return (
    <div className="quire-stepper">
      <div className="quire-stepper__box">
        {step(-1, props.fewerLabel, props.canStepDown)}
        <input
          className="quire-stepper__input"
          inputMode="numeric"
          autoComplete="off"
          maxLength={maxCharacters}
          value={value}
          readOnly={isDisabled}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={errorId}
          onInput={(event) => onType(event.currentTarget.value)}
          onBlur={onCommit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // a form of the page around it is not meant
            event.preventDefault();
            onCommit();
          }}
        />
        {step(1, props.moreLabel, props.canStepUp)}
      </div>
      <p id={errorId} role="status" className="quire-stepper__error">
        {error}
      </p>
    </div>
  );
}
