import { useStyles } from '../rendering/StyleRoot';
import iconButtonStyles from './IconButton.css';
import styles from './StarButton.css';

export type StarButtonProps = {
  label: string;
  isOn: boolean;
  isDisabled: boolean;
  onPress: () => void;
};

/** A toggle button that marks something as a favorite. */
export function StarButton({ label, isOn, isDisabled, onPress }: StarButtonProps) {
  useStyles(iconButtonStyles);
  useStyles(styles);
  return (
    <button
      type="button"
      className="quire-icon-button quire-star"
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      <span aria-hidden="true">{isOn ? '★' : '☆'}</span>
    </button>
  );
}
