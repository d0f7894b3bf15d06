import { useStyles } from '../rendering/StyleRoot';
import styles from './IconButton.css';

export type CloseButtonProps = { label: string | undefined; onClose: () => void };

/** The close button (×) of a drawer, a notice or a toast. */
export function CloseButton({ label, onClose }: CloseButtonProps) {
  useStyles(styles);
  return (
    <button type="button" className="quire-icon-button" aria-label={label} onClick={onClose}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path className="quire-stroke" d="M6 6l12 12M18 6L6 18" />
      </svg>
    </button>
  );
}
