import { type ReactNode, useId } from 'react';
import entryStyles from '../controls/MenuEntry.css';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Flyout.css';
import { type Disclosure, useDisclosure } from './useDisclosure';

export type FlyoutProps = Disclosure & {
  /** The content of the button. */
  label: ReactNode;
  children: ReactNode;
};

/**
 * A panel that a button opens below itself. Escape, a press outside and moving the focus out close it. The page stays
 * usable.
 */
export function Flyout({ label, children, isOpen, onToggle }: FlyoutProps) {
  useStyles(entryStyles);
  useStyles(styles);
  const id = useId();
  const { box, button } = useDisclosure({ isOpen, onToggle });

  return (
    <div ref={box} className="quire-flyout">
      <button
        ref={button}
        type="button"
        className="quire-menu-entry quire-flyout__button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(!isOpen)}
      >
        <span>{label}</span>
        <svg className="quire-flyout__chevron" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
          <path className="quire-stroke" d="M6 9l6 6 6-6" />
        </svg>
      </button>
      {isOpen && (
        <div id={id} className="quire-flyout__panel">
          {children}
        </div>
      )}
    </div>
  );
}
