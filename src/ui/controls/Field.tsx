import { type Ref, useId } from 'react';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Field.css';
import inputStyles from './TextInput.css';

export type FieldProps = {
  label: string;
  value: string;
  onType: (text: string) => void;
  /** Enter was pressed. */
  onEnter?: () => void;
  /** What is wrong with it; it is said when it comes. */
  error?: string;
  hint?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  /** For the one who puts the focus there. */
  inputRef?: Ref<HTMLInputElement>;
};

/** One line of text with its label above, what is expected below, and what is wrong with it [ADDR-005, ADDR-007, ADDR-008]. */
export function Field(props: FieldProps) {
  const { label, value, error, hint, isRequired = false, isDisabled = false, type = 'text' } = props;
  useStyles(inputStyles);
  useStyles(styles);
  const id = useId();
  const describedBy = [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' ');

  return (
    <div className="quire-field">
      <label className="quire-field__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        ref={props.inputRef}
        className="quire-input"
        part="input"
        type={type}
        value={value}
        required={isRequired}
        readOnly={isDisabled}
        aria-disabled={isDisabled || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy}
        autoComplete={props.autoComplete ?? 'off'}
        inputMode={props.inputMode}
        onInput={(event) => props.onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          // where React wraps the browser's event, others hand over the event itself
          if (event.key !== 'Enter' || (event.nativeEvent ?? event).isComposing) return;
          event.preventDefault();
          props.onEnter?.();
        }}
      />
      {hint && (
        <p id={`${id}-hint`} className="quire-field__hint">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="quire-field__error" role="alert">
        {error}
      </p>
    </div>
  );
}
