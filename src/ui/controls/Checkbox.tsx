import { useStyles } from '../rendering/StyleRoot';
import styles from './Checkbox.css';

export type CheckboxProps = {
  label: string;
  /** The label is only read out, because the text beside the checkbox says what it is for. */
  isLabelHidden?: boolean;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The name in the form around it, where its value is `true`. */
  name?: string;
};

/** A checkbox whose label is part of the click target. */
export function Checkbox({ label, isLabelHidden, isChecked, onChange, name }: CheckboxProps) {
  useStyles(styles);
  return (
    <label className="quire-checkbox">
      <input
        type="checkbox"
        name={name}
        value="true"
        aria-label={isLabelHidden ? label : undefined}
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {!isLabelHidden && <span>{label}</span>}
    </label>
  );
}
