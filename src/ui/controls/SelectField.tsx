import { useId } from 'react';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Field.css';
import inputStyles from './TextInput.css';

export type SelectFieldProps = {
  label: string;
  /** What the shop's pages know the value by. */
  name?: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
};

/** One of a few, as the browser lets one choose. */
export function SelectField({ label, name, options, value, onChoose }: SelectFieldProps) {
  useStyles(inputStyles);
  useStyles(styles);
  const id = useId();
  return (
    <div className="quire-field">
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
