import { useStyles } from '../rendering/StyleRoot';
import styles from './Checkbox.css';

export type CheckboxProps = {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The name in the form around it, where its value is `true`. */
  name?: string;
};

/** A checkbox whose label is part of the click target. */
export function Checkbox({ label, isChecked, onChange, name }: CheckboxProps) {
  useStyles(styles);
  return (
    <label className="quire-checkbox">
      <input
        type="checkbox"
        name={name}
        value="true"
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
