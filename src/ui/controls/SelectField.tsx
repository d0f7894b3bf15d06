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
};

/** A native select field. */
export function SelectField({ label, name, options, value, onChoose }: SelectFieldProps) {
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
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
