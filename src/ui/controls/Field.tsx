import { type Ref, useId } from 'react';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Field.css';
import { isComposing } from './isComposing';
import { ownTyping } from './ownTyping';
import inputStyles from './TextInput.css';

export type FieldProps = {
  label: string;
  value: string;
  onType: (text: string) => void;
  /** Called when the customer presses Enter, which otherwise submits the form around the field. */
  onEnter?: () => void;
  /** The error message of the field. It is announced when it appears. */
  error?: string;
  hint?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  autoComplete?: string;
  autoCapitalize?: 'characters';
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  maxLength?: number;
  /** Ref to the input, for a parent that moves the focus there. */
  inputRef?: Ref<HTMLInputElement>;
};

/** A one-line text field with its label above, its hint below, and its error message [ADDR-005, ADDR-007, ADDR-008]. */
export function Field(props: FieldProps) {
  const { label, value, error, hint, isRequired = false, isDisabled = false, type = 'text' } = props;
  useStyles(inputStyles);
  useStyles(styles);
  const id = useId();
  const describedBy = [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' ');

  return (
    <div {...ownTyping} className="quire-field">
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
        autoCapitalize={props.autoCapitalize}
        inputMode={props.inputMode}
        maxLength={props.maxLength}
        onInput={(event) => props.onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          const isDone = !isComposing(event);
          // a form of the page around the widget has nothing to do with this field
          if (isDone && !props.onEnter && event.currentTarget.form?.getAttribute('part') === 'form') return;
          event.preventDefault();
          if (isDone) props.onEnter?.();
        }}
      />
      {hint && (
        <p id={`${id}-hint`} className="quire-quiet">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="quire-bad" role="alert">
        {error}
      </p>
    </div>
  );
}
