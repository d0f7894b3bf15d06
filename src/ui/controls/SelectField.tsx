import { useId } from 'react';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Field.css';
import { ownTyping } from './ownTyping';
import inputStyles from './TextInput.css';

export type SelectFieldProps = {
  label: string;
  /** The form field name that the shop's pages use for the value. */
  name?: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
  /** The error message of the field. It is announced when it appears. */
  error?: string | undefined;
  isRequired?: boolean;
  autoComplete?: string;
};

/** A native select field. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, options, value, onChoose, error, isRequired = false, autoComplete } = props;
  useStyles(inputStyles);
  useStyles(styles);
  const id = useId();
  return (
    <div {...ownTyping} className="quire-field">
      <label className="quire-field__label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="quire-input"
        part="input"
        value={value}
        required={isRequired}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-error`}
        autoComplete={autoComplete}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <p id={`${id}-error`} className="quire-bad" role="alert">
        {error}
      </p>
    </div>
  );
}
