import { type ReactNode, useId, useState } from 'react';
import iconButtonStyles from '../controls/IconButton.css';
import { useStyles } from '../rendering/StyleRoot';
import styles from './MoreActions.css';
import { useDisclosure } from './useDisclosure';

type MoreActionsProps = { label: string; children: ReactNode };

/**
 * The actions of an item below one button, which opens them. Escape, a press outside and moving the focus out close
 * them. A widget that has room for all of them sets `--_actions: contents` and `--_opener: none`.
 */
export function MoreActions({ label, children }: MoreActionsProps) {
  useStyles(iconButtonStyles);
  useStyles(styles);
  const [isOpen, setOpen] = useState(false);
  const { box, button } = useDisclosure({ isOpen, onToggle: setOpen });
  const id = useId();

  return (
    <div ref={box} className="quire-more">
      <button
        ref={button}
        type="button"
        className="quire-icon-button quire-more__opener"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path className="quire-stroke" d="M5 12h.01M12 12h.01M19 12h.01" />
        </svg>
      </button>
      <div id={id} className={`quire-more__actions${isOpen ? ' quire-more__actions--open' : ''}`}>
        {children}
      </div>
    </div>
  );
}
