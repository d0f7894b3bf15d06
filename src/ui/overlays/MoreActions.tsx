import { type ReactNode, useId, useState } from 'react';
import { useDisclosure } from '../../../../ui/overlays/useDisclosure';

type MoreActionsProps = { label: string; children: ReactNode };

/**
 * The actions of a line: in a row if there is room, otherwise below one button, which opens them. Escape, a press outside
 * and moving the focus out close them.
 */
export function MoreActions({ label, children }: MoreActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const { box, button } = useDisclosure({ isOpen, onToggle: setOpen });
  const id = useId();

  return (
    <div ref={box} className="quire-cart-page__more">
      <button
        ref={button}
        type="button"
        className="quire-cart-page__act quire-cart-page__opener"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path className="quire-stroke" d="M5 12h.01M12 12h.01M19 12h.01" />
        </svg>
      </button>
      <div id={id} className={`quire-cart-page__actions${isOpen ? ' quire-cart-page__actions--open' : ''}`}>
        {children}
      </div>
    </div>
  );
}
