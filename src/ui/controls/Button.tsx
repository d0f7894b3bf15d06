import type { ReactNode } from 'react';
import { Spinner } from '../rendering/Spinner';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Button.css';

export type ButtonProps = {
  children: ReactNode;
  /** Displayed before the text, unless the button is busy. */
  icon?: ReactNode;
  onClick?: (() => void) | undefined;
  kind?: 'primary' | 'secondary' | 'plain';
  /** A busy button keeps its focus and ignores presses. */
  isBusy?: boolean;
  isDisabled?: boolean;
  label?: string;
  describedBy?: string;
  isExpanded?: boolean;
  opensDialog?: boolean;
  /** Submits the form around it. */
  isSubmit?: boolean;
};

/** A button that performs an action. A disabled button stays focusable, so that its reason can be read. */
export function Button({
  children,
  icon,
  onClick,
  kind = 'primary',
  isBusy = false,
  isDisabled = false,
  label,
  describedBy,
  isExpanded,
  opensDialog,
  isSubmit,
}: ButtonProps) {
  useStyles(styles);
  const isOff = isBusy || isDisabled;
  return (
    <button
      type={isSubmit && !isOff ? 'submit' : 'button'}
      className={`quire-button quire-button--${kind}`}
      part={`button ${kind}`}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      aria-label={label}
      aria-describedby={describedBy}
      aria-expanded={isExpanded}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={() => {
        if (!isOff) onClick?.();
      }}
    >
      {isBusy ? <Spinner /> : icon}
      <span>{children}</span>
    </button>
  );
}
