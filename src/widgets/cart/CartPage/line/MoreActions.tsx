import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

type MoreActionsProps = { label: string; children: ReactNode };

/**
 * The actions of a line: in a row if there is room, otherwise a menu below one button. Arrow keys move between them,
 * and Escape closes the menu.
 */
export function MoreActions({ label, children }: MoreActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent) {
    const [opener, ...actions] = box.current?.querySelectorAll('button') ?? [];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      opener?.focus();
    } else if (step && isOpen) {
      event.preventDefault();
      const at = actions.indexOf(event.target as HTMLButtonElement);
      actions.at(at < 0 && step < 0 ? -1 : (at + step) % actions.length)?.focus();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div ref={box} className="quire-cart-page__more" onKeyDown={handleKey}>
      <button
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
