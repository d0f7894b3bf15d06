import type { ReactNode, Ref } from 'react';
import { useStyles } from '../rendering/StyleRoot';
import styles from './LinkButton.css';

export type LinkButtonProps = {
  children: ReactNode;
  /** The accessible name, if it is not the text. */
  label?: string;
  opensDialog?: boolean;
  isDisabled?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
  onClick: () => void;
};

/** A button that looks like a link. If it is disabled, it stays focusable and ignores presses. */
export function LinkButton({ children, label, opensDialog, isDisabled, buttonRef, onClick }: LinkButtonProps) {
  useStyles(styles);
  return (
    <button
      ref={buttonRef}
      type="button"
      className="quire-link-button"
      aria-label={label}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
    >
      {children}
    </button>
  );
}
