import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../controls/isComposing';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Flyout.css';

export type FlyoutState = { isOpen: boolean; onToggle: (isOpen: boolean) => void };

export type FlyoutProps = FlyoutState & {
  /** The content of the button. */
  label: ReactNode;
  /** The accessible name of the button, if its content is more than text. */
  name?: string;
  children: ReactNode;
};

/**
 * A panel that a button opens below itself. Esc, a press outside and moving the focus out close it. The page stays
 * usable.
 */
export function Flyout({ label, name, children, isOpen, onToggle }: FlyoutProps) {
  useStyles(styles);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = useRef(onToggle);
  toggle.current = onToggle;

  // a layout effect: the listeners must be in place before the next key event, which may be Esc
  useLayoutEffect(() => {
    const element = box.current;
    if (!isOpen || !element) return;
    const close = (event: Event) => {
      if (!event.composedPath().includes(element)) toggle.current(false);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !element.contains(relatedTarget as Node)) toggle.current(false);
    };
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      toggle.current(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', close);
    element.addEventListener('focusout', leave);
    element.addEventListener('keydown', byKey);
    return () => {
      document.removeEventListener('pointerdown', close);
      element.removeEventListener('focusout', leave);
      element.removeEventListener('keydown', byKey);
    };
  }, [isOpen]);

  return (
    <div ref={box} className="quire-flyout">
      <button
        ref={button}
        type="button"
        className="quire-menu-entry quire-flyout__button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(!isOpen)}
      >
        {label}
        <svg className="quire-flyout__chevron" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
          <path className="quire-stroke" d="M6 9l6 6 6-6" />
        </svg>
      </button>
      {isOpen && (
        <div
          id={id}
          className="quire-flyout__panel"
          // a button that opens a dialog is gone when the dialog closes; focusing the flyout's button lets the dialog
          // return the focus
          onClickCapture={({ target }) => {
            if ((target as Element).closest('[aria-haspopup="dialog"]')) button.current?.focus();
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
